# Ultimus Romanorum: every event, question, action and refusal in plain words.

# ---- what happened: years, phases and the end

event-year = AD { $year } begins.
event-ends = AD { $year } is over, and so is the game.
event-stations = The { $camp } stations { $unit } at { $area }.
event-initiative = The { $camp } has the initiative: the scenario says so.
event-initiative-roll = Initiative: { $die }, and the Roman needs less than { $needed }, the CP of the weaker Augustus: the { $camp } has it.
event-initiative-turned = The { $camp } seizes the initiative.
event-pax = Pax Romana: no Tribe is at war and nobody usurps. The year is quiet.
event-pax-ends = An Augustus is dead: the Pax Romana is over before it began.
event-sequences = { $total } sequences this year, { $augusti } by the VS of the Augusti{ $leader ->
    [none] {""}
   *[other] {" "}and { $best } by { $leader }
  }: { $roman } for the Roman, { $barbarian } for the Barbarian.
event-sequence = { $camp } sequence: movement, then combat. { $left ->
    [0] It is the last of the { $camp }.
    [one] One more is left to the { $camp }.
   *[other] { $left } more are left to the { $camp }.
  }
event-reinforcement = { $unit } joins the army.
event-points = { $camp }, { $points } PV: { $why ->
    [battle] a great battle won
    [leader] a leader of the enemy dead
    [council] the Ecumenical Council
    [pacified] Tribes pacified
    [augusti] both Augusti in imperial capitals
    [no-civil-war] no civil war
    [east-capitals] all eastern capitals held
    [west-capitals] all western capitals held
    [pax] Pax Romana
    [occupation] areas of the empire under Tribes at war
    [roma] Roma in foreign hands
    [usurpation] a usurpation under way
    [no-successor] an Augustus without a successor
    [end-bonus] the bonus of the scenario
    [Regnum] a Regnum founded
   *[other] { $why }
  }. { $total } PV in all.

# ---- stratagems

event-draws = The { $camp } draws a stratagem.
event-draws-known = The { $camp } draws { $stratagem }.
event-receives = The { $camp } takes { $stratagem } from the cup.
event-returns = The { $camp } gives back { $number ->
    [one] a stratagem
   *[other] { $number } stratagems
  } of the other camp.
event-returns-known = The { $camp } gives back what only the other camp can use: { $stratagems }.
event-discards = The { $camp } discards a stratagem.
event-discards-known = The { $camp } discards { $stratagem }.
event-plays = The { $camp } plays { $stratagem }.
event-cancelled = The sign in the sky is read against { $stratagem }: nothing comes of it.
event-shields = { $stratagem } shields her Emperor against { $threat ->
    [usurpation] the usurpation: one less for the pretender
    [murder] the murderers: one more for them to roll
   *[council] failure: the Council will succeed
  }.
event-alliance = Alliance: from now on { $other } follow { $tribe }, in war and in peace.
event-rebellion = { $other } and their ally { $tribe }: { $die }, more than { $needed } needed to break free: { $success ->
    [yes] the alliance is at an end
   *[no] they stay together
  }.
event-freed = Attila is dead: { $tribe } and Hunni go their own ways.
event-council = An Ecumenical Council meets at { $area }: 3 PV a year for the Barbarian until the eastern Augustus comes.
event-council-roll = The eastern Augustus reaches the Council: { $die ->
    [0] the Augusta has prepared everything, and it
   *[other] { $die }, { $needed } or less needed: it
  } { $success ->
    [yes] succeeds
   *[no] ends in discord
  }.
event-murder = Murderers seek { $leader }: { $die }, { $needed } or more needed: { $success ->
    [yes] the knife finds him
   *[no] he escapes
  }.
event-plague = { $epidemic ->
    [yes] An epidemic breaks out at { $area } and in all areas around
   *[no] Plague breaks out at { $area }
  }.
event-sickens = The plague at { $area } costs { $unit } a step.
event-plague-roll = The plague at { $area }, { $leader }: { $die }: { $die ->
    [9] he dies
   *[other] he lives
  }.
event-desertion = Desertion at { $area }. A step each: { $units }.
event-germanophobia = Hatred of Germans at { $area } and around: barbarian guards lose a step, barbarian leaders fear for their lives.
event-hatred-roll = The mob seeks { $leader }: { $die }, 7 or more kills.
event-bagaudes = The Bagaudes rise at { $area }.
event-migration = A people on the move: the { $tribe } march for the Barbarian in this turn, with { $pm } PM, all to one area.
event-migration-older = A people on the move: all { $tribe } come to { $area }.
event-fleet = The { $camp } fits out a third fleet at { $area }.

# ---- the event of the year

event-event = Event of the year, dice { $dice }: { $event }. { $sum ->
    [1] The walls and the garrison suffer.
    [2] Without the western fleet the troops at Roma and in Campania go hungry.
    [3] A Minor Tribe at peace goes to war, if there is one.
    [4] Somewhere a Roman unit loses a step.
    [5] A Roman leader has to go to court.
    [6] The Barbarian may let the Bagaudes rise, if they are not about.
    [9] A reduced Roman unit in a town is restored, if there is one.
    [10] A Tribe at war may be kept from attacking.
    [11] The Persae stay at peace this year, or may make it.
    [12] The Roman takes Buccellarii, if the cup has them.
    [13] A point for the Roman if both Augusti are in imperial capitals.
    [14] A leader of the camp with the initiative fights better this year.
    [15] Once the Roman may cancel a stratagem of the Barbarian.
   *[other] Nothing happens.
  }
event-suffers = Reduced at { $area }: { $units }.
event-embassy = The embassy to the Persae: { $die }, 2 or less needed: { $success ->
    [yes] they make peace
   *[no] the war goes on
  }.
event-called = { $leader } is called to court at { $area }.
event-restored = { $unit } is at full strength again.
event-quarrel = Quarrel among { $tribe }: { $die }, 2 or less needed: { $success ->
    [yes] they attack nobody this year
   *[no] it blows over
  }.
event-captain = { $leader } is the captain of the year: tactical bonus one higher.
event-aid = { $leader } calls on { $tribe } for help: { $die }, { $needed } or less needed: { $success ->
    [yes] they come
   *[no] they stay away
  }.

# ---- leaders

event-enters = { $leader }{ $people ->
    [none] {""}
   *[other] {" "}of the { $people }
  } enters at { $area }.
event-returns-leader = { $leader } is appointed anew at { $area }.
event-no-return = { $leader }: his diocese is lost, nobody is appointed any more.
event-death-roll = { $leader }, death check: { $die }, { $needed } or more kills.
event-leader-dies = { $leader } { $how ->
    [battle] falls in battle
    [usurper] is put to death by the victor
    [caught] is caught and killed
    [nature] dies in his bed
    [murder] is murdered
    [plague] dies of the plague
    [hatred] is torn to pieces by the mob
    [refuge] dies behind the walls
    [shipwreck] drowns
    [deposed] is deposed and killed
    [kingdom] dies with his kingdom
   *[other] dies
  }.
