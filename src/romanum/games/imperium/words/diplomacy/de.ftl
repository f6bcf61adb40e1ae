# Imperium Romanum: Verhandlungen, Bündnisse, Erlaubnis von Verbündeten.

do-talk = Schreiben an: { $power }
do-agree = Einwilligen: { $power }
do-decline = Den Vorschlag ablehnen: { $power }
do-withdraw-offer = Deinen Vorschlag zurückziehen: { $power }
do-propose = Vorschlagen
do-tear-up = Zerreißen
do-offer-alliance = Ein Bündnis für diesen Monat
do-offer-truce = Frieden, wo wir ein Feld teilen
do-offer-talents = { $power } an { $power2 }: { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
  }
do-want-talents = Verlangt: { $power } an { $power2 }, { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
  }
do-offer-at = Etwas von dir bei { $place }
do-want-at = Etwas von ihnen bei { $place }
do-cede-unit = Noch eine: { $kind }
do-cede-units = Alle Einheiten dort
do-lend-units = Alle Einheiten dort, für diesen Monat geliehen
do-cede-city = Die Stadt
do-cede-fort = Das Kastell
do-elsewhere = Genug von diesem Ort
do-offer-captive = { $leader } kommt frei
do-want-captive = { $leader } soll freikommen
do-offer-grain = Dein Getreide für diesen Monat
do-want-grain = Ihr Getreide für diesen Monat
do-promise-peace = Versprechen: kein Angriff
do-want-peace = Ihr Versprechen verlangen: kein Angriff
do-promise-attack = Einen Angriff versprechen: { $power }
do-want-attack = Ihr Versprechen eines Angriffs verlangen: { $power }
do-free-captive = { $leader } freilassen
do-fund = { $power } an { $power2 }: { $number ->
    [one] { $number } Talent
   *[other] { $number } Talente
  }
do-always = Ja, den ganzen Monat
do-borrow = Um die Einheiten bei { $place } bitten
do-reclaim = Deine Einheiten bei { $place } zurückfordern

why-ally-refuses = Bei { $place } lässt dein Verbündeter dich nicht mit ihm im Stapel stehen.

ask-parley = Diplomatie: { $offers ->
    [0] Wem schreibst du?
    [one] Ein Vorschlag wartet auf deine Antwort
   *[other] { $offers } Vorschläge warten auf deine Antwort
  }
ask-draft = Bedingungen an { $partner }: { $number ->
    [0] noch keine
    [one] bisher eine
   *[other] bisher { $number }
  }
ask-part-in-peace = Ein Bündnis ist ausgelaufen: { $partner }. Frieden halten, wo ihr ein Feld teilt?
ask-give-leave = Um Erlaubnis bittet: { $partner }. Es geht darum, { $what ->
    [units] deine Einheiten zu führen
    [stacking] mit dir im Stapel zu stehen
    [leader] dass dein Anführer hilft
    [joint-attack] gemeinsam anzugreifen
    [siege] sich in deiner Stadt belagern zu lassen
    [passage] an Bord deiner Flotten zu gehen
    [port] Versorgung durch deinen Hafen zu bekommen
    [train] Versorgung aus deinem Tross zu bekommen
    [replenishment] sich in deinem Land aufzufüllen
   *[handover] Versorgungspunkte oder einen Tross zu bekommen
  }

event-envoys = { $power }: Gesandte gehen ab. Empfänger: { $partner }.
event-term = { $power }: Ein Brief geht ab. Empfänger: { $partner }.
event-term-known = { $power } an { $partner }, { $way ->
    [offers] Angebot
   *[wants] Forderung
  }: { $what ->
    [alliance] ein Bündnis
    [truce] Frieden, wo sie ein Feld teilen
    [talents] { $number ->
        [one] { $number } Talent
       *[other] { $number } Talente
      }
    [units] { $number } x { $kind } bei { $place }
    [stack] alle Einheiten bei { $place }
    [loan] alle Einheiten bei { $place }, geliehen
    [city] { $city }
    [fort] das Kastell bei { $place }
    [captive] die Freiheit von { $leader }
    [grain] Getreide
    [peace] das Versprechen, Frieden zu halten
   *[attack] das Versprechen anzugreifen, Ziel des Angriffs: { $target }
  }.
event-agrees = Einigung: { $power }, { $partner }.
event-declines = { $power }: Ein Vorschlag wird abgelehnt. Absender: { $partner }.
event-withdraws = { $power }: Ein Vorschlag wird zurückgezogen. Empfänger: { $partner }.
event-offer-void = Ein Vorschlag lässt sich nicht mehr erfüllen. Absender: { $partner }. Empfänger: { $power }.
event-allied = Für diesen Monat verbündet: { $power }, { $partner }.
event-alliance-lapses = Ein Bündnis ist ausgelaufen: { $power }, { $partner }.
event-parts-in-peace = Frieden, wo sie ein Feld teilen: { $power }, { $partner }.
event-talents-given = { $power }: { $number ->
    [one] { $number } Talent geht
   *[other] { $number } Talente gehen
  } ab. Empfänger: { $partner }.
event-units-given = { $power }: Einheiten bei { $place } wechseln den Herrn. Neuer Herr: { $partner }.
event-units-lent = { $power }: Die Einheiten bei { $place } sind verliehen. Empfänger: { $partner }.
event-units-reclaimed = { $power }: Die Einheiten bei { $place } sind zurückgefordert.
event-fort-given = Das Kastell bei { $place } wird übergeben. Neuer Herr: { $power }.
event-captive-freed = { $power }: { $leader } ist frei, bei { $place }.
event-promise = { $power }: Ein Wort ist gegeben. Empfänger: { $partner }.
event-promise-known = { $power }: Versprechen an { $partner }: { $what ->
    [peace] Frieden
   *[attack] ein Angriff, Ziel: { $target }
  }.
event-put-ashore = { $power }: Einheiten werden bei { $place } an Land gesetzt.
event-adrift = { $power }: Einheiten treiben auf See (Würfel { $die }).
event-leave = Antwort ({ $power }) an { $partner }: { $what ->
    [units] Einheiten führen
    [stacking] gemeinsam im Stapel stehen
    [leader] Hilfe eines Anführers
    [joint-attack] gemeinsam angreifen
    [siege] sich in einer Stadt belagern lassen
    [passage] an Bord von Flotten gehen
    [port] Versorgung durch einen Hafen
    [train] Versorgung aus einem Tross
    [replenishment] im Land auffüllen
   *[handover] Versorgungspunkte oder ein Tross
  }: { $granted ->
    [yes] ja
   *[no] nein
  }.
