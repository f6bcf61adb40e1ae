# Imperium Romanum: random events, appeals, plague.

do-plague-loss = { $kind } dies

ask-plague-loss = Plague at { $place }: who of { $power } dies?

event-plague-roll = Is there plague in { $province }? Two dice: { $dice }.
event-plague = Plague in { $province }.
event-plague-ends = The plague in { $province } is over; it leaves the land as if plundered.
event-pestilence = Pestilence in { $province }.