event-company-lost = The Augustus is dead: whoever shared his refuge at { $area } is lost.
event-caught = { $leader } is alone among enemies at { $area }: { $die }, a 9 kills.
event-escapes = { $leader } escapes to { $destination }.
event-home-leader = { $leader } comes home to { $area } for the winter.
event-guard = { $leader } has a guard: { $unit }.

# ---- Augusti, Caesars and usurpers

event-caesar = { $leader } is Caesar of the { $half }.
event-caesar-stripped = { $leader } is Caesar no longer: his people has risen.
event-augustus = { $leader } is Augustus of the { $half }.
event-augustus-dies = The { $half } has lost its Augustus { $leader }.
event-approval = The East considers { $leader } as Augustus of the West: { $die }, { $needed } or less needed: { $success ->
    [yes] it consents
   *[no] it refuses, and he rebels
  }.
event-throne-empty = Nobody can follow: the throne of the { $half } is empty.
event-no-augustus = No Augustus is left: the empire has come to its end.
event-escort = { $leader } will bring Valentinianus home.
event-escort-home = The civil war in the West is over: { $leader }, the escort of Valentinianus, returns to Constantinopolis.
event-strays = { $leader }, Augustus of the { $half }, winters outside his half: the Barbarian will have a usurpation for it.
event-usurpation-roll = { $leader } reaches for the purple of the { $half }: { $die }, { $needed } or less needed: { $success ->
    [yes] the troops acclaim him
   *[no] nobody follows
  }.
event-usurper = Usurpation! { $leader } is proclaimed Augustus of the { $half } at { $area }.
event-won-over = Over to the usurper of the { $half } at { $area }: { $pieces }.
event-puppet = Whoever wins it, { $leader } is to sit on the throne of the { $half }.
event-fidelity = { $leader } must choose: { $die }, { $needed } or more to desert: { $joins ->
    [yes] he joins the usurper
   *[no] he stays loyal
  }.
event-second-diocese = The usurper writes to { $diocese }: { $die }, less than { $needed } needed: { $success ->
    [yes] its commanders waver
   *[no] it does not listen
  }.
event-rally = { $leader } calls on the troops at { $area } to join: { $die }, { $needed } or less needed: { $success ->
    [yes] they come over: { $units }
   *[no] they mean to fight
  }.
event-usurpation-succeeds = The usurper of the { $half } has won, { $how ->
    [occupation] as his troops hold the seat of the Augustus and nobody is in refuge there
    [battle] as the Augustus is beaten in battle
   *[murder] as the Augustus is murdered
  }: Phase F makes { $leader } master.
event-usurpation-fails = The usurpation in the { $half } has failed; all who followed it are loyal again.
event-camps-swap = The camps change hands! { $leader } is lord of the { $half }: who was the Barbarian is the Roman now and has { $roman } PV, who was the Roman is the Barbarian and has { $barbarian } PV.

# ---- Tribes

event-status = { $status ->
    [Peace] Peace with { $tribe }.
    [War] War with { $tribe }.
    [Foederati] Foederati of Rome from now on: { $tribe }.
    [Revolt] Revolt: { $tribe } turn against Rome.
   *[Regnum] A Regnum of { $tribe }.
  }
event-major = A leader of their own makes a Major Tribe of { $tribe }.
event-musters = { $tribe }: { $unit } gathers at { $area }.
event-goes-home = Home again at full strength: { $tribe }.
event-disperses = { $tribe } disperse and are seen no more for now.
event-vanquished = The last unit of { $tribe } has fallen at { $area }.
event-federate-roll = { $leader } offers { $tribe } a place in the empire: { $die }, less than { $needed } needed: { $success ->
    [yes] they will be Foederati
   *[no] they refuse
  }.
event-resettled = { $tribe } are settled at { $area }.
event-rex-roll = { $leader } would be king: { $die }, { $needed } or less needed: { $success ->
    [yes] his people raise him on the shield
   *[no] they will not have a king
  }.
event-regnum = { $leader } founds the kingdom of { $tribe }; { $area } is its capital.
event-heir = { $leader } is king of { $tribe }.
event-capital = The kingdom of { $tribe } has a new capital: { $area }.
event-dissolved = The kingdom of { $tribe } has fallen.

# ---- movement

event-moves = From { $area } to { $destination }: { $pieces }.
event-boards = { $piece } goes aboard the { $fleet }.
event-sails = The { $camp } sends the { $fleet } into { $sea }.
event-lands = The { $camp } lands from the { $fleet } at { $area }: { $pieces }.
event-lands-apart = The { $fleet } sails for the other side; for the { $camp } go ashore at { $area }: { $pieces }.
event-in-port = The { $fleet } is in port again.
event-fleet-lost = The { $fleet } is not in its port when winter comes, and is lost{ $year ->
    [0] {""}
   *[other] {" "}until AD { $year }
  }.
event-fleet-back = The { $fleet } has been built anew and lies in its port.

# ---- combat

event-evasion = The { $camp } tries to evade at { $area }: { $die }{ $favour ->
    [0] {""}
   *[other] {" "}({ $favour } by Divine Favour)
  }, less than { $needed } needed: { $success ->
    [yes] the way is open
   *[no] the enemy is too quick
  }.
event-evades = The { $camp } slips away from { $area } to { $destination }: { $pieces }.
event-refuge = { $leader } takes refuge behind the walls of { $area }.
event-company = With the Augustus go behind the walls of { $area }: { $pieces }.
event-comes-out = The court comes out from behind the walls of { $area }.
event-battle = Battle at { $area }. The { $camp } attacks with { $attackers } ({ $attack } PF) against { $defenders } ({ $defence } PF): odds { $ratio }, column { $column }, die { $die }{ $bonus ->
    [0] {""}
   *[other] , modified { $total }
  }{ $factors ->
    [0] {""}
   *[other] {" "}({ $modifiers })
  }{ $fury ->
    [0] {""}
    [1] ; the attackers' fury makes it the best
    [2] ; the defenders' fury makes it the worst
   *[other] ; fury on both sides cancels out
  }: the { $winner } wins. Losses of attacker and defender: { $result }.
event-struck = The beaten at { $area }: { $number ->
    [one] one unit
   *[other] { $number } units
  } { $destroyed ->
    [yes] destroyed
   *[no] reduced or destroyed
  }.
event-loses = { $unit } loses a step at { $area }.
event-retreats = The { $camp } retreats from { $area } to { $destination }: { $pieces }.
event-trapped = { $piece } has no way out of { $area } and is lost.

# ---- winter

event-disbanded = { $unit } is disbanded for good.
event-back = { $unit } stands again at { $area }{ $reduced ->
    [yes] , reduced
   *[no] {""}
  }.
