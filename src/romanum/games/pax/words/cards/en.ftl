# Pax Romana: the deck, hands, and what cards do.

# ---- what happened

event-draws-card = { $power } draws a card and keeps it.
event-draws-card-known = { $power } draws { $card }.
event-draws-event = { $power } draws { $card }: it takes effect at once.
event-plays-card = { $power } plays { $card }.
event-discards-card = { $power } discards { $card }.
event-hires-for-card = { $power } gives { $card } for Mercenaries.
event-cancels-card = A god appears for { $power }: { $card } of { $victim } has no effect.
event-no-event = { $card } has no effect for { $power }.
event-new-deck = The deck is shuffled anew: { $cards } cards.

# ---- questions

ask-card-segment = { $power }: { $number ->
    [one] one card
   *[other] { $number } cards
  } in hand, of which { $most } can be kept. Will you play any?
ask-cancel-card = { $power }: will you cancel { $card } of { $victim }?
ask-lay-down = { $power }: more than { $most } cards in hand; which do you discard?
ask-carry-over = Which card do you keep for the next Game-Turn?
ask-hand-card-window = { $power }: will you play a card now?
ask-raise-the-militia-card = { $power }: enemies are in your home. Will you raise the Militia?
ask-carthage-mercenaries = { $power }: will you spend a card and 2T on Mercenaries?
ask-ambush = { $power }: an Army passes. Will you ambush it?
ask-naval-ambush = { $power }: a transport comes near your ships. Will you ambush it?
ask-cunctator = { $power }: will you play Cunctator before it comes to a withdrawal?
ask-battle-shift-cards = { $power }: the shifts are announced. Will you add those of a card?

# ---- refusals

why-card-not-now = { $card } cannot be played at this moment.
why-card-not-held = { $card } is not in your hand.
why-too-many-cards = You hold { $number } cards; no more than { $most } can be kept.
why-talents-short = You have { $talents }T and need { $needed }T.
why-no-army-to-join = None of your Armies is there to be joined.

# ---- actions

do-play = Play { $card }
do-discard = Discard { $card }
do-hire-for = Give { $card } for Mercenaries
do-keep-card = Keep { $card }
do-keep-none = Keep none
