# Die Lektionen von History of the Roman Empire: freundlich, kurz, einfach.

lesson-battle = Caesar in Gallien
lesson-battle-about = Setze eine Legion, gewinne deinen ersten Kampf und behalte, was du gewonnen hast.
lesson-battle-hello = Willkommen in Gallien. Du spielst Rot, und Caesar selbst führt dich. Die roten Steine sind deine Legionen. Die Galli des Spielers Grün halten Lugdunensis, gleich neben deiner Stadt in Aquitania, mit einer einzigen Armee.
lesson-battle-place = Du hast drei Legionen in der Hand. Sie kommen eine nach der anderen auf die Karte, neben das, was dir gehört. Narbonensis hält niemand: Setze eine Legion dorthin, und es ist deine Provinz.
lesson-battle-place-else = Auch das geht: Legionen segeln sogar. Aber zuerst wollen wir um Lugdunensis herum stehen. Setze diese nach Narbonensis.
lesson-battle-attack = Nun zu den Galli. Setzt du eine Legion dorthin, wo ein Feind steht, gibt es einen Kampf: Beide würfeln, und der höchste einzelne Würfel gewinnt. Caesar gibt dir drei Würfel, die Galli haben einen. Greif Lugdunensis an, über Land.
lesson-battle-attack-else = Caesar würde den Kopf schütteln: Lugdunensis liegt offen vor dir, und über Land werfen die Galli nur einen Würfel. Greif es aus Aquitania an.
lesson-battle-hold = Gewonnen! Die Galli sind fort, und deine Legion steht in Lugdunensis. Aber eine Legion allein ist mit einem schlechten Wurf verloren. In einer Provinz haben drei Platz: Setze deine letzte daneben.
lesson-battle-hold-else = Das darfst du, aber dann könnte Lugdunensis so schnell fallen, wie es gewonnen wurde. Schick die letzte Legion dorthin.
lesson-battle-fort = Alle Legionen stehen. Du hast auch ein Kastell: Es macht jeden Würfel eines Verteidigers um eins besser. Errichte es, wo du einen Angriff am meisten fürchtest; wie wäre es mit Lugdunensis?
lesson-battle-fort-else = Halte nichts zurück: Ein Kastell in der Schachtel verteidigt niemanden. Errichte es in einer deiner Provinzen.
lesson-battle-city = Was du hältst, kannst du bebauen. Eine Stadt bringt Punkte in jeder Runde, in der sie steht. Gründe eine; Lugdunensis ist ein guter Ort.
lesson-battle-city-else = Eine Runde ohne neue Stadt ist eine Runde Punkte weniger. Gründe erst eine.
lesson-battle-end = Das war eine ganze Römer-Phase: setzen, kämpfen, halten, bauen. Die Punkte dafür stehen neben deinem Namen. Wer nach sieben Runden die meisten hat, gewinnt.

lesson-italia = Ganz Italia
lesson-italia-about = Was eine Diözese wert ist, und warum die fünfte Provinz am meisten zählt.
lesson-italia-hello = Die Karte besteht aus neun Diözesen mit je fünf Provinzen. Zu Italia gehören Roma, Cisalpina, Dalmatia, Sicilia und Raetia. Ein Teil einer Diözese bringt ihren Wert, der größte Teil doppelt so viel, und die ganze dreimal so viel. Du hältst vier.
lesson-italia-attack = Die fünfte, Raetia, liegt hinter den Alpen, und dort sitzt eine Armee der Galli. Über Berge wirft der Verteidiger zwei Würfel statt einem. Du hast Caesar und drei Würfel: Greif trotzdem an.
lesson-italia-attack-else = Das brächte ein wenig. Die letzte Provinz einer Diözese bringt viel: Greif Raetia an.
lesson-italia-rest = Raetia ist dein, und damit ganz Italia. Nutze den Rest, wie du magst: Auch die erste Provinz in einer neuen Diözese bringt deren Wert. Errichte das Kastell, gründe Städte und schließe mit Fertig ab.
lesson-italia-end = Der Verlauf erzählt, was es gebracht hat: erst die Städte, dann die Diözesen. Sieh nach, wo die anderen noch eine von deinen brechen können; sie werden es tun.

lesson-kingdom = Ein Freund in Thracia
lesson-kingdom-about = Spiele eine Karte und lass ein Königreich für dich kämpfen.
lesson-kingdom-hello = Bevor du Legionen setzt, darfst du eine deiner Karten spielen. Sie gehören dir für das ganze Spiel, und es kommen keine mehr dazu; so hat jede ihren Moment. Die jetzt spielbaren leuchten in deiner Hand.
lesson-kingdom-card = Die Odrysae sind ein Königreich, das sich in Thracia erhebt, fern von deinen Legionen. Spiele ihre Karte.
lesson-kingdom-card-else = Bald ist es für sie zu spät: Ihre Karte gilt nur zwei Runden lang. Spiele die Odrysae.
lesson-kingdom-army = Da sind sie, mit einer Stadt und einem Kastell. Eine Armee haben sie noch in der Hand, und dieses eine Mal setzt du sie. Macedonia nebenan ist leer und ein guter Ort für eine Stadt.
lesson-kingdom-army-else = Eine Armee, die nicht gesetzt wird, ist verloren. Setze sie irgendwohin.
lesson-kingdom-end = Von nun an bleiben die Odrysae, wo sie sind, und was sie halten, zählt für dich in jeder deiner Barbaren-Phasen. Du schützt sie, indem du die anderen beschäftigst.

lesson-empire = Dein eigenes Reich
lesson-empire-about = Das ganze Spiel gegen drei Rekruten, mit der Hilfe an deiner Seite.
lesson-empire-hello = Nun das Ganze: sieben Runden, Marker, Karten, Barbaren und Legionen, gegen drei Rekruten, die tun, was ihnen gerade einfällt. Die Hilfe sagt ein Wort, wann immer etwas Neues kommt. Du kannst jederzeit gehen. Viel Glück!
lesson-empire-end = Das war die ganze Geschichte, von den Triumvirn bis zum letzten Kaiser. Jetzt kennst du das Spiel. Versuch es als Nächstes mit Soldaten statt Rekruten.