event-refuge-falls = { $area } has fallen: nobody comes out from behind its walls.
event-refuge-roll = The walls of { $area } are under siege: { $die }, a 0 may be the end{ $second ->
    [0] {""}
   *[other] ; { $second }, 5 or more saves the city
  }: { $falls ->
    [yes] the city falls
   *[no] they hold
  }.

# ---- questions

ask-station = { $camp }: { $left ->
    [0] your troops are at their stations.
   *[other] where in its diocese do you station { $unit }? { $left ->
        [one] It is the last unit.
       *[other] { $left } units wait for a station; “Done” spreads them evenly.
      }
  }
ask-initiative = { $camp }: the other camp has the initiative. Play a stratagem to take it?
ask-geostrategy = { $camp }, Phase C: play the stratagems of geostrategy you like, in any order.
ask-entry = { $camp }: where does { $leader } enter?
ask-uprising = Barbarian: which { $rank } Tribe rises? { $left ->
    [one] One more is to rise.
   *[other] { $left } more are to rise.
  }
ask-muster = Barbarian: in which home of its Tribe does { $unit } gather?
ask-alliance-major = Barbarian: which Major Tribe makes an alliance?
ask-alliance-minor = Barbarian: which Minor Tribe follows it from now on?
ask-rebellion = { $camp }: which ally tries to break free?
ask-council = { $camp }: in which area of Asia does the Council meet?
ask-free-usurpation = Barbarian: { $leader } may take the purple now, without stratagem and die. Now, or later?
ask-usurper = Barbarian: who reaches for the purple of the { $half }?
ask-puppet = Barbarian: the usurper is of barbarian origin. Which Roman is to be Augustus of the { $half } in his stead?
ask-next-diocese = Barbarian: to which neighbouring diocese of the { $half } does the usurper turn? It takes 1d10 below his CP.
ask-king = Barbarian: who shall be king, where he stands? It takes 1d6, at most his CP.
ask-heir = Barbarian: who is the next king of { $tribe }?
ask-capital = Barbarian: where is the new capital of { $tribe }?
ask-caesars = Roman: whom do you make Caesar? Each half with an Augustus may have one.
ask-augustus = Roman: who is to be Augustus of the { $half }?
ask-escort = Roman: which eastern leader brings Valentinianus home?
ask-mutiny = Barbarian: where do the troops mutiny? The Roman picks the unit.
ask-mutiny-loss = Roman: mutiny! Which unit loses a step?
ask-intrigue = Barbarian: which leader is called to court?
ask-harvest = Roman: a good harvest: which unit in a town is restored?
ask-quarrel = Roman: among which Tribe do you sow a quarrel? On 1 or 2 it attacks nobody this year.
ask-captain = { $camp }: who is your captain of the year? His tactical bonus is one higher until Phase F.
ask-movement = { $camp } movement: which leader or lone unit moves, which fleet sails, what do you play? After this sequence { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
  } left to you.
ask-group = { $camp }: { $leader } is at { $area }, { $left } PM left{ $number ->
    [0] , without units
   *[other] , with { $units }
  }. { $started ->
    [yes] { $room ->
        [0] Go on, leave units behind or halt?
       *[other] Go on, leave units behind, take others of the cause along or halt?
      }
   *[no] { $room ->
        [0] Where to?
       *[other] Take units along ({ $room } at most), then where to?
      }
  }
ask-single = { $camp }: { $unit } has no leader and moves one area. Where from { $area }?
ask-wander = { $camp }: { $unit } is on Migration, { $left } PM left. Where from { $area }?
ask-rally = Barbarian: leaderless troops are at { $area }. Does { $leader } call on them to join the usurper?
ask-landing = { $camp }: who goes ashore from the { $fleet } at { $area }? { $number ->
    [0] Nobody so far.
   *[other] So far: { $pieces }.
  }
ask-launch = { $camp }: on which coast do you fit out the third fleet?
ask-combat = { $camp } combat: which battle is fought next? All must be.
ask-evade = { $camp }: the enemy has come upon you at { $area }. Evade (1d6 below the best VS there), or stand and fight?
ask-evading = { $camp }: who slips away from { $area }, and where to? { $number ->
    [0] Nobody so far.
   *[other] So far: { $pieces }.
  }
ask-refuge = Roman: does the Augustus take refuge behind the walls of { $area }?
ask-company = Roman: who goes behind the walls of { $area } with the Augustus? One Palatine unit first; then at most one leader with his guard and one more Palatine unit.
ask-losses = { $camp }: victory has its price: { $left ->
    [one] one step is
   *[other] { $left } steps are
  } to be lost, no unit twice. Which unit is next?
ask-retreat = { $camp }: you are beaten at { $area }. Where do you retreat?
ask-escape = { $camp }: where does { $leader } escape to?
ask-win-over = Roman: { $tribe } are beaten. Does { $leader } offer them a place in the empire?
ask-moment-start = { $camp }: the other camp begins a sequence. Play a stratagem first?
ask-moment-move = { $camp }: the other camp has moved. Play a stratagem?
ask-moment-battle = { $camp }: a battle is about to begin at { $area }. Play a stratagem?
ask-moment-roll = { $camp }: the die of the battle at { $area } is about to be cast. Play a stratagem?
ask-moment-result = { $camp }: the battle at { $area } is decided. Play a stratagem?
ask-moment-end = { $camp }: all sequences of the year are over. Play a last stratagem?
ask-omen = Roman: the Barbarian plays { $stratagem }. Is the sign in the sky against it?
ask-shield-usurpation = Roman: a pretender reaches for the purple. Does the Augusta shield her Emperor? The pretender needs one less.
ask-shield-murder = Roman: murderers are on their way. Does the Augusta shield her Emperor? They need one more.
ask-shield-council = Roman: the Augustus has reached the Council. Does the Augusta make it succeed?
ask-deal-treaty = Roman: with which Tribe do you make the treaty?
ask-deal-tribute = Roman: to which Tribe do you pay tribute? A Minor one costs 1 PV, a Major one 3.
ask-guard = Roman: which leader receives a guard of Buccellarii?
ask-victim = { $camp }: whom do you have murdered?
ask-bagaudes = Barbarian: where do the Bagaudes rise?
ask-migrate = Barbarian: which Tribe migrates?
ask-strike = { $camp }: which area does { $stratagem } strike?
ask-pope = Roman: play the Pope, so that Roma brings the Barbarian nothing this year?
ask-place-unit = { $camp }: where does { $unit } come back?
ask-come-home = { $camp }: where does { $leader } winter?
ask-resettle = Roman: where do { $tribe } settle?
ask-take-usurpation = { $camp }: an Augustus was astray. Which Usurpation do you take from the cup?
ask-discard = { $camp }: only { $reserve } stratagems may be kept. Which do you discard?

# ---- actions, as a button would say them

