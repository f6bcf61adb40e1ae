about-blurb = Dreißig Steine, drei Würfel und vierundzwanzig Felder: das Rennen, dessen Enkel Backgammon ist, wie es Kaiser Zenon um 480 in Konstantinopel spielte und wie ein einziger Wurf ihn darum brachte.
about-feel = Schnell und boshaft: Beide laufen in dieselbe Richtung, und jeder Wurf muss gespielt werden, so weh er auch tut.
scenario-zeno = Der Wurf des Kaisers
scenario-zeno-help = Zenons Partei von etwa 480, von seinem berühmten Wurf 2, 5, 6 an.
scenario-zeno-teaches = Geschlossene Felder, einzelne Steine und die Regel, dass der ganze Wurf gespielt werden muss, mitten in einer Partie.
scenario-tabula = Tabula
scenario-tabula-help = Eine ganze Partie, alle Steine draußen.
scenario-tabula-teaches = Das ganze Rennen: hereinkommen, gemeinsam Felder schließen, schlagen und alle Steine heimbringen.
name-white = Weiß
name-black = Schwarz
name-outside-white = Weiß draußen
name-outside-black = Schwarz draußen
name-home-white = Weiß am Ziel
name-home-black = Schwarz am Ziel
name-home = am Ziel
name-pips = noch zu gehen
name-man = Stein
name-unhit = dass keiner von deinen geschlagen wird

event-throw = { $seat } würfelt { $dice }.
event-enter = { $seat } setzt auf { $point } ein.
event-move = { $seat } zieht von { $origin } nach { $point }.
event-hit = { $seat } schlägt einen Stein auf { $point } ({ $loser }).
event-off = { $seat } nimmt einen Stein von { $point } hinaus: { $home } am Ziel.
event-lost = { $seat } kann { $lost } nicht spielen.
event-home = { $seat } hat alle Steine am Ziel.
event-long = Nach { $turns } Zügen wird die Partie abgebrochen: Weiß hat { $white ->
    [one] { $white } Feld
   *[other] { $white } Felder
  } zu gehen, Schwarz { $black }.

ask-man = { $seat } hat { $dice } zu spielen. Welcher Stein zieht?

do-enter = Auf { $point } einsetzen
do-move = Von { $point } nach { $point2 }
do-off = Mit einer { $number } von { $point } hinaus

why-no-die = Dafür braucht es eine { $die }, und zu spielen bleibt { $dice }.
why-no-way = Kein einzelner Würfel führt dorthin. Zu spielen bleibt { $dice }: Wer mehrere braucht, zieht Würfel für Würfel.
why-nobody-outside = Keiner deiner Steine ist draußen.
why-nobody-there = Auf { $point } hast du keinen Stein.
why-enter-first = { $men ->
    [one] Ein Stein von dir wurde geschlagen und muss
   *[other] { $men } Steine von dir wurden geschlagen und müssen
} zuerst wieder herein.
why-first-half = { $point } liegt in der zweiten Hälfte, und { $men ->
    [one] ein Stein
   *[other] { $men } Steine
} von dir müssen erst noch auf das Brett.
why-not-gathered = { $men ->
    [one] Ein Stein von dir ist
   *[other] { $men } Steine von dir sind
} noch nicht im letzten Viertel.
why-farther-back = Dieser Würfel ist höher als nötig, und weiter hinten, auf { $point }, steht noch ein Stein von dir.
why-closed = { $point } ist geschlossen: Dort stehen { $men } Steine des Gegners.
why-whole-throw = Danach ließen sich weniger deiner Würfel ({ $dice }) spielen, und du musst so viele spielen, wie du kannst.

how-home = Alle Steine am Ziel; der anderen Seite bleiben { $men }.
how-ahead = { $pips ->
    [one] { $pips } Feld
   *[other] { $pips } Felder
  } voraus, als die Partie abgebrochen wurde.
how-even = Beide haben noch { $pips ->
    [one] { $pips } Feld
   *[other] { $pips } Felder
  } zu gehen.

topic-hits = Geschlagene Steine
topic-throws = Würfe

part-home = Steine am Ziel
part-pips = gegangene Felder
part-blots = Steine beisammen

screen-turn = Wurf { $number }
screen-turn-ends = Das Ende von Wurf { $number }
screen-went-move = { $side } zieht von { $from } nach { $to }.
tip-Man = Wähle einen Stein und wohin er zieht.
    .text = Jeder Würfel wird für sich gespielt. Zwei oder mehr Steine halten ein Feld; einer allein kann geschlagen werden und beginnt von vorn.
