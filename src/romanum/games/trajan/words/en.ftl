# Trajan: every event, question, action and refusal in plain words.

# ---- what happened: turns and the end

event-turn = { $month }, AD { NUMBER($year, useGrouping: 0) }: turn { $turn } begins.
event-player-turn = The player turn of { $side } begins.
event-war-ends = The last turn is over: the war ends.
event-concedes = { $side } concedes the war.
event-treaty-offered = { $side } offers a treaty.
event-treaty = { $side } agrees: a treaty ends the war.
event-treaty-refused = { $side } refuses a treaty.
event-optimus = { $side } has held all enemy capitals for a complete turn: an Optimus victory.
event-deploys = { $side } puts a unit before the walls of { $hex }.
event-deploys-known = { $side } puts { $unit } before the walls of { $hex }.

# ---- what may be seen

event-revealed = { $side } is revealed at { $hex }: { $units }.
event-covered = { $side } turns its force at { $hex } face down.
event-covered-all = { $side } turns all its forces face down.
event-exercitus = { $side } sets up { $army } at { $hex }.
event-exercitus-found = { $army } of { $side } at { $hex } has come into the open: the marker goes back to its owner.
event-unmasked = { $army } of { $side } at { $hex } was a bluff: nobody is there.
event-disbanded = { $side } takes { $army } off the map at { $hex }.

# ---- markers and leaders

event-draws = { $side } draws { $number ->
    [one] a marker
   *[other] { $number } markers
  }.
event-draws-known = { $side } { $number ->
    [0] would draw markers, but holds them all
   *[other] draws { $markers }
  }.
event-discards = { $side } loses { $number ->
    [one] a marker
   *[other] { $number } markers
  }.
event-discards-known = { $side } { $number ->
    [0] would lose markers, but holds none
   *[other] loses { $markers }
  }.
event-takes = { $side } takes a marker of its choice.
event-takes-known = { $side } takes { $marker }.
event-plays = { $side } plays { $marker } ({ $action }) at { $hex }.
event-plays-known = { $side } plays { $marker } ({ $action }) at { $hex }, by { $leader }.
event-countered = { $side } counters { $action } at { $hex }: nothing comes of it.
event-guarded = { $unit } of { $side } at { $hex } foils the Agent: { $action } fails.
event-sees-box = { $side } looks into { $box } of { $enemy }.
event-sees-box-known = { $side } looks into { $box } of { $enemy } and finds { $number ->
    [0] nobody
   *[other] { $found }
  }.
event-sees-markers = { $side } learns which markers { $enemy } holds.
event-sees-markers-known = { $side } looks into { $box } of { $enemy } and finds { $number ->
    [0] nothing
   *[other] { $found }
  }.
event-assassination = Murderers sent by { $side } seek { $unit }: { $die }, { $needed } or less needed: { $success ->
    [yes] he dies
   *[no] he escapes
  }.
event-leader-dies = { $unit } of { $side } is dead.
event-out-of-play = { $unit } of { $side } is out of the war for good.
event-supreme-dies = { $side } has lost its Supreme Leader { $unit } and all its markers.
event-supreme-dies-known = { $side } has lost its Supreme Leader { $unit }{ $number ->
    [0] {""}
   *[other] {" "}and its markers: { $markers }
  }.
event-supreme = { $unit } is the new Supreme Leader of { $side }.
event-triumph = { $unit } celebrates a Triumph in { $city }.
event-triumph-lost = { $city } is lost, and the Triumph with it.
event-capital-taken = The provincial capital { $city } has fallen to Parthia for the first time.

# ---- marches

event-march-roll = { $side } { $forced ->
    [yes] drives its force on
   *[no] marches
  } from { $hex } { $march }: { $die }, result { $result }.
event-marches = { $side } goes { $march } from { $hex } to { $destination }.
event-drops = { $side } leaves a unit at { $hex }.
event-drops-known = { $side } leaves { $unit } at { $hex }.
event-halts = { $side } halts at { $hex }.
event-leaves-map = { $side } leaves the map at { $hex }.
event-scatters = The force of { $side } loses its way from { $hex } to { $destination } ({ $die }).
event-scatter-again = The force of { $side } cannot scatter that way ({ $die }): roll again.
event-march-loss = { $half ->
    [yes] Half of the force that { $side } marched to { $hex } is lost.
   *[no] The march to { $hex } costs { $side } a unit.
  }
event-march-loss-known = { $number ->
    [0] The march to { $hex } would cost { $side }, but there is nobody to lose.
   *[other] The march to { $hex } costs { $side }: { $units }.
  }
event-intercept-roll = { $side } sets out from { $hex } { $march } to intercept at { $destination }: { $die }, result { $result }.

# ---- recruits and cities

event-arrives = A unit of { $side } arrives at { $hex }.
event-arrives-known = { $unit } of { $side } arrives at { $hex }.
event-civis = { $side } has a new Civis in { $city }.
event-colony = { $unit } is settled as a colony in { $city }.
event-incites = { $side } stirs up { $city }: { $die }, { $needed } or less needed: { $success ->
    [yes] the city rises. { $modifiers }
   *[no] all stays quiet. { $modifiers }
  }
event-revolt = { $city } goes over to { $side }.
event-revolt-succeeds = The revolt in { $city } succeeds: the city is held for { $side }.
event-revolt-fails = The revolt in { $city } for { $side } is put down.
event-goes-over = { $city } goes over to { $side } without a fight.
event-sedition = { $side } sows discord at { $hex }: { $die }: { $success ->
    [yes] a unit may desert
   *[no] nothing comes of it
  }.
event-deserts = { $unit } of { $side } deserts at { $hex }.