do-play = Play { $stratagem }
do-discard = Discard { $stratagem }
do-receive = Take { $stratagem } from the cup
do-leader = Choose { $leader }
do-tribe = Choose { $tribe }
do-area = Choose { $area }
do-unit = Move { $unit } by itself
do-station = Station { $unit } at { $area }
do-restore = Restore { $unit }
do-caesar = Make { $leader } Caesar
do-lead = March with { $leader }
do-take = Take { $unit } along
do-to = Go to { $area }
do-drop = Leave { $unit } here
do-halt = Halt here
do-rally = Call on them to join
do-board = Put { $piece } aboard the { $fleet }
do-sail = Send the { $fleet } into { $sea }
do-land = Land from the { $fleet } at { $area }
do-disembark = Land some of those aboard the { $fleet } at { $area }
do-home = Bring the { $fleet } into port
do-come-out = Come out from behind the walls of { $area }
do-fight = Fight at { $area }
do-evade = Evade
do-stand = Stand and fight
do-refuge = Take refuge behind the walls
do-with = Bring { $piece }
do-flee = Slip away to { $area }
do-retreat = Retreat to { $area }
do-lose = { $unit } loses a step
do-federate = Offer them a place in the empire
do-shield = Let the Augusta shield him
do-cancel = Read the sign against it
do-done = Done

# ---- why not

why-abroad-needs-a-prince = { $unit } goes beyond the border to { $area } only behind an Augustus or a Caesar ({ $rule }).
why-another-cause = { $unit } and { $leader } follow different masters ({ $rule }).
why-another-phase = { $stratagem } is played in Phase { $phases }, not now ({ $rule }).
why-another-tribe = { $leader } does not lead { $unit }: it is of another people ({ $rule }).
why-anothers-guard = { $unit } is the guard of another leader and does not follow { $leader } ({ $rule }).
why-anothers-home = { $area } is the home of a Tribe that is not at war, so { $tribe } may not be there ({ $rule }).
why-armenians-stay = { $tribe } stays at home; only while Iberia or the Persae are at war do its units go next door, and { $area } is not open to them ({ $rule }).
why-at-peace = { $tribe } are at peace and stay at home, away from { $area } ({ $rule }).
why-attacker-came-from-there = The attacker has come from { $area } ({ $rule }).
why-augustus-elsewhere = The Augustus is not at { $area } ({ $rule }).
why-besieged = The enemy is at { $area }: nobody comes out ({ $rule }).
why-cannot-come-along = There is no area to which { $piece } and the others could go together ({ $rule }).
why-comitatenses-need-a-prince = { $unit } leaves its diocese for { $area } only behind an Augustus, a Caesar or a Usurper ({ $rule }).
why-command-capacity = { $leader } commands { $cc ->
    [one] { $cc } unit
   *[other] { $cc } units
  } at most ({ $rule }).
why-command-capacity-of-evasion = Nobody among those who slip away has the command for { $unit } too ({ $rule }).
why-enemy-there = The enemy is at { $area } ({ $rule }).
why-fleet-has-sailed = The { $fleet } has moved in this sequence already ({ $rule }).
why-fleet-used = The { $fleet } has carried troops this year already; { $piece } must find another way ({ $rule }).
why-foederati-need-a-prince = { $unit } are Foederati and follow an Augustus, a Caesar or a Usurper alone, not { $leader } ({ $rule }).
why-foederati-stay = { $tribe } are Foederati and stay inside the empire; { $area } is outside ({ $rule }).
why-generic-leader = { $leader } is an office, no man of history: he cannot be Caesar ({ $rule }).
why-guards-stay-with-their-leader = { $piece } is a guard and never leaves its leader ({ $rule }).
why-keeps-one-unit = { $leader } keeps at least one unit of his own people ({ $rule }).
why-limitanei-stay = { $unit } guards the border of its own diocese; { $area } is not in it ({ $rule }).
why-may-not-stack = { $tribe } and { $other } do not share an area ({ $rule }).
why-may-not-stop-here = { $area } is the home of a Tribe at peace: one may pass, not stop there ({ $rule }).
why-more-must-rise = As long as a Tribe of that rank is at peace the full number rises: { $left } to go ({ $rule }).
why-moved-already = { $piece } has moved in this sequence ({ $rule }).
why-must-fight-the-revolt = { $piece } stands among a Tribe in revolt and must fight before going anywhere ({ $rule }).
why-must-stop = Enemies are at { $area }: the march ends here ({ $rule }).
why-no-augustus-there = { $leader } is in no half with an Augustus: Caesars need one ({ $rule }).
why-no-leader-to-evade = No leader of yours is at { $area } to bring the troops away ({ $rule }).
why-no-palatini = No Palatine unit is at { $area } to go behind the walls with him ({ $rule }).
why-no-room-aboard = The { $fleet } carries { $room ->
    [one] { $room } unit
   *[other] { $room } units
  } at most: no room for { $piece } ({ $rule }).
why-no-room-inside = There is no room behind the walls for { $piece } ({ $rule }).
why-no-shelter = Those who slip away cannot all go to { $area } ({ $rule }).
why-no-use-now = { $stratagem } would do nothing now ({ $rule }).
why-nobody-aboard = Nobody is aboard the { $fleet } ({ $rule }).
why-nobody-attacks = No enemy is at { $area } any more: there is nothing to flee from ({ $rule }).
why-nobody-evades = First say who slips away ({ $rule }).
why-not-foederati = The people of { $leader } are no Foederati ({ $rule }).
why-not-in-hand = You do not hold { $stratagem } ({ $rule }).
why-not-under-way = { $unit } has not set out yet: undo takes your choice back ({ $rule }).
why-not-without-his-tribe = { $leader } enters the empire only with a unit of his own people ({ $rule }).
why-not-in-the-cup = { $stratagem } is not in the cup ({ $rule }).
why-nowhere-to-go = No area beside { $area } is open to you ({ $rule }).
why-one-caesar = The { $half } has a Caesar: there is no place for { $leader } ({ $rule }).
why-other-camps = { $stratagem } is for the other camp ({ $rule }).
why-other-half = { $unit } does not leave its half of the empire; { $area } is in the other ({ $rule }).
why-outside-limit = Beyond the border { $limit } PM may be spent at most; { $area } would take more ({ $rule }).
why-palatini-first = One Palatine unit goes with the Augustus before all others ({ $rule }).
why-palatini-need-a-prince = { $unit } goes into the other half, to { $area }, only behind an Augustus or a Caesar ({ $rule }).
why-picked-already = { $unit } has lost its step for this battle ({ $rule }).
why-port-too-far = No home port lies on the sea where the { $fleet } is ({ $rule }).
why-prince-already = { $leader } is Augustus or Caesar already ({ $rule }).
why-same-start = { $unit } joins only where the march begins ({ $rule }).
why-people-stays-together = The { $tribe } are on Migration: all their units must end their movement in one area, and could not then ({ $rule }).
why-people-must-move = The { $tribe } are on Migration: all their units must move and end in one area ({ $rule }).
why-last-beside-a-caesar = { $piece } is the last of his people beside a Caesar, who must have one with him ({ $rule }).
why-caesar-without-his-tribe = { $leader } can be Caesar only beside a unit of his own people ({ $rule }).
why-nobody-to-part = There are not several aboard the { $fleet } of whom some could stay ({ $rule }).
why-still-loaded = The { $fleet } has troops aboard: it must land them first ({ $rule }).
why-too-far-abroad = { $area } is too far from the own half for { $unit } ({ $rule }).
why-too-far-from-home = { $area } is too far from home for { $tribe }: { $most ->
    [one] { $most } area
   *[other] { $most } areas
  } at most ({ $rule }).
