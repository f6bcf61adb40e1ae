# Die Studien des Spiels: wie jede heißt, was sie fragt und der Grund.

study-inside-the-walls = Hinter den Mauern
study-inside-the-walls-ask = Pyrrhus steht mit 4 Schwerer Infanterie, 2 Leichter Infanterie, 2 Reiterei und einem Elefanten vor Rom. Der Konsul, Taktik 2 gegen 3, hat zwei Legionen in der Stadt. Fällt Rom, ist der Krieg verloren. Hinter die Mauern oder ins Feld?
study-inside-the-walls-reason = Hinter Mauern zählen weder Reiter noch Elefanten: 14 gegen 13, und der Feldherr des Feindes ist eine Verschiebung wert. Um Rom zu nehmen, müsste er von den 13 Punkten auf einen Schlag mehr als 10 vernichten, neun Zehntel, und eine 6 macht nur 7. Im Feld steht es 16 gegen 8: zwei Verschiebungen für das Kräfteverhältnis, eine für Pyrrhus, drei für überlegene Reiterei, und die sechs gewinnen für ihn, was immer fällt.

study-let-him-pass = Lass ihn vorbei
study-let-him-pass-ask = Pyrrhus ist mit 16 Kampfpunkten nach Bovianum gekommen, gleich neben Rom; zwei davon sind Reiterei. Die zwei Legionen des Konsuls in der Stadt dürfen versuchen, ihn abzufangen: 7 oder mehr auf zwei Würfeln genügt. Tun sie es?
study-let-him-pass-reason = Wer abfängt, greift im Feld an und lässt seine Mauern hinter sich. Dort steht es 8 gegen 16: Mit Kräfteverhältnis, Feldherr und überlegener Reiterei hat Pyrrhus sechs Verschiebungen, also gewinnt Rom mit keinem von 36 Würfen. Die Legionen wären fort, und die Stadt mit ihnen; in der Stadt sind sie mit einem Sturm nicht zu brechen.

study-horse-behind-walls = Reiter hinter Mauern
study-horse-behind-walls-ask = Ein Sturm hält Pyrrhus auf See fest. Zwei Legionen greifen Tarent an, wo eine einzige griechische Reiterei in der Stadt steht. Was tut die Reiterei?
study-horse-behind-walls-reason = Werden Mauern genutzt, kämpft Reiterei nicht; die Stadt verteidigt sich also mit 5 Punkten, ob die Reiter da sind oder nicht. Gegen 8 und einen Konsul fällt sie bei jedem Würfel von 3 oder mehr, und Reiter in der Stadt sterben mit ihr. Draußen leben sie; mit denen von Pyrrhus sind es zwei, und gegen Legionen ohne Reiter ist das Überlegenheit: drei Verschiebungen.

study-not-for-plunder = Nicht um der Beute willen
study-not-for-plunder-ask = Das römische Heer ist nach Paestum gesegelt und hat Rom seinen Mauern überlassen. Pyrrhus, Feldzug 4, hat gerade Capua genommen und noch 5 BP. Griechenland gewinnt sofort, wenn es Rom nimmt. Was nun?
study-not-for-plunder-reason = Eine Armee, die plündern will, muss um das Weiterziehen würfeln, und eine 5 oder 6 beendet ihre Bewegung: ein Mal von dreien, für etwa 2 Talente, die auch nicht öfter zu finden sind. Wer die Siedlung verschont, marschiert ohne Würfel weiter. Bei Rom steht es 14 gegen 5, mit Pyrrhus vier Verschiebungen, und selbst eine 1 bricht die leeren Mauern; römische Ingenieure können höchstens eine Verschiebung wegnehmen.

study-men-for-nothing = Leute umsonst
study-men-for-nothing-ask = Capua ist gefallen, und Pyrrhus hat noch 5 BP bis Rom, wo zwei Legionen stehen. Rom darf Miliz ausheben, einen halben Würfel davon, für eine Stufe seiner Stabilität von 4. Tut es das?
study-men-for-nothing-reason = Dieser Krieg dauert eine Runde, hat keine Ereignisse, und über den Sieger entscheiden Felder und Provinzen. Stabilität entscheidet hier nichts, also kostet mindestens ein Mann mehr nichts: In Rom zählt er 1 Punkt, und in jedem leeren Feld Italiens muss er geschlagen werden, bevor es verloren ist.