# ---- combat

event-combat = { $kind } at { $hex }: { $side } ({ $attackers }) against { $enemy } ({ $defenders }), strengths { $strengths }.
event-superiority-roll = Tactical Superiority at { $hex }, die and best leader: { $attacker } { $own }, { $defender } { $other }: { $tie ->
    [yes] a tie, both roll again
   *[no] { $first } strikes first
  }.
event-strike = { $round }, { $side } strikes with { $strength }: { $die }, { $suffered ->
    [0] no losses
   *[other] { $suffered } to lose
  }{ $check ->
    [yes] {" "}and a discipline check
   *[no] {""}
  }. { $modifiers }
event-falls = { $unit } of { $side } falls at { $hex }.
event-no-losses = Nobody of { $side } at { $hex } can be reached: no losses.
event-lends = { $leader } of { $side } steadies { $unit }.
event-check = { $round }, { $side } checks discipline: { $die }. { $failed ->
    [0] {""}
   *[other] Disrupted: { $disrupted }. {""}
  }{ $fallen ->
    [0] {""}
   *[other] Lost: { $lost }. {""}
  }{ $failed ->
    [0] { $fallen ->
        [0] All stand.
       *[other] {""}
      }
   *[other] {""}
  }
event-cut-down = { $unit } of { $side } is cut down at { $hex }.
event-outcome = { $kind } at { $hex }: { $size ->
    [draw] nobody wins
    [skirmish] { $side } wins a skirmish
    [minor] { $side } wins a minor victory
   *[major] { $side } wins a major victory
  }. Strength lost by attacker and defender: { $losses }.
event-retreats = { $side } is driven from { $hex } to { $destination }: { $units }.
event-pursues = { $side } pursues from { $hex } to { $destination }.
event-sorties = { $unit } of { $side } comes out of { $hex }.
event-garrisons = { $unit } of { $side } goes into { $hex }.
event-blockade = { $side } blockades { $city }.
event-formal-siege = { $side } lays formal siege to { $city }: { $die }: { $result ->
    [B] a breach in the walls
    [S] the garrison makes a sortie
   *[other] no effect
  }.
event-sortie = The sortie from { $city } costs { $side } a unit.
event-sortie-known = The sortie from { $city } costs { $side } { $unit }.
event-sortie-seen = The sortie from { $city } costs { $side } { $unit }.

# ---- political events

event-event = { $side } rolls { $dice }: { $event }.
event-off-map-revolt = Unrest at home: { $die }, so strength { $needed } is needed off the map: { $quiet ->
    [yes] Rome has it
   *[no] Rome must send troops home
  }.
event-revolt-put-down = The troops at home put the revolt down.
event-revolt-spreads = The revolt at home spreads: Rome loses { $number ->
    [one] a marker
   *[other] { $number } markers
  }.
event-rising = { $city } is restless ({ $die }).
event-pretender = A rival of the king raises his head: { $die }: { $strikes ->
    [yes] he strikes
   *[no] nobody follows him
  }.
event-rival = { $unit } at { $hex } is the rival: he and the Core units with him do nothing this turn.
event-goes-home = A unit of { $side } goes home.
event-goes-home-known = { $unit } of { $side } goes home from { $hex }.
event-goes-home-seen = { $unit } of { $side } goes home from { $hex }.
event-fever = Fever costs { $side } a unit.
event-fever-known = Fever at { $hex } costs { $side } { $unit }.
event-earthquake = An earthquake lays { $city } in ruins.
event-buried = The earthquake buries a unit of { $side }.
event-buried-known = The earthquake buries { $unit } of { $side }.
event-trajan-hurt = Trajan was there: { $die }: { $hurt ->
    [yes] he is hurt and plays no markers this turn
   *[no] he escapes through a window
  }.
event-hatra-defies = { $city } defies everybody: its Civis has { $strength ->
    [one] { $strength } strength point
   *[other] { $strength } strength points
  } more.
event-spy-lost = An Agent of { $side } is found out.
event-illness = { $unit } is ill: { $die }: { $struck ->
    [yes] { $late ->
        [yes] he dies of it
       *[no] he must rest this turn
      }
   *[no] he recovers
  }.

# ---- questions

ask-deploy = { $side }: which units start before the walls of their cities?
ask-cover = { $side }: which forces do you turn face down?
ask-take = { $side }: take { $left ->
    [one] a marker
   *[other] { $left } markers
  } of your choice.
ask-movement = { $side }: march, recruit, play markers, in any order.
ask-combat = { $side }: attack, besiege, play markers, in any order.
ask-treaty = { $side }: { $enemy } offers a treaty: nobody would win. Accept?
ask-place-exercitus = { $side }: { $army } has come back to you. Put it on the map again?
ask-muster = { $side }: who marches from { $hex }, and by what kind of march?
ask-forced-muster = { $side }: who is driven on from { $hex }, and by what kind of march?
ask-forced-march = { $side }: drive the force at { $hex } on by a Forced March?
ask-marching = { $side }: your force is at { $hex }, { $march }, result { $result }, { $gone ->
    [one] one hex
   *[other] { $gone } hexes
  } gone. Where does it go?
ask-march-over = { $side }: your force has come to { $hex }, { $march }, result { $result }, and goes no farther. What does it do before it halts?
ask-march-loss = { $side }: the march to { $hex } costs a unit. Which?
ask-march-half = { $side }: the march to { $hex } costs half the strength that marched{ $left ->
    [0] {""}
   *[other] {" "}({ $left } still to lose)
  }. Which units?