why-too-slow-to-evade = The best VS at { $area } is { $best }: no roll of 1d6 is below that ({ $rule }).
why-too-few-pm = The way to { $area } costs { $cost } PM, and { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  } ({ $rule }).
why-too-late-to-board = { $piece } or the { $fleet } has moved already ({ $rule }).
why-taken-already = One { $stratagem } is enough: the other Augustus is astray too ({ $rule }).
why-tribe-not-at-war = { $area } is the home of { $tribe }, with whom Rome is not at war, or no Augustus or Caesar leads { $unit } ({ $rule }).
why-two-usurpers = There are two Usurpers: { $leader } stays in his own half, and { $area } is not in it ({ $rule }).

# ---- the end

how-won = The { $camp } wins, Roman { $roman } PV to Barbarian { $barbarian }.
how-decisive = A decisive victory of the { $camp }: Roman { $roman } PV, Barbarian { $barbarian }.
how-complete = A complete victory of the { $camp }: Roman { $roman } PV, Barbarian { $barbarian }.
how-drawn = Nobody wins: Roman { $roman } PV, Barbarian { $barbarian }.
how-no-augustus = No Augustus is left: the { $camp } has won.

# ---- what is shown by it, after "Something hidden is shown: …"

shown-plays = the stratagem, to the other
shown-camps-swap = the stratagems of both, as the camps change hands
shown-returns = how many stratagems each gives back
shown-otherwise = whether the other holds a stratagem for this moment

# ---- what hints reckon with, after a number: "+1.5 areas of the empire"

part-areas = areas of the empire held alone
part-strength = strength points on the map
part-leaders = leaders on the map
part-stratagems = stratagems in hand

# What a march may bring: said of a way before it is gone.
risk-enemy = enemy units are there
risk-alone = the leader is alone among enemies and may be killed
risk-sickness = units lose a step to the plague
risk-plague = a leader dies of the plague
risk-council = the Council meets its Augustus

## What the log can be looked through for, and how luck is counted

topic-marches = Marches
topic-battles = Battles
topic-thrones = Thrones
topic-peoples = Peoples
topic-stratagems = Stratagems
topic-years = Years
luck-battles = Battles
    .counted = Battles won, against what exactly these dice were to win.
luck-evasions = Evasions
    .counted = Attempts to slip away before a battle that succeeded.
luck-ambitions = Usurpers, kings and murderers
    .counted = Attempts that succeeded.

## On the screen

screen-went-moves = From { $from } to { $to }: { $pieces }.
screen-turn = AD { $number }
screen-turn-ends = The end of AD { $number }

window-stratagems = Stratagems in sequences
window-stratagems-about = Something in your hand can be played at a moment of a sequence: when it begins, after a move, before and after a battle, at the end.
window-stratagems-concerns = Only before battles
window-stratagems-never = Not in this sequence
window-initiative = Initiative
window-initiative-about = The other camp has the initiative, and you can take it from him.
window-shield = Augusta
window-shield-about = An Augusta in your hand can shield her Emperor, or make his Council succeed.
window-omen = Sign in the sky
window-omen-about = The Barbarian plays a stratagem, and the sign in the sky can speak against it.
wish-never = Not this year


## For a first game: what a question is about, by its step

tip-Station = Border and field troops
    .text = Each unit starts somewhere in its own diocese: click an area. Done spreads all that are left evenly, which is a good answer in a first game.
tip-Geostrategy = Geostrategy
    .text = Once a year peoples rise, usurpers are made and councils called: play the stratagems of Phase C that glow in your hand, or keep them.
tip-Movement = Leaders move armies
    .text = Click an area with your counters, then the leader who marches. A unit without a leader moves one area only. When you are done, all battles are fought.
tip-Group = Who comes along?
    .text = Click the units that follow him, as many as his command capacity. The areas within reach are tinted; red borders may not be crossed, and the sheet says why.
tip-CombatStep = Battles
    .text = Where units of both camps stand they must fight. Point at a battle to see its column, what shifts it, and what each face of the die would bring.
tip-MomentWindow = You may interrupt
    .text = A stratagem of Phase E can be played at any moment, also in the other’s sequence. Say above the map how often you want to be asked.
tip-TryEvasion = Stand or slip away
    .text = A leader may evade before a battle: one die below his strategic value. Whoever stays behind fights alone.
tip-PickLosses = Victory has its price
    .text = Choose the units that lose a step: a full one is reduced, a reduced one is gone until the winter.
tip-Uprising = A people rises
    .text = A people at peace goes to war, Foederati turn against Rome. Choose one whose neighbours are weak.
tip-ChooseUsurper = The purple
    .text = If his troops acclaim him he fights for your camp; if he wins the throne, the camps change hands and you are the Roman.
tip-NameCaesars = Caesars
    .text = A Caesar leads Foederati and follows his Augustus. Choose the best captain you can trust.
