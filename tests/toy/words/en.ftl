event-round = Round { $round } begins.
event-bids = The bids are { $bids }: { $first } goes first.
event-omen = { $seat } sees the omen.
event-omen-known = { $seat } sees the omen: { $omen }.
event-omen-shown = The omen was { $omen }.
event-draw = { $seat } draws a card.
event-draw-known = { $seat } draws { $card }.
event-raise = { $seat } raises an Army in { $province }.
event-march = { $seat } marches into { $province }.
event-attack = { $seat } attacks { $province } from { $source }.
event-shield = { $seat } plays a Shield: no battle in { $province }.
event-sword = { $seat } plays a Sword.
event-battle = Battle for { $province }: { $attack } against { $defence } ({ $modifiers }).
event-taken = { $seat } takes { $province }.
event-spoils = { $seat } takes a { $what }.
event-offer = { $seat } offers { $taker } { $coins ->
    [one] a coin
   *[other] { $coins } coins
} for a truce.
event-robbers = Robbers take a coin from the envoy of { $seat }.
event-truce = { $seat } and { $taker } agree on a truce.
event-no-truce = No truce between { $seat } and { $taker }.
event-pass = { $seat } passes.
event-end = The game ends after round { $rounds }.

ask-bid = { $you ->
    [yes] How many of your { $coins } coins do you bid?
   *[other] Secret bids are being made.
}
ask-turn = Round { $round }: the turn of { $seat }.
ask-react = { $province } is attacked: what does { $seat } play?
ask-offer = What does { $seat } offer { $taker }?
ask-answer = Does { $taker } accept { $coins } for a truce with { $seat }?
ask-spoils = A coin or a point for { $seat }?

do-bid = Bid { $number }
do-draw = Draw a card
do-raise = Raise an Army in { $province }
do-attack = Attack { $province } from { $province2 }
do-treat = Offer { $seat } a truce
do-pay = Offer { $number }
do-shield = Play a Shield
do-sword = Play a Sword
do-coin = Take a coin
do-point = Take a point

why-too-dear = You have { $coins } coins, not { $bid }.
why-deck-empty = The deck is empty.
why-hand-full = You hold { $cards } cards, and three are the most.
why-not-yours = { $province } is not yours.
why-yours = { $province } is yours already.
why-no-room = { $province } holds { $armies } Armies, and three are the most.
why-no-coins = You have no coins.
why-not-next = { $province } does not lie next to { $source }.
why-too-few = { $source } holds { $armies } Armies, and one must stay.
why-truce = You have a truce with { $other }.
why-yourself = You cannot treat with yourself.
why-no-card = You do not hold that card.
why-not-defender = Only the defender plays a Shield.
why-not-attacker = Only the attacker plays a Sword.

how-points = Most points: { $points }.

risk-battle = it loses the battle

window-shield = Shields
window-shield-about = A Province of yours is attacked, and you hold a Shield.
window-shield-concerns = Only for my last Province
window-sword = Swords
window-sword-about = You attack, and hold a Sword.
window-truce = Offers of a truce
window-truce-about = Somebody offers you coins for a truce. Unasked, you refuse.
wish-never = Not this round
answer-truce-if-dear = Accept two coins or more
question-spoils = Spoils
question-spoils-about = You have taken a Province, and choose what it brings.
answer-spoils-strongest = Always the point
answer-spoils-weakest = Always the coin

topic-battles = Battles
luck-battles = Battles
    .counted = Battles won, against what exactly these dice were to win.

aim-raise = Make { $province } strong
aim-draw = Look for a better card
aim-gold = Look for gold
part-armies = Armies

shown-bids = what everybody has bid