ask-intercept = { $side }: an enemy force has entered { $hex }. Intercept it?
ask-call-out = { $side }: who goes from { $hex } to intercept at { $destination }, and how?
ask-counter = { $side }: the enemy plays a marker at { $hex }: { $action }. Counter it?
ask-desertion = { $side }: a unit deserts at { $hex }. Which?
ask-royal-levy = { $side }: the king raises { $left ->
    [one] one more unit
   *[other] { $left } more units
  }. Which?
ask-bring = { $side }: which units from off the map come in at { $hex }?
ask-superiority = { $side }: play a marker for Tactical Superiority at { $hex }? Played so far: { $own } by you, { $enemy } by the enemy.
ask-lend = { $side }: discipline check in the { $round } round: which unit does { $leader } (class { $class }) steady?
ask-losses = { $side }: { $left } to lose at { $hex }. Which unit falls?
ask-retreat = { $side }: where do you drive the beaten force of { $enemy } at { $hex }?
ask-pursuit = { $side }: pursue the enemy from { $hex } to { $destination }?
ask-leave-city = { $side }: which units come out of { $city }?
ask-enter-city = { $side }: which units go into { $city }?
ask-sortie = { $side }: the sortie from { $city } costs a unit. Which?
ask-failed-siege = { $side }: the siege of { $city } has had no effect. Blockade it, or assault the walls?
ask-turn-city = { $side }: which city goes over to { $to }?
ask-pretender = { $side }: which leader rises against the king?
ask-return-satrapy = { $side }: which Satrapy unit goes home?
ask-return-archers = { $side }: which Core horse archers go home?
ask-rally = { $side }: to which city does a Satrapy unit rally?
ask-iberians = { $side }: which horse do the Iberians send to Harmozica, if any?
ask-veterans-city = { $side }: to which provincial capital do veterans return, if any?
ask-veterans-unit = { $side }: which unit do the veterans form?
ask-fever = { $side }: fever takes a unit. Which?
ask-earthquake = { $side }: the earthquake buries a unit. Which?
ask-embassy = { $side }: an embassy proposes a treaty: nobody would win. Accept?

# ---- actions, as a button would say them

do-concede = Concede the war
do-treaty = Offer a treaty
do-out = Put { $unit } before the walls
do-cover = Turn the force at { $hex } face down
do-cover-all = Turn all forces face down
do-take = Take { $marker }
do-exercitus = Put the force at { $hex } under { $army }
do-bluff = Set up { $army } at { $hex } as a bluff
do-disband = Take { $army } off the map
do-show = Show the force at { $hex }
do-march = March from { $hex }
do-leave = Leave { $unit } behind
do-leave-army = Leave { $army } behind
do-road = March by road
do-cross-country = March across country
do-river = March by river
do-sea = March by sea
do-to = Go to { $hex }
do-off-map = Leave the map
do-lead-off-map = Leave the map with the Supreme Leader: whoever is there comes back only by his Political marker
do-drop = Leave { $unit } here
do-post = Leave { $unit } inside the city
do-pick-up = Take { $unit } along
do-halt = Halt here, outside any walls
do-enter = Halt inside the city
do-forced-march = Forced March, driven by { $leader }
do-intercept = Intercept with { $leader }
do-let-march = Do not intercept, and ask no more about this march
do-revolt = Stir up a revolt with { $leader }
do-sedition = Sow sedition with { $leader }
do-recruit = { $leader } recruits { $unit }
do-levy = { $leader } raises a Satrapy unit
do-civis = { $leader } raises a Civis
do-summon = Call in off-map forces at { $hex }
do-bring = Bring in { $unit }
do-spy = { $leader } spies on { $hex }
do-spy-box = { $leader } spies on { $box }
do-assassinate = { $leader } sends murderers to { $victim }
do-counter = Counter it with { $leader }
do-triumph = Celebrate a Triumph
do-imperator = Make { $leader } Imperator
do-king-of-kings = Make { $leader } King of Kings
do-royal-levy = The king raises { $unit }
do-trade-troops = Trade Concession for troops
do-trade-markers = Trade Concession for markers
do-colony = Settle { $unit } as a colony
do-attack = Attack at { $hex }
do-sally = Sally out of { $hex }
do-blockade = Blockade { $hex }
do-assault = Assault { $hex }
do-formal-siege = Lay formal siege to { $hex }
do-superiority = Tactical Superiority by { $leader }
do-eagle = Raise the Emperor's Eagle by { $leader }
do-lend = { $leader } steadies { $unit }
do-lend-civis = { $leader } steadies the Civis
do-lose = Lose { $unit }
do-lose-civis = Lose the Civis
do-retreat = Drive them to { $hex }
do-pursue = Pursue with { $leader }
do-garrison = Send { $unit } into the city
do-sortie = Bring { $unit } out of the city
do-choose-city = Choose { $city }
do-choose-unit = Choose { $unit }
do-done = Done

# ---- why not