screen-phase-A = Stratagems
screen-phase-B = Initiative
screen-phase-C = Geostrategy
screen-phase-D = Sequences and events
screen-phase-E = Movement and combat
screen-phase-F = Balance of the year
screen-order-A = A. Stratagems are drawn
screen-order-B = B. Initiative
screen-order-C = C. Geostrategy
screen-order-D = D. Sequences, event of the year, deaths and entries
screen-order-E = E. Movement and combat
screen-order-F = F. Balance: adjustments, points, the hand
screen-order-sequences = { $title }: { $roman } Roman, { $barbarian } Barbarian
screen-order-now = { $number }. { $camp } (now)
screen-order-later = { $number }. { $camp }
screen-stations = { $scenario }, AD { $year }: stations
screen-headline = AD { $year } ({ $turn } of { $turns }). Phase { $phase }: { $name }
screen-headline-act = AD { $year } ({ $turn } of { $turns }). Phase { $phase }: { $name }, { $camp } act
screen-level-drawn = level
screen-level-won = a narrow lead
screen-level-decisive = a decisive lead
screen-level-complete = a complete victory
screen-to-win = In this scenario the { $camp } wins only if he is more than { $points } PV ahead.
screen-aim = The most PV when the year { $end } is over.
screen-score = { $pv } PV
screen-score-help = Points of victory (PV)
screen-score-to-come = +{ $pv } in Phase F
screen-areas = Areas of the empire it holds
screen-strength = Points of strength on the map
screen-hand = Counters in hand
screen-forecast = What Phase F would score as things stand
screen-swaps = have changed hands { $swaps ->
    [1] once
   *[other] { $swaps } times
}: now { $camp }
screen-nobody = nobody
screen-augustus = Augustus { $augustus }
screen-augustus-and-caesar = Augustus { $augustus }, Caesar { $caesar }
screen-usurper-in = { $leader } in the { $half }
screen-hope-evade = to slip away
screen-hope-rally = that they come over
screen-hope-federate = that they accept
screen-hope-leader = to succeed
screen-hope-area = to succeed
screen-hope-tribe = to break free
screen-hope-play = to succeed
screen-hope-fight = to win
screen-wastes-emperor = The Emperor has no unit beside him at { $places }.
screen-wastes-stations = The rest of your border and field troops are spread evenly over their dioceses.
screen-wastes-leaders = { $leaders ->
    [one] 1 leader could still move.
   *[other] { $leaders } leaders could still move.
}
screen-wastes-fleets = { $fleets ->
    [one] 1 fleet at sea has troops aboard.
   *[other] { $fleets } fleets at sea have troops aboard.
}
screen-lot = { $scenario }, AD { $start } to { $end }: you play the { $camp }. If a usurper wins the throne the camps change hands.
screen-lot-for = { $scenario }, AD { $start } to { $end }: you play the { $camp } for { $leaders }. If a usurper wins the throne the camps change hands.
screen-bars-outside-limit = the limit outside the empire
screen-bars-not-without-his-tribe = not without units of his people
screen-bars-two-usurpers = two usurpers stay in their halves
screen-bars-must-stop = they have stopped
screen-end-nature = died in his bed
screen-end-battle = fell in battle
screen-end-murder = was murdered
screen-end-usurper = was put to death by a usurper
screen-end-plague = died of the plague
screen-end-hatred = was killed by the mob
screen-end-caught = was caught and killed
screen-end-refuge = died behind the walls
screen-end-shipwreck = drowned
screen-end-deposed = was deposed
screen-end-fails = failed
screen-end-throne = won the throne
screen-roll-initiative-roll = Initiative
screen-roll-caught = { $leader } is alone among enemies
screen-roll-evasion = Evasion
screen-roll-rally = { $leader } calls on the troops
screen-roll-usurpation-roll = { $leader } reaches for the purple
screen-roll-fidelity = The fidelity of { $leader }
screen-roll-second-diocese = A letter to { $diocese }
screen-roll-rex-roll = { $leader } would be king
screen-roll-approval = { $leader }: the East considers
screen-roll-murder = Murderers seek { $leader }
screen-roll-federate-roll = { $leader } offers a treaty
screen-roll-rebellion = Rebellion of { $tribe }
screen-roll-death-roll = { $leader }: death check
screen-roll-plague-roll = { $leader } and the plague
screen-roll-hatred-roll = The mob seeks { $leader }
screen-roll-refuge-roll = The walls of { $area }
screen-roll-council-roll = The Council
screen-roll-embassy = Embassy to the Persae
screen-roll-quarrel = Quarrel among { $tribe }
screen-roll-aid = { $leader } calls on { $tribe }
screen-mark-enters = { $leader } enters
screen-mark-returns-leader = { $leader }
screen-mark-leader-dies = { $leader } dies
screen-mark-usurper = { $leader }, usurper
screen-mark-won-over = over to the usurper
screen-mark-augustus = { $leader }, Augustus
screen-mark-caesar = { $leader }, Caesar
screen-mark-regnum = a kingdom
screen-mark-capital = a new capital
screen-mark-plague = plague
screen-mark-sickens = a step lost
screen-mark-desertion = desertion
screen-mark-germanophobia = hatred of Germans
screen-mark-bagaudes = Bagaudes
screen-mark-migration = migration
screen-mark-refuge = behind the walls
screen-mark-company = with him
screen-mark-comes-out = out again
screen-mark-lands = lands
screen-mark-sails = sails
screen-mark-fleet = a third fleet
screen-mark-council = a Council
screen-mark-musters = gathers
screen-mark-trapped = trapped
screen-result-E = destroyed
screen-result-A = every unit loses a step
screen-result-R = no losses
screen-result-1-4 = a quarter of the enemy’s losses
screen-result-1-2 = half of the enemy’s losses
screen-result-3-4 = three quarters of the enemy’s losses
screen-losses-E = destroyed
screen-losses-A = a step each
screen-losses-R = none
screen-losses-1-4 = ¼ of theirs
screen-losses-1-2 = ½ of theirs
screen-losses-3-4 = ¾ of theirs
screen-scoring = Who wins, and how much
screen-choose-counters = Choose among the counters here
screen-outside = outside the empire
screen-home-of = home of the { $people }
screen-held-by-0 = held by the Roman
screen-held-by-1 = held by the Barbarian
screen-capital-of = capital of the { $people }
screen-in-refuge = in the refuge of { $refuge }: { $pieces }
screen-in-port = the { $fleet } lies in port

# BattleSheet.svelte
screen-battle-at = Battle at { $placeName }
screen-battle = Battle
screen-put-away = Put away
screen-pf = PF
screen-a-great-battle-the-winner = A great battle: the winner scores.
screen-odds-column = Odds { $ratio }, column
screen-fury-on-both-sides = fury on both sides
screen-fury-decides = fury decides
screen-romans = Romans
screen-barbarians = Barbarians
screen-the-win = The { $camp } win.

# Board.svelte
screen-pm = { $pm } PM
screen-event-of-the-year = Event of the year
screen-the-camps-change-hands = The camps change hands
screen-from-now-on-you-play = From now on you play the { $camp }.
screen-map-of-the-empire-and = Map of the empire and its neighbours. Arrow keys move between areas, Enter acts, question mark asks why not, full stop goes to the next area where you can act. { $size ->
    [one] { $size } place
   *[other] { $size } places
  } can be chosen now.

# Chances.svelte
screen-against = against
screen-to-win-2 = { $round }% to win
screen-columns-of-the-combat-table = Columns of the Combat Table
screen-fury-on-both-sides-cancels = fury on both sides cancels out
screen-the-attackers-fury-the-best = the attackers’ fury: the best row
screen-the-defenders-fury-the-worst = the defenders’ fury: the worst row
screen-die = Die
screen-chance = Chance
screen-wins = Wins
screen-attacker-loses = Attacker loses
screen-defender-loses = Defender loses
screen-column = { $sign } { $columns ->
    [one] column
   *[other] columns
}
screen-on-the-die = { $sign } on the die

# Clashes.svelte
screen-battles-to-come = Battles to come
screen-which-battle-next = Which battle next?
screen-battles-when-movement-is-done = Battles when movement is done

# Hand.svelte
screen-a-spectator-holds-no-stratagems = A spectator holds no stratagems.
screen-you-play-the-at-the = You play the { $camp }. At the end of a year five may be kept; { $cup } are in the cup, the other side holds { $held }.
screen-also-in-the-others-sequence = , also in the other’s sequence
screen-only-the-other-camp-can = { "." } Only the other camp can use it: it goes back to the cup.
screen-no-stratagems-in-hand = No stratagems in hand.
screen-roman = Roman
screen-barbarian = Barbarian
screen-either-camp = either camp
screen-phase = Phase { $phase }, { $toLowerCase }