study-silver-for-markers = Silber für Marker
study-silver-for-markers-ask = Pyrrhus greift mit 20 Kampfpunkten die leere Siedlung Capua an. Griechenland hat noch 2 Talente, und zwei seiner Aktivierungsmarker sind noch im Becher. Wie viel für Belagerungskunst?
study-silver-for-markers-reason = 20 gegen 2 sind zehn Verschiebungen, und Pyrrhus ist noch eine: Selbst eine 1 wird zur 10, was Rom auch bietet. Ein Gebot wird bezahlt, auch wenn es nichts ändert, und jedes Talent, das hier ausgegeben wird, ist ein Marker, der später verfällt.

study-one-step-more = Ein Schritt mehr
study-one-step-more-ask = Pyrrhus sitzt auf See fest. Zwei Legionen sind nach Paestum marschiert, die Besatzung dort ist fort, und 2 BP bleiben. Griechenland hält Tarent, Venusia und Croton von den fünf Feldern von Bruttium. Wo endet der Marsch?
study-one-step-more-reason = Eine Besatzung allein hat keine Stärke: 2 BP genügen, um Croton oder Venusia zu betreten und sie ohne Schlacht zu entfernen. Leere Felder seiner Heimat gehören Rom; so bleiben Griechenland zwei von fünf, und Bruttium, das es am Ende für den Sieg braucht, ist wieder römisch. BP, die übrig bleiben, sind verloren.

study-five-is-enough = Fünf genügt
study-five-is-enough-ask = Zwei Legionen, 8 Punkte, stürmen die leere Stadt Tarent, 5 Punkte. Roms Würfel zeigt 4, der des Feindes 6, und Rom hat zwei Verschiebungen. Eine Stadt fällt, wenn sie auf 3 Mauerpunkte gefallen ist. Wie werden sie eingesetzt?
study-five-is-enough-reason = Eine 5 kostet die Stadt 3 Punkte, also zwei Mauerpunkte, denn jeder nimmt zwei auf sich: Sie fällt, und eine 6 täte nicht mehr. Also gilt die zweite Verschiebung dem anderen Würfel. Fünf Zehntel von 8 sind 4 Punkte, eine Legion; sechs Zehntel sind 5, und auch die zweite Legion wäre geschwächt.

study-last-legion-in-rome = Die letzte Legion in Rom
study-last-legion-in-rome-ask = Die letzte römische Nebenbewegung dieser Runde; die anderen Legionen sind nach Süden gezogen. Die einzige Legion von Rom hat 6 BP, genug, um nach Aleria zu segeln und Korsika einer einzelnen Besatzung abzunehmen. Karthago hat noch einen Marker und zieht zuletzt; bei Olbia, eine Fahrt entfernt, hat es 3 Schwere Infanterie, eine davon angeworben, und einen 2-5-Feldherrn. Wer in der Siegphase die Hauptstadt des Feindes hält, gewinnt das Spiel.
study-last-legion-in-rome-reason = Gegen leere Mauern steht es bei einer Landung 9 gegen 5: zwei Verschiebungen, eine für den Feldherrn, zwei zurück für den Strand. Eine 4 nimmt Rom im ersten Sturm, und oft bleibt Zeit für einen zweiten: Etwa zwei von drei Partien sind verloren. Mit der Legion steht es 9 gegen 9, mehr als 6 der 9 Punkte müssen fallen, und kein erster Sturm schafft mehr als 5 Zehntel: eine Partie von fünf. Korsika ändert nicht einmal, wer nach Provinzen führt.