why-already-open = Your force at { $hex } lies open already ({ $rule }).
why-another-raises-here = Another leader has raised Satrapy units at { $hex } this turn, so { $leader } may not ({ $rule }).
why-bring-somebody = At least one unit comes in for the marker ({ $rule }).
why-cannot-march = { $leader } cannot march now ({ $rule }).
why-city-shut = There is no city at { $hex } that the force could enter ({ $rule }).
why-court-elsewhere = The Court is not where { $leader } is ({ $rule }).
why-eclipse = The eclipse frightens everybody: no Forced March this turn ({ $rule }).
why-enemy-beside = The enemy is at { $hex } too: no Exercitus can be put there ({ $rule }).
why-enemy-city = { $city } is the enemy's ({ $rule }).
why-enemy-here = The enemy is at { $hex }: the march ends there ({ $rule }).
why-exercitus-in-use = { $army } stands on the map, or has been set up this turn already ({ $rule }).
why-floods = The rivers are in flood: nobody marches by river this turn ({ $rule }).
why-great-heat = In the great heat no extra hexes lead into the desert of { $hex } ({ $rule }).
why-has-attacked = Your force at { $hex } has attacked already ({ $rule }).
why-has-civis = { $city } has a Civis already ({ $rule }).
why-has-moved = { $unit } has marched already, or cannot come along ({ $rule }).
why-has-supreme-leader = { $unit } is the Supreme Leader ({ $rule }).
why-just-left-the-map = { $unit } has left the map in this very turn ({ $rule }).
why-leader-spent = { $leader } has played all the markers his rating of { $rating } allows, or is kept from it ({ $rule }).
why-leaders-are-spared = { $unit } is a leader: somebody else must fall ({ $rule }).
why-maneuvers-away = { $unit } has Maneuver Advantage and cannot be reached ({ $rule }).
why-march-tried = A march out of { $hex } has been tried already ({ $rule }).
why-movement-only = That is done in the Movement segment only ({ $rule }).
why-must-stop = The march ends at { $hex } ({ $rule }).
why-no-better-class = { $leader } is of no better class than { $unit } ({ $rule }).
why-no-capital-for-triumph = The Supreme Leader is at { $hex }: a Triumph needs a Parthian regional capital in Roman hands ({ $rule }).
why-no-city-of-yours = { $leader } is at { $hex }, in no city of yours, or before besieged walls ({ $rule }).
why-no-city-of-yours-here = There is no city of yours at { $hex } ({ $rule }).
why-no-cross-country = No way leads from { $hex } ({ $rule }).
why-no-enemy-city = There is no enemy city at { $hex } ({ $rule }).
why-no-enemy-civis = There is no enemy Civis at { $hex } ({ $rule }).
why-no-enemy-outside = No enemy stands in the open at { $hex } ({ $rule }).
why-no-enemy-troops = No enemy troops of a kind that might desert are seen at { $hex } ({ $rule }).
why-no-exercitus = { $army } is not on the map ({ $rule }).
why-no-leader-here = No leader of yours is at { $hex } ({ $rule }).
why-no-marker = You hold no { $marker } marker ({ $rule }).
why-no-parthian-city = { $leader } is at { $hex }, in no city of Parthian colour and control ({ $rule }).
why-no-port-of-yours = There is no port of yours at { $hex } ({ $rule }).
why-no-provincial-capital = { $leader } is at { $hex }: units of class { $class } are raised in provincial capitals only ({ $rule }).
why-no-regional-capital = { $leader } is at { $hex }, in no regional capital of yours, or before besieged walls ({ $rule }).
why-no-river = No river or lake leads from { $hex } ({ $rule }).
why-no-road = No road leads there from { $hex } ({ $rule }).
why-no-roman-city = { $leader } is at { $hex }: units of class R are raised in cities of Roman colour only ({ $rule }).
why-no-satrapy-recruits = No Satrapy units are left to be raised ({ $rule }).
why-no-sea = No sea on which you hold a port lies at { $hex } ({ $rule }).
why-no-strength-to-attack = Your force at { $hex } has no strength to attack with ({ $rule }).
why-no-strength-to-lose = { $unit } has no strength that would count as a loss ({ $rule }).
why-no-such-box = The enemy has nothing like { $box } ({ $rule }).
why-no-supreme-leader = { $side } has no Supreme Leader on the map ({ $rule }).
why-no-trade-city = The king is at { $hex }, in no city of his on a trade route ({ $rule }).
why-no-train = No Impeditus has been at { $hex } since the turn began ({ $rule }).
why-no-way-off-map = No way leads off the map from { $hex } by this march ({ $rule }).
why-nobody-off-map = Nobody waits off the map ({ $rule }).
why-nobody-outside = None of your units stands before the walls of { $hex } ({ $rule }).
why-nobody-to-intercept = You have nobody who could intercept ({ $rule }).
why-nobody-to-march = Nobody at { $hex } can march ({ $rule }).
why-not-a-core-leader = { $leader } is no Core leader ({ $rule }).
why-not-a-parthian-leader = { $leader } is no Parthian leader ({ $rule }).
why-not-besieged = You hold no besieged city at { $hex } ({ $rule }).
why-not-in-a-city = { $unit } is not inside a city ({ $rule }).
why-not-in-city = { $leader } is not inside the city ({ $rule }).
why-not-in-pool = No { $marker } marker is left ({ $rule }).
why-not-pursued = { $leader } is inside the city, not with the force that is pursued ({ $rule }).
why-nothing-open = Nothing of yours lies open there ({ $rule }).
why-nothing-to-cover = No face-down units stand in the open at { $hex } ({ $rule }).
why-one-royal-levy = { $leader } calls up the Core once in a war, and nobody does after him ({ $rule }).
why-only-with-the-force = Units taken along go only as far as those who set out ({ $rule }).
why-out-of-range = { $leader } is { $distance ->
    [one] { $distance } hex
   *[other] { $distance } hexes
  } from { $hex }; { $range } at most ({ $rule }).
