# Imperium Romanum in italiano: ciò che tutte le parti delle regole hanno in comune. I nomi latini restano latini.
# Potenze, popoli e comandanti stanno senza articolo, davanti ai due punti o tra parentesi.

do-pass = Passa
do-done = Fatto
do-yes = Sì
do-no = No
do-accept = Accetta
do-refuse = Rifiuta
do-at = { $place }
do-in = { $province }
do-city = { $city }
do-name = { $power }
do-leader = { $leader }
do-number = { $number }
do-unit = { $kind }
do-all = Tutti
do-none = Nessuno
do-to = Verso { $place }
do-halt = Fermati
do-ready = Pronto

event-morale-rises = { $power }: morale +{ $amount }, ora { $now }.
event-morale-falls = { $power }: morale −{ $amount }, ora { $now }.
event-units-lost = { $power }: perdite presso { $place }: { $units }.
event-city-taken = { $power }: presa { $city }, che era in mano a { $old }.
event-port-taken = { $power }: preso il porto presso { $place }.
event-province-won = { $province }: ora il controllo è di { $power }, non più di { $old }.
event-province-lost = { $province }: { $old } ne perde il controllo; ora non è di nessuno.

ask-donatives = { $power }: quanti talenti dai ai tuoi uomini? Ne hai dati { $own }, il nemico { $other }.
event-donative = { $power }: donativo di { $talents ->
    [one] un talento
   *[other] { $talents } talenti
  } agli uomini.

window-naval-interception = Intercettazioni per mare
window-naval-interception-about = Un nemico naviga alla portata delle tue flotte; se non ti si chiede, lo lasci passare. Ti riguarda dove gli farebbero tanto male quanto lui a loro, o dove porta qualcuno.
window-naval-interception-concerns = Solo se mi riguarda
window-land-interception = Intercettazioni per terra
window-land-interception-about = Un nemico marcia alla portata di un tuo comandante; se non ti si chiede, lo lasci passare. Ti riguarda dove un comandante ha una buona probabilità di incontrarlo e batterlo; basta qualunque probabilità se minaccia una tua provincia o città o porta con sé il suo Imperator.
window-land-interception-concerns = Solo se mi riguarda
window-withdraw-into-port = Flotte attaccate davanti al porto
window-withdraw-into-port-about = Le tue flotte sono attaccate davanti a un tuo porto; se non ti si chiede, combattono fuori.
window-retreat-before-combat = Ritirata prima del combattimento
window-retreat-before-combat-about = Sei attaccato in campo aperto; se non ti si chiede, resisti.
window-siege-acceptance = Rinchiudersi
window-siege-acceptance-about = Sei attaccato davanti a una tua città o a un tuo forte; se non ti si chiede, resti fuori.
window-fleets-in-port = Flotte in un porto attaccato
window-fleets-in-port-about = Un porto con tue flotte è attaccato da terra; se non ti si chiede, vi restano.
window-donatives = Donativi
window-donatives-about = Dei talenti potrebbero cambiare il tiro di una battaglia; se non ti si chiede, non ne paghi.
window-donatives-concerns = Solo se cambia il tiro
window-combat-leader = Comandanti in battaglia
window-combat-leader-about = In una battaglia ci sono più comandanti tuoi; se non ti si chiede, conta il migliore.
window-militia = Milizia
window-militia-about = In una tua battaglia potrebbe combattere la milizia; se non ti si chiede, non combatte.
window-combat-losses = Perdite in combattimento
window-combat-losses-about = Potrebbero andare perdute unità diverse; se non ti si chiede, si perde il meno possibile.
window-seasoning = Unità agguerrite
window-seasoning-about = Unità che hanno combattuto potrebbero diventare agguerrite; se non ti si chiede, lo diventano quante più possibile.
window-elite-legion = Legioni d’élite
window-elite-legion-about = Una legione dei vincitori potrebbe diventare d’élite per due talenti; se non ti si chiede, non si prova.
window-deferral = Aspettare in mare
window-deferral-about = In un round navale hai il tiro più alto; se non ti si chiede, agisci subito.
window-shipyard = Cantieri
window-shipyard-about = Comincia un mese con flotte in costruzione; se non ti si chiede, il lavoro continua.
window-captured-shipyard = Cantieri presi
window-captured-shipyard-about = Hai preso un porto dove si costruisce una flotta; se non ti si chiede, la lasci.
window-ally-asks = Desideri degli alleati
window-ally-asks-about = Un alleato chiede di usare qualcosa di tuo; se non ti si chiede, rifiuti.
window-appeal = Appelli agli dei
window-appeal-about = Stai per tirare; se non ti si chiede, non invochi gli dei.
window-negotiation = Trattative
window-negotiation-about = Un mese comincia con dei colloqui; se non ti si chiede, non scrivi a nessuno e hai finito.
window-negotiation-never = Non in questo mese
window-negotiation-concerns = Solo se mi si fa un’offerta o una mia alleanza scade

## Che cosa ha un giocatore, per chi chiede che cosa porta una scelta

part-morale = Morale
part-provinces = Province
part-cities = Città
part-might = Forza a terra
part-talents = Talenti