study-agathocles-at-melita = Agathokles bei Melita
study-agathocles-at-melita-ask = Agathokles, 3-5, ist mit 4 Schwerer und 1 Leichter Infanterie bei Melita gelandet. Von dort segelt er ohne Wetterwurf nach Thapsus und marschiert auf Carthago: 6 BP, die er immer hat. In Carthago stehen eine Schwere Infanterie, eine Reiterei und ein Feldherr. Die Schwere Infanterie hat 5 BP und könnte nach Sizilien segeln. Tut sie es?
study-agathocles-at-melita-reason = Reiter kämpfen nicht hinter Mauern; ohne die Schwere Infanterie steht es also 13 gegen 5: drei Verschiebungen und eine für Agathokles, und selbst eine 1 nimmt die Hauptstadt, wenn Karthago keine Verschiebung kauft. Mit ihr hat er 13 gegen 8 und zwei Verschiebungen, braucht eine 9 und kommt ohne eine gekaufte nicht über 8. Kein Ort auf Sizilien ist eine Stadt von 3 Punkten und die Hauptstadt wert.

study-long-way-round = Der lange Umweg
study-long-way-round-ask = Der Osten will Kilikien. Eine Schwere Infanterie mit einem 1-5-Feldherrn und einem Galeerengeschwader sticht bei Alexandria in See, mit Kurs auf Tarsos; eine Fahrt kostet 1 BP, so lang sie auch ist. Welcher Weg?
study-long-way-round-reason = An der Küste von Judäa und Syrien ist jeder Hafen Heimat, und auf dem Weg nach Tarsos liegt kein Punkt auf See: kein einziger Würfel. Auf hoher See vor Zypern braucht es bei einer 3 oder 4 die Weiterfahrt, sonst ertrinken alle, eine 5 oder 6 ist ein Sturm, und mit nur einem Geschwader ertränkt sie jeder zweite Würfel über 1: verloren in fast zwei Fällen von fünf.

study-nine-and-nine = Neun und neun
study-nine-and-nine-ask = Roms erste Aktivierung ist eine Rekrutierung, und vier Legionen sind ausgehoben: Neun sind auf der Karte. Rom hat 9 Zivilisationspunkte, noch 3 Talente und drei Marker im Becher. Noch eine Legion für 2 Talente?
study-nine-and-nine-reason = Zwei Grenzen sind zugleich erreicht. Jeder Marker kostet ein Talent, und nach noch einer Legion verfielen zwei von drei. Und wer in der Unterhaltsphase mehr Legionen als Zivilisationspunkte hat, verliert zwei Stufen Stabilität: zehn gegen neun. Erst bauen, dann ausheben.

study-merchantmen = Kauffahrer
study-merchantmen-ask = Zwei Legionen unter einem Konsul segeln ohne ein einziges Geschwader nach Lilybaeum. Karthago hat dort eines, dazu eine Siedlung mit einer Schweren und einer Leichten Infanterie und einem Feldherrn. Zur See kämpfen, ausweichen oder sie vorbeilassen?
study-merchantmen-reason = Eine Armee auf See ohne Geschwader ist in jeder Seeschlacht verloren, bis auf den letzten Mann, auch ihr Anführer, und dafür fällt kein Würfel. Ein Geschwader vernichtet 8 Punkte und einen Konsul umsonst. Lässt du sie vorbei, landen sie oder segeln weiter dorthin, wo kein Schiff ist.

study-nine-to-eight = Neun zu acht
study-nine-to-eight-ask = Die allerletzte Nebenbewegung der Runde. Griechenland hat 8 Zivilisationspunkte, der Osten 7. Der Osten hat 3 Talente, eine Besatzung bei Pelusium und eine Schwere Infanterie bei Damaskus, das eine Siedlung ist. Die meisten Zivilisationspunkte bringen 5 SP, die wenigsten keinen. Was wird gebaut?
study-nine-to-eight-reason = Eine Stadt, wo die Siedlung war, bringt zwei Punkte: 9 zu 8, und 5 SP gegen keinen. Eine Siedlung bringt einen: 8 zu 8, und Gleichstand gibt jedem 2 SP. Es kostet die letzten Talente und die Schwere Infanterie, aber niemand zieht mehr, bevor gezählt wird, und dann kommt das Einkommen.

study-not-over-the-alps = Nicht über die Alpen
study-not-over-the-alps-ask = Zwei Legionen bei Placentia sollen nach Gallien und in dieser Aktivierung in der Narbonensis stehen. Sie haben 4 BP. Über den Pass ist Valentia 4 BP entfernt, über Taurinorum, und an der Küste Massilia 4 BP, über Genua. Welcher Weg zuerst?
study-not-over-the-alps-reason = Wer einen Alpenpass überquert, würfelt für die Auszehrung, Brüche werden aufgerundet, und so wird von zwei Legionen eine mit Gewissheit geschwächt, was der Würfel auch zeigt. Die Küstenstraße kostet ebenso viel, verliert niemanden und endet in einem Hafen.