why-outside-already = { $unit } stands before the walls already ({ $rule }).
why-raised-already = Another leader has steadied { $unit } already ({ $rule }).
why-scattering = A force that will scatter plays no markers on its way ({ $rule }).
why-shut-in = Your force at { $hex } is besieged ({ $rule }).
why-siege-declared = What your force does about the city at { $hex } is settled for this turn ({ $rule }).
why-snow = Snow shuts the mountains of { $hex } except by road ({ $rule }).
why-somebody-must-march = Somebody must march ({ $rule }).
why-stands-firm = { $unit } stands firm: only units of class M or B desert ({ $rule }).
why-own-turn-only = { $marker } is played in one's own player turn alone ({ $rule }).
why-storms = Storms keep all ships in port this turn ({ $rule }).
why-superfluous = { $unit } is worth more than the unit before: one of the two would be superfluous ({ $left } still to lose) ({ $rule }).
why-supreme-leader-only = { $leader } is not the Supreme Leader ({ $rule }).
why-too-far = The force has gone { $gone ->
    [one] { $gone } hex
   *[other] { $gone } hexes
  }, and { $limit } is all it can go ({ $rule }).
why-too-far-to-intercept = { $leader } is not within { $range ->
    [one] { $range } hex
   *[other] { $range } hexes
  } ({ $rule }).
why-too-few-left = After { $unit } too little would be left to reach the { $left } to be lost ({ $rule }).
why-too-soon = A new Supreme Leader is not made in the turn in which the last one was lost ({ $rule }).
why-treaty-refused-already = You have offered a treaty in this player turn already ({ $rule }).

# ---- the end

how-won = { $level } victory.
how-drawn = Both sides reach the same level of victory: { $roman ->
    [none] none
   *[other] { $roman }
  }.
how-conceded = The enemy has conceded.
how-optimus = Optimus victory: every enemy capital was held for a complete turn.
how-treaty = A treaty ends the war.

# ---- what is shown by it, after "Something hidden is shown: …"

shown-revealed = what lies face down there
shown-exercitus-found = what stands under the Exercitus
shown-unmasked = what stands under the Exercitus
shown-disbanded = how many counters the Exercitus covered
shown-marches = what lies in the next hex, and that you come
shown-leaves-map = who is gone from the map
shown-halts = how many counters go behind the walls
shown-deserts = who deserts
shown-guarded = what an Agent finds there
shown-sees-markers = the enemy's markers, to you alone
shown-sees-box = the units in the holding area, to you alone
shown-colony = the veterans who settle
shown-march-loss = how many counters are lost
shown-otherwise = the marker, where a leader is, or whether the enemy can answer

# ---- what hints reckon with, after a number: "+1.5 cities"

part-goals = conditions of victory in sight
part-cities = cities
part-strength = points of strength on the map
part-leaders = leaders on the map
part-markers = markers in hand

# ---- what a bot sets out for

aim-incite = stir up { $goal } with { $force }
aim-take = take { $goal } with the army at { $force }
aim-relieve = relieve { $goal } with the army at { $force }
aim-hunt = hunt down the enemy at { $goal } with the army at { $force }
aim-hold = hold { $goal } with the army at { $force }
aim-approach = bring { $force } nearer to the front, to { $goal }
aim-withdraw = bring { $force } into safety at { $goal }
aim-stir = stir up { $goal } with { $force }
aim-stay = stay at { $goal }
aim-rest = leave all other forces where they are
aim-recruit = raise { $goal } with { $force }
aim-levy = raise a Satrapy unit with { $force }
aim-civis = raise a Civis with { $force }
aim-summon = call the western legions to { $goal }
aim-royal-levy = have the king raise { $force }
aim-trade-troops = sell a Trade Concession for troops
aim-trade-markers = sell a Trade Concession for markers
aim-triumph = hold a Triumph
aim-imperator = make { $force } Imperator
aim-king-of-kings = make { $force } King of Kings
aim-assassinate = have { $goal } murdered by { $force }

# ---- blunders that the arena counts

blunder-stripped-city = Cities that decide the war left without anybody
blunder-lost-battle = Attacks on a stronger enemy
blunder-winter-march = Armies led through the snow
blunder-exposed-supreme = Supreme Leaders left to a stronger enemy
blunder-idle-markers = Turns that end with all Political markers in hand

# What a march may bring: said of a way before it is gone.
risk-no-move = it does not move
risk-scatter = it scatters
risk-unit-lost = it loses a unit
risk-half-lost = it loses half its strength
risk-enemy = enemies are there
risk-interception = it may be intercepted

## What the log can be looked through for, and how luck is counted

topic-marches = Marches
topic-battles = Battles
topic-cities = Cities
topic-markers = Markers
topic-turns = Turns
luck-strikes = Strikes
    .counted = Strength points to lose that strikes brought upon the enemy.
luck-marches = Marches
    .counted = Rolls for a march or an interception that let the force move.
luck-sieges = Formal sieges
    .counted = Breaches.
luck-intrigue = Revolts and intrigue
    .counted = Revolts, seditions and assassinations that succeeded.

window-interception = Interceptions
window-interception-about = An enemy force marches into a hex within reach of one of your leaders.
window-interception-concerns = Only next to what is mine
window-counter = Counters
window-counter-about = The enemy plays a marker in a hex where a leader of yours can cancel it.


## For a first game: what a question is about, by its step

tip-Deploy = Inside or before the walls
    .text = All your units start inside their cities. Click a city to put units before its walls; most can march either way, so Done is a good answer.
tip-TakeMarkers = Stratagem Markers
    .text = Leaders play them. Political ones recruit and stir up revolts, Military ones win battles and drive marches on, Agents find out what lies face down.
tip-MovementSegment = Marching
    .text = Click a force to march with it. Each hex gets one try a turn, and a die decides how the march goes. Markers, recruits and bluffs are in the tray over the map.
tip-Muster = Who goes, and how?
    .text = Click the units that stay behind, then the kind of march. Each shows what its six faces bring: how far, and what may be lost on the way.
tip-Marching = On the way
    .text = Click the next hex. You may leave units behind and take others along. The march ends where the enemy is, and everything there is turned face up.
