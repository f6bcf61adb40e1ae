# Imperium Romanum: Zufallsereignisse, Anrufungen, Pest.

do-plague-loss = Stirbt: { $kind }
do-look-at = Ansehen: { $power } in { $place }
do-destroy = { $city } wird zerstört
do-appeal = Die Götter anrufen
do-recruit-more = { $area }

ask-appeal = { $power }: ein Wurf { $roll ->
    [Fight] um die Schlacht
    [Trains] um die Trosse der Geschlagenen
    [EliteLegion] um eine Elitelegion
    [SetOff] um das Abfangen
    [Exhaustion] um Verluste auf dem Gewaltmarsch
    [Muster] um Eile
    [Drawn] um das, was die Trosse geben müssen
    [Foraged] um Furage
    [Starved] um die, die belagert sind
    [StarvedOut] um die Trosse der Belagerten
    [Spoliation] um die Eroberung einer Provinz
    [GrainRoll] um Getreide in der Hauptstadt
    [Proclaimed] um die Ausrufung eines Anführers
    [LeaderCalled] um die Rückkehr eines Anführers
    [TakeFleet] um eine unfertige Flotte
    [FleetDelayed] um die Verzögerung einer genommenen Flotte
    [NextRound] um den Platz zur See
    [Sortie] um das Abfangen zur See
    [Clash] um die Schlacht zur See
    [Voyage] um einen Anführer auf See
    [LoneShip] um eine Flotte im Winter
    [Weather] um Flotten im Winter
    [Across] um die Überfahrt eines Anführers
    [Disembarking] um Einheiten an Bord früherer Verbündeter
   *[other] jetzt
  }. Die Götter anrufen?
ask-plague-loss = { $power }: Pest bei { $place }. Wer stirbt?
ask-intelligence = Deine Späher dürfen einen Stapel ansehen: Wessen?
ask-place-leader = Ein neuer Anführer von Wert { $value }: Wo steht er?
ask-disaster = Eine Katastrophe: Welche Stadt wird zerstört?
ask-more-recruits = { $power }: Je Art darf eine Einheit mehr ausgehoben werden. In welchem Gebiet?
ask-place-risen = { $power }: { $number ->
    [0] Wo steht die nächste Einheit?
    [one] Wo steht die letzte Einheit?
   *[other] { $number } Einheiten. Wo steht die nächste?
  }

why-disloyal = Die Legionen sind in diesem Monat untreu: Nur wer bei einem Anführer steht, folgt.

event-appeal = { $power }: Anrufung der Götter (Würfel { $die }): { $value ->
    [0] sie schweigen
   *[other] { $value } auf den nächsten Wurf
  }.
event-battle-dead = In { $province } sind so viele gefallen, dass die Pest folgen kann.
event-plague-roll = Herrscht in { $province } die Pest? Zwei Würfel: { $dice }.
event-plague = Pest in { $province }.
event-plague-ends = Die Pest in { $province } ist vorbei; sie lässt das Land wie geplündert zurück.
event-pestilence = Seuche in { $province }.
event-random-event = { $power }: Ereignis, Würfel { $dice }: { $letter ->
    [A] Kundschafter
    [B] liegt der Imperator oder Rex im Sterben?
    [C] liegt ein Anführer im Sterben?
    [D] ein neuer Anführer
    [E] eine Seuche?
    [F] eine Hungersnot?
    [G] eine schlechte Ernte
    [H] eine reiche Ernte
    [I] ein dürres Jahr oder viel Schnee
    [J] eine milde Jahreszeit
    [K] Stürme auf See
    [L] eine Naturkatastrophe?
    [M] bestechliche Quartiermeister
    [N] verschlechterte Münzen
    [O] ein Einfall von Barbaren
    [P] regt sich Parthien oder Persien?
    [Q] ein Aufstand?
    [R] Murren in der Truppe
    [S] untreue Legionen
    [T] eine politische Krise
    [U] Wohlstand
    [V] schwere Zeiten
    [W] weite Verwüstung
    [X] mehr Rekruten
    [Y] weniger Rekruten
    [Z] tüchtige Ausbilder
   *[other] nichts
  }.
event-alarm = { $power }: Würfel { $die }: { $false ->
    [yes] falscher Alarm
   *[no] es ist wahr
  }.
event-intelligence = Jemand hat sich in { $place } umgesehen. Besitzer: { $power }.
event-intelligence-known = { $power }, in { $place }: { $units } { $leaders }.
event-new-leader = { $power }: Würfel { $die }: { $comes ->
    [yes] ein Anführer von Wert { $value } bietet seine Dienste an
   *[no] doch niemand bietet seine Dienste an
  }.
event-famine = Hungersnot in { $province } bis September.
event-bad-harvest = Eine schlechte Ernte in { $province } (Würfel { $die }): bis September das halbe Getreide.
event-bumper-harvest = Eine reiche Ernte in { $province } (Würfel { $die }): bis September anderthalbmal so viel Getreide.
event-hard-season = { $power }: Zeichen einer rauen Jahreszeit; der nächste Wurf für die Jahreszeit wird es zeigen.
event-mild-season = { $power }: Zeichen einer milden Jahreszeit; der nächste Wurf für die Jahreszeit wird es zeigen.
event-storms = In diesem Monat Stürme auf See.
event-disaster = { $city } ist zerstört.
event-corruption = { $power }: Die Quartiermeister sind bestechlich; die Trosse des Spielers verlieren je einen Versorgungspunkt.
event-debasement = Die Münze ist verschlechtert.
event-talents-lost = { $power }: { $number ->
    [one] { $number } Talent ist
   *[other] { $number } Talente sind
  } verloren.
event-prosperity = { $power }: Wohlstand; in diesem Monat anderthalbmal so viel Steuern.
event-hard-times = { $power }: schwere Zeiten; in diesem Monat die halben Steuern.
event-devastation = Weite Verwüstung: In diesem Monat wird keine Plünderung vergessen.
event-more-recruits = { $power }: Rekruten strömen zu.
event-area-of-recruits = { $power }: In diesem Jahr darf in { $area } je Art eine Einheit mehr ausgehoben werden.
event-fewer-recruits = { $power }: Kaum Rekruten kommen.
event-cadre = { $power }: In diesem Monat bilden alte Soldaten die Rekruten aus.
event-stirs = { $power }: in Bewegung.
event-raid = Ein Raubzug in { $province } (Würfel { $dice }).
event-no-revolt = { $power }: kein Aufstand in einer Provinz (Würfel { $dice }).
event-revolt = { $province } im Aufstand. Herr: { $power }. { $number ->
    [one] { $number } Einheit
   *[other] { $number } Einheiten
  } Rebellen (Würfel { $dice }).
event-revolt-over = Der Aufstand in { $province } ist vorbei.
event-muttering = { $power }: Die Truppe will { $wanted ->
    [one] { $wanted } Talent
   *[other] { $wanted } Talente
  } und bekommt { $paid }.
event-disloyalty = { $power }: Legionen, die bei keinem Anführer stehen, folgen in diesem Monat nicht.
event-crisis = { $power }: Eine Krise in der Hauptstadt; der Imperator muss binnen drei Monaten zurück sein.