# Lineage.svelte
screen-the = The { $half }
screen-usurpers-against = Usurpers against { $name }
screen-the-throne-is-empty = The throne is empty.
screen-caesar = Caesar
screen-house-of-theodosius = house of Theodosius
screen-of-barbarian-origin = of barbarian origin

# Panel.svelte
screen-points = Points
screen-ad = AD { $year }
screen-pv = { $points } PV
screen-above-twice-the-others-points = { $toWinInWords } Above twice the other’s points a victory is decisive, above five times complete.
screen-if-it-ended-now-it = If it ended now it would be drawn.
screen-if-it-ended-now = If it ended now: { $camp }, { $level }.
screen-phase-f = Phase F
screen-what-phase-f-would-score = What Phase F would score now
screen-nothing = Nothing.
screen-in-all = In all
screen-augusti-and-usurpers = Augusti and usurpers
screen-peoples = Peoples
screen-major = Major
screen-minor = Minor
screen-follows-the = , follows the { $name }
screen-rex = , Rex { $name }
screen-capital = , capital { $place }
screen-on-migration = , on migration
screen-attacks-nobody-this-year = , attacks nobody this year
screen-tribes-pacified = Tribes pacified
screen-both-augusti-in-imperial-capitals = both Augusti in imperial capitals
screen-no-civil-war = no civil war
screen-all-eastern-capitals-held = all eastern capitals held
screen-all-western-capitals-held = all western capitals held
screen-pax-romana = Pax Romana
screen-areas-of-the-empire-under = areas of the empire under Tribes at war
screen-roma-in-foreign-hands = Roma in foreign hands
screen-a-usurpation-under-way = a usurpation under way
screen-an-augustus-without-a-successor = an Augustus without a successor
screen-a-regnum-founded = a Regnum founded
screen-an-unanswered-council = an unanswered Council

# PieceCounter.svelte
screen-domus-theodosiana = Theodosian
screen-of-barbarian-origin-2 = barbarian

# Pieces.svelte
screen-capital-of-the = Capital of the { $tribe }
screen-in-the-refuge = In the refuge: { $join }
screen-aboard = , { $aboard } aboard
screen-plague = Plague
screen-epidemic = Epidemic
screen-council = Council

# ReachLayer.svelte
screen-pm-2 = { $spent } PM

# Reference.svelte
screen-combat-table = Combat Table
screen-attacker-defender = Attacker: { $codeInWords }; defender: { $codeInWords2 }
screen-strength-of-the-attacker-to = Strength of the attacker to that of the defender, in the defender’s favour; then columns for quality, then the ten-sided die with its modifiers. Above the attacker’s result, below the defender’s, the winner’s with a star. E all destroyed; A every unit loses a step; a fraction of the enemy’s losses; R no losses.
screen-statuses = Statuses
screen-leaders = Leaders
screen-or-more = { $roll } or more
screen-from-these-years-on-he = From these years on he may die: { $join } of the d10
screen-kinds-of-unit = Kinds of unit
screen-pm-3 = { $points } PM
screen-movement = Movement
screen-an-area-costs-1-pm = An area costs 1 PM, over a great river or a strait 2, over a long strait 3.
screen-leaders-palatini-and-guards-have = Leaders, palatini and guards have 4 PM, other units 3; a unit without a leader moves one area.
screen-outside-the-empire-2-pm = Outside the empire 2 PM, except in Persia, Armenia and Iberia.
screen-events-of-the-year = Events of the year
screen-phase-2 = Phase { $phase }
screen-in-the-cup = { $count } in the cup; { $join }
screen-romans-of-the-east = Romans of the East
screen-romans-of-the-west = Romans of the West

# How many there are.
screen-so-many-units = { $number ->
    [one] { $number } unit
   *[other] { $number } units
}
screen-so-many-areas = { $number ->
    [one] { $number } area
   *[other] { $number } areas
}
screen-so-many-borders = { $number ->
    [one] { $number } border
   *[other] { $number } borders
}
screen-so-many-pieces = { $number ->
    [one] { $number } piece
   *[other] { $number } pieces
}

# Sheet.svelte
screen-with-all = with all
screen-the-march = The march
screen-stopped = , stopped
screen-pm-left = { $left } PM left{ $stopped }
screen-strength-2 = { $office }: { $units }, strength
screen-room-for-more = ; room for { $room } more
screen-click-who-stays-here = : click who stays here
screen-with-him = With him{ $help }
screen-here-click-who-comes-along = Here: click who comes along
screen-the-best = the best { $room }
screen-take = Take { $whom }
screen-how-far = How far?
screen-show-how-far-they-may = Show how far they may go
screen-no-rule-bars-a-border = ; no rule bars a border, only the distance
screen-within-reach = { $areas } within reach{ $why }.
screen-they-may-not-cross = { $borders } they may not cross
screen-counters = Counters
screen-fold = Fold
screen-all-counters = All { $length } counters
screen-all-counters-2 = All counters
screen-click-an-area-that-glows = Click an area that glows to choose among its counters.
screen-off-the-map = Off the map
screen-which-people = Which people?
screen-on-the-map = , { $units } on the map
screen-who-leads-or-moves-alone = Who leads, or moves alone?
screen-click-who-goes = Click who goes
screen-who-loses-a-step = Who loses a step?
screen-click-who-goes-aboard = Click who goes aboard
screen-choose-a-leader = Choose a leader
screen-choose-a-caesar = Choose a Caesar
screen-choose-a-unit = Choose a unit
screen-choose = Choose
screen-aboard-the = aboard the { $fleet }
screen-move-alone = move alone
screen-as-they-are = as they are
screen-with = with { $name }

# Standing.svelte
screen-you-play-the = You play the
screen-since-the-swap = since the swap
screen-sequences-still-to-come = Sequences still to come
screen-now = Now
screen-then = Then
screen-usurper-in-the = Usurper in the { $half }:

# ZoneCard.svelte
screen-if-this-force-marched-in = If this force marched in
screen-the-battle-here = The battle here

# actions.ts
screen-lead-out = lead out
screen-take-along = take along
screen-leave-here = leave here
screen-comes-along = comes along
screen-loses-a-step = loses a step
screen-go-aboard = go aboard
screen-make-caesar = make Caesar
screen-march-here = March here
screen-fight-here = Fight here
screen-flee-here = Flee here
screen-retreat-here = Retreat here
screen-land-from-the = Land from the { $who }
screen-land-some-from-the = Land some from the { $who }
screen-sail-the-here = Sail the { $who } here
screen-the-returns-to-port = The { $who } returns to port
screen-come-out-of-the-refuge = Come out of the refuge
screen-station-here = Station { $who } here