tip-CoverForces = Face down again
    .text = What the enemy has seen may be hidden from him again now. There is rarely a reason not to.
tip-CombatSegment = Fighting
    .text = Where you stand beside an enemy in one hex you may attack him; before an enemy city you may blockade it, assault it, or, with a train, lay formal siege.
tip-InterceptionWindow = You may interrupt
    .text = An enemy force has come near one of your leaders who has a Military marker. Intercept it, or let it pass.
tip-PlaySuperiority = Tactical Superiority
    .text = Whoever plays more Military markers strikes first in every round. Play them where the battle decides something.
tip-ChooseLosses = Losses
    .text = You choose who falls. Whole units are lost, and what is worth too much cannot follow what is worth less.
## On the screen

screen-segment-events = Political Events
screen-segment-stratagems = Stratagem segment
screen-segment-movement = Movement segment
screen-segment-combat = Combat segment
screen-turn-of-0 = Roman player turn
screen-turn-of-1 = Parthian player turn
screen-before-the-war = Before the war
screen-date = { $month }, AD { $year }
screen-set-up = { $scenario }: set-up
screen-headline = Turn { $turn } of { $turns }: { $date }. { $segment }
screen-headline-of = Turn { $turn } of { $turns }: { $date }. { $side }, { $segment }
screen-markers = Stratagem Markers in hand, which nobody else is told
screen-strength = Strength points on the map that you can see
screen-level = The level of victory if the war ended now
screen-needed = (needed for any victory)
screen-hope-revolt = that the city rises
screen-hope-sedition = of a deserter
screen-hope-assassinate = that he dies
screen-hope-formal-siege = of a breach
screen-hope-assault = to take the city
screen-hope-lend = to stand
screen-hope-intercept = to arrive
screen-hope-march = to move
screen-wastes-city = Nobody stays in { $city }: you no longer hold it.
screen-wastes-war = The enemy wins the war.
screen-wastes-treaty = If the enemy accepts, nobody wins the war.
screen-wastes-off-map = Whoever leaves the map comes back only by a Political marker.
screen-wastes-fights = You could still fight at { $places }.
screen-wastes-marches = { $forces ->
    [one] 1 force could still march.
   *[other] { $forces } forces could still march.
}
screen-recruits = Recruits
screen-recruits-core = Core recruits
screen-recruits-satrapy = Satrapy recruits
screen-recruits-armenian = Armenian recruits
screen-off-map = Off the map
screen-went-marches = { $side } goes from { $from } to { $to }.
screen-roll-march-roll = March { $march }
screen-roll-forced = Forced March { $march }
screen-roll-intercept-roll = Interception { $march }
screen-roll-incites = Revolt in { $city }
screen-roll-formal-siege = Siege of { $city }
screen-roll-sedition = Sedition
screen-result-incites = { $success ->
    [yes] The city rises
   *[other] All stays quiet ({ $needed } or less)
}
screen-result-formal-siege = { $result ->
    [B] A breach in the walls
    [S] The garrison makes a sortie
   *[other] No effect
}
screen-result-sedition = { $success ->
    [yes] A unit may desert
   *[other] Nothing comes of it
}
screen-move-N = no move
screen-move-M = moves
screen-move-M1 = one hex more
screen-move-M2 = two hexes more
screen-move-R = down the river
screen-move-O = over the sea
screen-effect-S = scatters
screen-effect-A = attrition
screen-effect-F = costs a forced march
screen-effect-W = winter loss
screen-effect-X = shipwreck
screen-mark-revealed = revealed
screen-mark-unmasked = a bluff
screen-mark-arrives = arrives
screen-mark-march-loss = lost on the march
screen-mark-revolt = goes over
screen-mark-revolt-succeeds = the revolt succeeds
screen-mark-revolt-fails = the revolt fails
screen-mark-goes-over = goes over
screen-mark-civis = a new Civis
screen-mark-colony = a colony
screen-mark-blockade = blockaded
screen-mark-capital-taken = a capital falls
screen-mark-earthquake = earthquake
screen-mark-rising = restless
screen-mark-triumph = a Triumph
screen-mark-triumph-lost = the Triumph is lost
screen-mark-plays = plays a marker
screen-mark-countered = countered
screen-mark-guarded = foiled by a Guard
screen-mark-deserts = deserts
screen-scoring = What makes a victory
screen-choose-units = Choose among the units here
screen-held-by-nobody = held by nobody
screen-at-the-start = at the start

# Back.svelte
screen-exercitus = EXERCITUS

# BattleSheet.svelte
screen-combat-at = Combat at { $title }
screen-revolt = Revolt
screen-tactical-superiority-strikes-first = Tactical Superiority: strikes first
screen-superiority = superiority
screen-maneuver-advantage = Maneuver Advantage
screen-maneuver = maneuver
screen-eagle = eagle
screen-strength-at-the-start-and = Strength at the start, and what is lost
screen-civis = Civis
screen-tactical-superiority = Tactical Superiority
screen-strikes-with-rolls = strikes with { $strength }, rolls { $die }
screen-check = { " " }check
screen-checks-discipline-rolls = checks discipline, rolls { $die }
screen-checks = checks { $die }
screen-attack-strength = attack strength
screen-strikes-with = { $side } strikes with { $strength }:
screen-to-lose = { $suffered } to lose
screen-no-losses = no losses
screen-discipline-check = , discipline check
screen-checks-discipline = { $side } checks discipline
screen-nobody-wins = Nobody wins.
screen-wins = { $side } wins { $size }.
screen-fire = Fire
screen-melee = Melee
screen-pursuit = Pursuit
screen-a-skirmish = a skirmish
screen-a-minor-victory = a minor victory
screen-a-major-victory = a major victory