study-mend-it-whole = Ganz ausbessern
study-mend-it-whole-ask = Rom hat Tarent erstürmt; die Stadt hat nur noch 3 Mauerpunkte. 17 Talente und eine Nebenbewegung bleiben, und sie soll dem gelten, was Tarent in der nächsten Einkommensphase zahlt. Was geschieht?
study-mend-it-whole-reason = Eine Stadt unter voller Stärke zahlt 1 Talent und zählt 1 Zivilisationspunkt, mit 4 Mauerpunkten wie mit 3; mit 5 zahlt sie 3 und zählt 3. Die zwei Talente kommen schon in der nächsten Einkommensphase zurück, und in jeder weiteren wieder. Ein Talent kauft eine Mauer und sonst nichts.

study-angry-gods = Zornige Götter
study-angry-gods-ask = Karthago hat seinen Marker bezahlt und zieht Dies Irae: 2 Talente zahlen oder diese Aktivierung verlieren. Die 2 Talente sind alles, was da ist, und zwei weitere karthagische Marker sind im Becher. Was soll es sein?
study-angry-gods-reason = Ein Talent ist eine Aktivierung. Den Priestern gezahlt, retten die zwei eine Aktivierung und lassen zwei verfallen; behalten, bezahlen sie beide. Vor der nächsten Runde gibt es kein Einkommen.

study-two-beat-one = Zwei schlagen eins
study-two-beat-one-ask = Die letzte Aktivierung des Krieges, und sie gehört Karthago. Rom kontrolliert eine Provinz Siziliens, Karthago eine: Melita, durch die Armee dort. Sardinien und Korsika sind leer. Ein Gleichstand gehört Rom. Die Hauptbewegung führt die Armee von Melita, 1 Schwere und 1 Leichte Infanterie mit einem 1-4-Feldherrn, 7 BP. Was kommt zuerst?
study-two-beat-one-reason = Wo niemand bleibt, hat niemand Kontrolle: Wer mit allen davonsegelt, gibt Melita für das auf, was er nimmt, eins zu eins, und verliert den Gleichstand. Eine Einheit zurückzulassen kostet keinen BP, eine in Besatzungen aufzulösen 1; die andere segelt über Africa weiter nach Sardinien, und es steht zwei zu eins.

study-over-the-isthmus = Über den Isthmus
study-over-the-isthmus-ask = Eine griechische Schwere Infanterie mit zwei Geschwadern soll von Athen nach Ambracia segeln, wo Pyrrhus auf die Überfahrt nach Italien wartet. Kein Feldherr ist bei ihr. Wohin zuerst?
study-over-the-isthmus-reason = Von Megara nach Korinth kommen Schiffe über den Isthmus, und weiter über Naupactus bis Ambracia liegen nur Häfen der Heimat: Kein Würfel fällt. Um das Kap liegen zwei Punkte auf See; in 11 Fällen von 36 kommt an einem davon eine 6, und dann braucht es ohne Feldherrn 7 oder weniger auf zwei Würfeln, um weiterzufahren.

study-one-makes-two = Aus eins mach zwei
study-one-makes-two-ask = Makedoniens Leichte Infanterie bei Salamis steht auf Zypern, zwei Felder, eine Provinz der Heimat von Ptolemaios. Arsinoe ist leer, und sonst ist niemand auf der Insel. Zwei Nebenbewegungen bleiben, und diese gilt Salamis: Wie bekommt Makedonien in dieser Aktivierung Zypern?
study-one-makes-two-reason = In der Heimat eines anderen braucht es mehr als die Hälfte der Felder: beide. Eine Einheit kann nicht in zweien sein, aber aufgelöst sind es zwei Besatzungen, und die zweite Nebenbewegung bringt eine davon nach Arsinoe, 1 BP entfernt. Makedonien gewinnt eine Provinz und eine Stufe Stabilität, und Ptolemaios verliert zwei Stufen.