# describe.ts
screen-east = East
screen-west = West
screen-diocese-of = diocese of { $diocese }, { $half }
screen-imperial-capital = imperial capital
screen-strength-3 = { $units }, strength { $strength }
screen-ecumenical-council = Ecumenical Council
screen-with-aboard = { " " }with { $pieces } aboard
screen-that-no-fleet-may-sail = { " " }that no fleet may sail
screen-sea = { $name }; sea{ $barred }{ $here }.

# model.ts
screen-ravenna = Ravenna
screen-constantinopolis = Constantinopolis
screen-augustus-of-the = Augustus of the { $half }
screen-usurper-in-the-2 = Usurper in the { $half }
screen-caesar-of-the = Caesar of the { $half }
screen-to-be-augustus-of-the = to be Augustus of the { $half }
screen-rex-of-the = Rex of the { $name }

# paint.ts
screen-at-peace = at peace
screen-at-home-it-does-not = at home; it does not move
screen-at-war = at war
screen-plays-for-the-barbarian-and = plays for the Barbarian and invades
screen-foederati = Foederati
screen-plays-for-the-roman = plays for the Roman
screen-in-revolt = in revolt
screen-former-foederati-who-fight-the = former Foederati who fight the Roman
screen-regnum = Regnum
screen-a-kingdom-on-roman-soil = a kingdom on Roman soil with a Rex and a capital
screen-follows-the-augusti = follows the Augusti
screen-with-the-usurper-in-the = with the Usurper in the West
screen-follows-a-usurper-and-plays = follows a usurper and plays for the Barbarian
screen-with-the-usurper-in-the-2 = with the Usurper in the East
screen-augustus-2 = Augustus
screen-usurper = Usurper
screen-to-be-augustus = to be Augustus
screen-rex-2 = Rex
screen-border-troops-who-stay-in = border troops, who stay in their diocese
screen-the-field-army-of-a = the field army of a diocese
screen-the-field-army-of-an = the field army of an emperor
screen-the-guard-of-one-leader = the guard of one leader, who never leaves him
screen-the-host-of-a-people = the host of a people
screen-cc = CC
screen-command-capacity = command capacity
screen-how-many-units-he-can = how many units he can lead
screen-vs = VS
screen-strategic-value = strategic value
screen-evades-on-less-than-this = evades on less than this with 1d6; the best one counts
screen-bt = BT
screen-tactical-bonus = tactical bonus
screen-the-difference-to-the-enemys = the difference to the enemy’s best is added to the die of a battle
screen-cp = CP
screen-political-capacity = political capacity
screen-usurps-is-approved-wins-peoples = usurps, is approved, wins peoples over and founds kingdoms by it
screen-leader-of-the = leader of the { $people }
screen-command-strategy-tactics-politics = { $name }, { $office }: command { $cc }, strategy { $vs }, tactics { $bt }, politics { $cp }
screen-strength-4 = strength { $pf }
screen-quality = quality { $qu }
screen-tactics = tactics { $bt }
screen-moves = moves { $move }

# summary.ts
screen-areas-2 = Areas
screen-strength-5 = Strength
screen-camps = Camps
screen-at-war-2 = At war
screen-in-revolt-2 = In revolt
screen-regna = Regna
screen-stratagems-label = Stratagems
screen-fleet = fleet
screen-leads = leads
screen-all = all
screen-attack = attack
screen-defend = defend
screen-word-choose = choose
screen-town = town
screen-port = port
screen-plague-here = plague
screen-epidemic-here = epidemic
screen-reduced = reduced
screen-loyal = loyal
screen-warriors = warriors
screen-with-the-usurper = with the Usurper

# The other kinds of questions that orders can answer.
question-evasion = Evasion
question-evasion-about = You are attacked, and a leader can try to lead his units away.
answer-evasion-decline = Always stand
answer-evasion-accept = Always try to evade
answer-evasion-if-weaker = Try to evade if weaker than
question-refuge = The Emperor’s walls
question-refuge-about = The Augustus is attacked in his capital, and can go behind the walls.
answer-refuge-accept = Always behind the walls
answer-refuge-decline = Always before the walls
question-retreat = Retreats
question-retreat-about = You have lost a battle, and choose where to go.
answer-retreat-strongest = To where most friends are
question-losses = The losses of the beaten
question-losses-about = You have won a battle, and pick whose steps are lost.
answer-losses-strongest = The strongest first
answer-losses-weakest = The weakest first
question-mutiny = Mutinies
question-mutiny-about = A unit of yours loses a step in a mutiny, and you pick it.
answer-mutiny-weakest = The weakest
answer-mutiny-strongest = The strongest
question-federation = The vanquished
question-federation-about = You have beaten a Tribe, and can try to federate it.
answer-federation-accept = Always try
answer-federation-decline = Never try
question-rally = Romans in the way
question-rally-about = A usurper meets Roman units, and can try to win them over.
answer-rally-accept = Always try
answer-rally-decline = Never try
question-pope = The Pope
question-pope-about = The points are counted, and you can play the Pope before.
answer-pope-accept = Always play him
answer-pope-decline = Keep him
answer-initiative-accept = Turn it where you have one way to
answer-shield-accept = Always
answer-omen-accept = Always cancel it

# ---- what a bot sets out for, as a hint tells it

aim-attack = Attack at { $goal } with { $force }.
aim-garrison = Secure { $goal } with { $force }.
aim-join = Send { $force } to the troops at { $goal }.
aim-reside = Bring { $force } to where an Augustus belongs.
aim-raid = Raid { $goal } with { $force }.
aim-withdraw = Lead { $force } beyond the border, to { $goal }.
aim-unit = Let { $force } go next door by itself.
aim-play = Play { $stratagem }.
aim-come-out = Leave the refuge at { $goal }.
aim-habit = Do what is always done here.
aim-rest = March no further in this sequence.

# ---- blunders, as the arena counts them

blunder-hopeless = a march into a battle with hardly a hope
blunder-strips-capital = the last unit leaves a capital that the enemy can reach
blunder-stakes-people = a whole people goes into the empire while Romans march: nobody is left to go on with the war
blunder-astray = an Augustus stays away from his half to the end of the year
blunder-idle-raiders = in the last sequence of all a unit beyond the border does not enter a free area beside it
blunder-hoarded = a stratagem of one's own is discarded for want of room

# Names that many things have alike.
called-area = { $area }
called-win-at = to win at { $area }
called-steps = { $number } steps lost
called-enemy-steps = { $number } steps of the enemy's
called-leaders-die = { $number } leaders die
called-enemy-leaders-die = { $number } enemy leaders die

# What abbreviations stand for, one a line: they explain themselves wherever they are read.
screen-abbreviations =
    PV: victory points, of Rome or of the Barbarian
    PM: movement points: areas that somebody can still go
    PF: force points: what units bring into a battle
    CC: command capacity: how many units a leader can lead
    VS: strategic value
    BT: tactical bonus in battle
    CP: political capacity