# Board.svelte
screen-hex = Hex { $id }
screen-map-of-the-war-arrow = Map of the war. Arrow keys move between hexes, Enter acts, question mark asks why not, full stop goes to the next hex where you can act. { $size ->
    [one] { $size } hex
   *[other] { $size } hexes
  } can be chosen now.

# Chip.svelte
screen-face-down = Face down
screen-exercitus-2 = Exercitus { $armyName }

# Hand.svelte
screen-a-spectator-holds-no-markers = A spectator holds no markers.
screen-stratagem-markers = Stratagem Markers
screen-take-a-marker-of-your = Take a marker of your choice:
screen-now = { $uses } now
screen-no-markers-in-hand = No markers in hand.
screen-exercitus-3 = Exercitus
screen-strength-2 = strength { $strength }
screen-a-bluff-nobody-is-there = a bluff: nobody is there
screen-is-not-on-the-map = { $armyName } is not on the map
screen-in-your-turn = in your turn
screen-in-the-enemys-turn = in the enemy’s turn
screen-in-any-turn = in any turn

# HexCard.svelte
screen-so-many-counters = { $number ->
    [one] { $number } counter
   *[other] { $number } counters
}
screen-civis-2 = { "." } Civis { $strength }–{ $discipline }
screen-a-train-for-a-formal = ; a train for a formal siege is there
screen-before-the-walls-behind-them = Before the walls { $before }, behind them { $behind }{ $train }.
screen-siege = Siege.
screen-inside-the-city = , inside the city
screen-before-the-walls = , before the walls
screen-nobody-but-its-owner-knows = Nobody but its owner knows what is under { $armies }, if anything.
screen-face-down-2 = { $counters } face down
screen-last-seen-here = Last seen here
screen-turn-2 = turn { $turn }
screen-and-face-down = { " " }and { $counters } face down

# Panel.svelte
screen-turns = Turns
screen-ad = { $name }, AD { $year }
screen-victory = Victory
screen-cities = { $number ->
    [one] { $number } city
   *[other] { $number } cities
  }
screen-not-met = not met
screen-needed-for-any-victory = { " " }(needed for any victory)
screen-holds-every-enemy-capital-an = Holds every enemy capital: an Optimus victory is near.
screen-cities-2 = Cities
screen-nobody = nobody { $held }
screen-capital = { $capital } capital
screen-no-civis = no Civis
screen-besieged = besieged
screen-roman = Roman
screen-armenian = Armenian
screen-arabian = Arabian
screen-parthian = Parthian

# Reference.svelte
screen-march-table = March Table
screen-die = Die
screen-n-no-move-m-moves = N no move; M moves its allowance, M2 and M1 more; R down or up a river; O over the sea. S scatters, A attrition, F costs a unit in a Forced March, W costs half in winter, X shipwreck.
screen-combat-results = Combat Results
screen-strength-3 = Strength
screen-a-number-is-strength-to = A number is strength to be lost; C is a discipline check.
screen-discipline = Discipline
screen-class = Class
screen-formal-siege = Formal Siege
screen-result = Result
screen-unit-types = Unit types
screen-attacks-with-its-strength-times = Attacks with its strength times
screen-maneuver-2 = Maneuver
screen-worth = Worth
screen-terrain = Terrain
screen-march-ends = March ends
screen-no-maneuver-or-charge = No maneuver or charge
screen-numbers-reduced = Numbers reduced
screen-counters = Counters
screen-below-on-a-counter-strength = Below on a counter: strength, discipline, movement. A leader has his rating in a circle; a star marks a Guard.
screen-by-road = By road
screen-across-country = Across country
screen-by-river = By river
screen-by-sea = By sea
screen-goes-berserk = goes berserk
screen-no-effect = no effect
screen-and-more = { $least } and more

# Sheet.svelte
screen-units = Units
screen-the-result-of-the-march = The result of the March Table
screen-of-hexes = { $gone } of { $limit ->
    [one] { $limit } hex
   *[other] { $limit } hexes
  }
screen-fold = Fold
screen-all-units = All { $length } units
screen-all-units-2 = All units
screen-click-a-hex-that-glows = Click a hex that glows to choose among its units.
screen-moves = { $percent }% moves
screen-march-along-click-who-stays = March along: click who stays
screen-the-force-click-who-is = The force: click who is left here
screen-here-click-who-comes-along = Here: click who comes along
screen-who-falls = Who falls?
screen-inside-click-who-starts-before = Inside: click who starts before the walls
screen-off-the-map-click-who = Off the map: click who comes in
screen-steady = Steady
screen-choose = Choose
screen-strength-4 = { $place }: strength { $strength }

# Tray.svelte
screen-choose-on-the-map = choose on the map
screen-cancel = Cancel
screen-markers-and-other-things-to = Markers and other things to play
screen-on-the-map = on the map

# actions.ts
screen-political = Political
screen-off-map-forces = Off-Map Forces
screen-agent = Agent
screen-assassination = Assassination
screen-special = Special
screen-triumph = Triumph
screen-royal-levy = Royal Levy
screen-treaty = Treaty
screen-stays-here = stays here
screen-leave-here = leave here
screen-into-the-city = into the city
screen-take-along = take along
screen-before-the-walls-2 = before the walls
screen-bring-in = bring in
screen-out-of-the-city = out of the city
screen-attack = Attack
screen-assault-the-walls = Assault the walls
screen-blockade = Blockade
screen-formal-siege-2 = Formal siege
screen-sally-out = Sally out
screen-revolt-by = Revolt, by { $who }
screen-sedition-by = Sedition, by { $who }
screen-intelligence-by = Intelligence, by { $who }
screen-put-under = Put under { $who }
screen-bluff-with = Bluff with { $who }
screen-show-the-force = Show the force
screen-turn-face-down = Turn face down