# Ordini: risposte alle finestre, e gli altri tipi di domande a cui possono rispondere.
answer-naval-interception-accept = Intercetta dove può uno solo
answer-land-interception-accept = Intercetta dove può uno solo
answer-withdraw-into-port-accept = Sempre dentro il porto
answer-retreat-before-combat-decline = Resisti sempre
answer-retreat-before-combat-if-weaker = Ritirati nel primo esagono se sei più debole di
answer-siege-acceptance-decline = Resta sempre fuori
answer-siege-acceptance-enter = Vai sempre dentro
answer-siege-acceptance-if-weaker = Dentro, o via, se sei più debole di
answer-fleets-in-port-decline = Resta sempre in porto
answer-fleets-in-port-accept = Prendi sempre il mare
answer-combat-leader-decline = Lascia fare al migliore
answer-combat-leader-accept = L’altro, dove ce n’è uno
answer-militia-decline = Non chiamarla mai
answer-combat-losses-decline = Sempre il minimo che basta
answer-seasoning-decline = Quante più possibile
answer-elite-legion-accept = Dove può una legione sola
answer-deferral-accept = Aspetta sempre, o subentra
answer-captured-shipyard-accept = Prendila sempre
answer-ally-asks-accept = Acconsenti sempre
answer-appeal-accept = Invocali sempre
answer-negotiation-decline = Nessun colloquio
question-retreat = Dove vanno i vinti
question-retreat-about = Le tue unità vinte devono andarsene, e scegli tu dove.
answer-retreat-enter = Dentro, dove si può
question-siege-or-assault = Assedio o assalto
question-siege-or-assault-about = Il nemico è dietro le mura, e tu lo assedi o gli dai l’assalto.
answer-siege-or-assault-decline = Assedia sempre
answer-siege-or-assault-accept = Dai sempre l’assalto
question-plague-losses = La peste
question-plague-losses-about = Muoiono unità di una pila, e le scegli tu.
answer-plague-losses-weakest = Prima le più deboli
answer-plague-losses-strongest = Prima le più forti
question-besieged-losses = Perdite degli assediati
question-besieged-losses-about = Un assedio costa un’unità all’interno, e la scegli tu.
answer-besieged-losses-weakest = La più debole
answer-besieged-losses-strongest = La più forte
question-march-losses = Chi resta indietro
question-march-losses-about = Una marcia forzata costa unità, e le scegli tu.
answer-march-losses-weakest = Prima le più deboli
answer-march-losses-strongest = Prima le più forti
question-unfed = Unità senza rifornimento
question-unfed-about = Non si possono nutrire tutti, e scegli tu chi ha fame.
answer-unfed-weakest = Prima le più deboli
answer-unfed-strongest = Prima le più forti
question-sunk-fleets = Flotte affondate
question-sunk-fleets-about = Delle tue flotte vanno a fondo, e le scegli tu.
answer-sunk-fleets-weakest = Prima le più deboli
answer-sunk-fleets-strongest = Prima le più forti
question-leaders-fate = Comandanti vinti
question-leaders-fate-about = Un comandante nemico è nelle tue mani.
answer-leaders-fate-accept = Catturalo sempre
answer-leaders-fate-decline = Uccidilo sempre
question-captured-trains = Salmerie prese
question-captured-trains-about = Salmerie nemiche sono nelle tue mani.
answer-captured-trains-accept = Tienile sempre
answer-captured-trains-decline = Distruggile sempre
question-peace = Offerte di pace
question-peace-about = La partita potrebbe finire adesso, patta.
answer-peace-decline = Rifiuta sempre
answer-peace-accept = Accetta sempre
question-parting = Alleati di un tempo
question-parting-about = Un’alleanza è finita, e puoi restare in pace.
answer-parting-accept = Resta sempre in pace
answer-parting-decline = Mai

## Che cosa si propongono i bot, ed errori

aim-take = Prendere { $goal } con l’armata presso { $force }.
aim-beat = Battere il nemico presso { $goal } con l’armata presso { $force }.
aim-hold = Tenere { $goal } con l’armata presso { $force }.
aim-join = Portare chi è presso { $force } all’armata presso { $goal }.
aim-rest = Lasciare dov’è l’armata presso { $force }.
aim-sail = Navigare da { $force } a { $goal }.

blunder-revisits = una marcia torna dove è già stata
blunder-wakes-a-people = una marcia sveglia un popolo che dormiva
blunder-sinks-for-want-of-a-port = una flotta che deve trovare un porto resta in mare
blunder-rash-attack = un attacco con meno di una probabilità su tre
blunder-stakes-an-imperator = un Imperator, o un comandante da cui dipende tutto, va a una battaglia che sarà probabilmente perduta

# ---- di che cosa sono fatti i nomi

called-seats = { $one } e { $more }
called-city = { $city }
called-opposite = di fronte a { $city }
called-beside = { $city } { $side }
called-land = { $province } { $hex }
called-sea-off = mare di { $city } { $hex }
called-open-sea = mare aperto { $hex }
called-barbarians = Barbari ({ $province })
called-people = { $province }
called-usurper = Usurpatore { $number }
called-leader = comandante { $number } ({ $power })
called-namesake = { $power }
called-new-leader = nuovo comandante { $number }
called-train = salmerie ({ $points } PR)
called-trains = { $number } x salmerie ({ $points } PR)