# describe.ts
screen-no-civis-2 = , no Civis
screen-besieged-2 = , besieged
screen-held-by = held by { $name }{ $civis }{ $siege }
screen-capital-2 = { $colour } { $capital } capital
screen-city = { $colour } city
screen-strength-5 = { $units } (strength { $strength })
screen-inside-the-city-2 = { " " }inside the city
screen-last-seen-here-2 = last seen here: { $units }
screen-hex-2 = { $name }, hex { $id }

# model.ts
screen-hold-cities = Hold { $needed ->
    [one] { $needed } city
   *[other] { $needed } cities
  }
screen-hold = Hold { $listed }
screen-is-off-the-map = { $leader } is off the map
screen-the-triumph-lies-in = The Triumph lies in { $place }

# paint.ts
screen-parthian-core = Parthian Core
screen-satrapy = Satrapy
screen-rome = Rome
screen-parthia = Parthia
screen-imperator = Imperator
screen-veteran = Veteran
screen-mob = Mob
screen-barbarian = Barbarian
screen-leader = { $name } leader
screen-unit-kind = { $nation } { $kind }
screen-rating = rating { $rating }
screen-moves-2 = moves { $move }
screen-guard = Guard

# summary.ts
screen-optimus = Optimus
screen-markers-2 = Markers
screen-strength-seen = Strength seen
screen-level-2 = Level
screen-supreme-leader = Supreme Leader
screen-sedition = Sedition
screen-cost = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
screen-attacks = attacks
screen-defends = defends
screen-word-lose = lose
screen-word-choose = choose
screen-word-steady = steady
screen-word-raise = raise
screen-level-none = none
screen-conditions = { $all ->
    [one] { $met } of { $all } condition met
   *[other] { $met } of { $all } conditions met
  }; level of victory: { $level }
screen-aim-met = { $goal } ✓
screen-aim-counted = { $goal } ({ $have } of { $needed })
screen-aim-open = { $goal }
screen-aim-levels = Whoever has met more when the war ends wins. Level of victory now: you { $mine }, the enemy { $theirs }.
screen-aim-drawn = Whoever has met more when the war ends wins: now both stand equal.
screen-met = met
screen-ground-river = river
screen-ground-lake = lake
screen-ground-coast = coast
screen-no-leader = none
screen-recruit = Recruit
screen-result-passes = passes
screen-result-fails = fails
screen-result-breach = breach
screen-result-sortie = sortie
screen-yes = yes
screen-brief-march = March

# The tray: what can be played besides marches and attacks.
screen-box-political = Political
screen-box-agent = Agent
screen-box-special = Special
screen-box-exercitus = Exercitus
screen-box-parley = Parley
screen-tool-revolt = Revolt
screen-tool-recruit = Recruit
screen-tool-levy = Raise a Satrapy unit
screen-tool-civis = Raise a Civis
screen-tool-summon = Off-Map Forces
screen-tool-sedition = Sedition
screen-tool-spy = Intelligence on a hex
screen-tool-spy-box = Look into a box
screen-tool-assassinate = Assassination
screen-tool-triumph = Triumph
screen-tool-imperator = A new Imperator
screen-tool-king-of-kings = A new King of Kings
screen-tool-royal-levy = Royal Levy
screen-tool-trade-troops = Trade Concession: troops
screen-tool-trade-markers = Trade Concession: markers
screen-tool-colony = Found a colony
screen-tool-exercitus = Put a force under an Exercitus
screen-tool-bluff = Set up an Exercitus as a bluff
screen-tool-disband = Take an Exercitus off the map
screen-tool-show = Show a force
screen-tool-treaty = Treaty
screen-tool-concede = Concession

# The other kinds of questions that orders can answer.
question-superiority = Superiority
question-superiority-about = Before a battle both sides may play Military markers.
answer-superiority-decline = Never play one
answer-superiority-accept = Play one where only one leader can
question-lending = Leaders among the ranks
question-lending-about = A leader can raise a unit to his class before the die.
answer-lending-decline = Never raise one
answer-lending-strongest = Always the strongest unit
question-losses = Losses in battle
question-losses-about = Units of yours are lost, and you pick them.
answer-losses-weakest = The weakest first
answer-losses-strongest = The strongest first
question-march-losses = Losses on the march
question-march-losses-about = A march costs you units, and you pick them.
answer-march-losses-weakest = The weakest first
answer-march-losses-strongest = The strongest first
question-other-losses = Other losses
question-other-losses-about = A desertion, a sortie or an event costs you a unit, and you pick it.
answer-other-losses-weakest = The weakest
answer-other-losses-strongest = The strongest
question-retreat = Where the beaten go
question-retreat-about = You have won a battle, and choose where the enemy retreats to.
question-pursuit = Pursuits
question-pursuit-about = You can follow a beaten force and attack it again.
answer-pursuit-decline = Never
answer-pursuit-accept = Pursue where only one leader can
question-peace = Offers of peace
question-peace-about = The war could end now, with no winner.
answer-peace-decline = Always refuse
answer-peace-accept = Always accept
answer-counter-accept = Counter where only one leader can

# Names that many things have alike: of hexes, of the citizens in arms of a city, and of a way as long as it is.
called-hex = hex { $hex }
called-hex-near = hex { $hex } (near { $city })
called-city = { $city }
called-civis = Civis of { $city }
called-way = { $hexes } hexes
