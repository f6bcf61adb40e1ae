# Die Studien von Trajan: wie jede heißt, was sie fragt, und der Grund.

study-within-the-walls = In den Mauern
study-within-the-walls-ask = Der Armenische Krieg, vor der ersten Runde. Parthamasiris und Meherdates liegen mit 7 Stärkepunkten in Artaxata. Trajan kann in einem Marsch dorthin reiten und die Stadt aufwiegeln. Armeen dürfen auch vor den Mauern lagern: Holst du jemanden heraus?
study-within-the-walls-reason = Gegen eine armenische Stadt gelingt eine Revolte bei 4 oder weniger. Mit fünf Punkten oder mehr darin kommt eins zum Würfel, und der Civis, der sich erhoben hat, muss noch einen Kampf mit der Besatzung überleben, was er jedes zweite Mal tut: 25 von 100 für jeden Marker. Draußen kann die Armee nichts für die Stadt tun, und die Tore öffnen sich 67-mal von 100.

study-nearest-harbour = Der nächste Hafen
study-nearest-harbour-ask = April, der Armenische Krieg: Rom will Artaxata. Trajan steht in Satala, auf der Straße sieben Felder entfernt. Ein Politikmarker von ihm ruft, wen du willst, von den Truppen außerhalb der Karte, 30 Stärkepunkte mit vier Feldherren und einem Tross; sie können diese Runde nicht marschieren, dürfen aber in jedem römischen Hafen landen oder auf einer Straße aus dem Westen kommen. Wo kommen sie herein, um so bald wie möglich vor Artaxata zu sein?
study-nearest-harbour-reason = Ein Marker bringt so viele Einheiten von außerhalb der Karte, wie du willst, eine Rekrutierung nur eine. Von Phasis führt die Straße in sechs Feldern über Harmozica nach Artaxata: Legionen schaffen vier im Monat, sind also beim zweiten Marsch da, bei gutem Wurf sogar beim ersten. Von Trapezus sind es zwei Felder bis Satala und sieben mehr, hinter Trajan auf derselben Straße.

study-open-gate = Das offene Tor
study-open-gate-ask = Mesopotamien, April. Quietus ist mit seiner ganzen Armee von Tigranocerta nach Edessa gegangen und belagert dort Abgarus. Mebarsapes ist allein aus Nisibis geritten, auf der Straße, und darf noch acht Felder weit; seine Truppen bewachen die Stadt. Parthien hat einen Politikmarker, und Artaxata oder Tigranocerta wäre eine Siegstufe. Wohin reitet er, und was dann?
study-open-gate-reason = Niemand bewacht Tigranocerta, eine Revolte braucht dort also 4 oder weniger: Armenische Städte wanken leicht. Das sind zwei Chancen von dreien auf eine Stufe für einen Marker. Auf dem Weg nach Edessa kann er nichts für Abgarus tun: Ein Anführer hat keine Stärke zum Kämpfen, und jede Legion, die ihn allein findet, tötet ihn.

study-five-is-enough = Fünf genügen
study-five-is-enough-ask = Mesopotamien, April. Quietus bricht von Tigranocerta auf, einer Stadt, die Parthien eine Siegstufe gibt, und Mebarsapes in Nisibis ist ein Feld von ihr entfernt. Genau eine Einheit soll darin bleiben. Welche?
study-five-is-enough-reason = Fünf Punkte in der Stadt erschweren eine Revolte um eins: 3 von 6 statt 4. Dann kämpft die Besatzung gegen den Civis, der sich erhoben hat, und er überlebt eine Legion etwa zweimal von dreien, eine Kohorte viermal von fünfen. Alles in allem nimmt ein Marker einer Legion die Stadt etwa einmal von dreien, den 4 Punkten einer Kohorte öfter als nicht (55 von 100).

study-by-water = Auf dem Wasser
study-by-water-ask = Mesopotamien, April. Quietus soll mit seiner ganzen Armee samt Tross diese Runde vor Ninive liegen, damit das Belagerungsgerät in der nächsten Runde arbeiten kann. Der Tross marschiert drei Felder, Ninive ist vier entfernt; Nisibis an der Straße ist parthisch. Welche Art von Marsch?
study-by-water-reason = Den Tigris hinab kommt eine Truppe bis zu zehn Felder weit, was immer ihre langsamste Einheit schafft: Nur eine 1 hält sie auf, und nur bei einer 5 verirrt sie sich, also bringen vier Würfe von sechs sie genau dorthin. Auf der Straße muss sie in Nisibis halten, wo ein Feind ist. Querfeldein sind die drei Felder des Trosses eines zu wenig, außer bei einer 6.

study-two-generals = Zwei Feldherren, ein Marsch
study-two-generals-ask = Der Partherkrieg, April. Clarus und Alexander, je vom Rang 1, brechen von Nicephorium auf, um Dura-Europus aufzuwiegeln, drei Felder die Straße hinab; du hast Politikmarker für beide. Truppen dürfen zurückbleiben, wie du willst. Wer führt, und wer bleibt? Lass zurück, wen du willst, dann wähle den Weg.
study-two-generals-reason = Ein Anführer setzt in einer Runde nicht mehr Marker ein, als sein Rang sagt, und aus einem Feld wird nur ein Marsch versucht. Also reiten beide: Zwei Versuche zu je der Hälfte öffnen die Tore dreimal von vieren, ein Versuch nur jedes zweite Mal. Ein Feldherr, der in Nicephorium bleibt, kann diese Runde nicht nachkommen.

study-which-gate = Welches Tor?
study-which-gate-ask = Der Partherkrieg, April: Rom hat 40 Städte und will 45. Quietus reitet allein und ist dort, wo sich die Straße gabelt, mit zwei Politikmarkern für ihn. Links liegt Ninive, rechts hinter Singara liegt Hatra, je zwei Felder weiter; in beiden ist niemand als ihr Civis. Wohin?
study-which-gate-reason = Hatra ist von arabischer Farbe: Sein Civis wechselt die Seite bei 4 oder weniger, der einer parthischen Stadt nur bei 3 oder weniger. Mit zwei Markern ist das 8-mal von 9 gegen 3-mal von 4, und beide zählen als eine Stadt. Zudem liegt Ninive neben Arbela und seiner Armee, Hatra zwei Felder davon.

study-ride-home = Schlaf nicht dort
study-ride-home-ask = Der Partherkrieg, April. Quietus, vom Rang 2 und allein, hat Hatra gewonnen und noch vier Felder Marsch übrig; in seiner Hand ist kein Politikmarker mehr. Mebarsapes liegt in Arbela, fünf Felder auf der Straße entfernt, mit 11 Punkten. Wo verbringt Quietus den Spielerzug des Feindes?
study-ride-home-reason = Die Stadt hält allein der Civis; Quietus kann nichts für sie tun, denn ohne Politikmarker kann er keine Revolte kontern. Ist er allein darin, wenn sie sich erhebt, bei 4 oder weniger, so ist er endgültig verloren, und vor den Mauern tötet ihn jede Einheit mit Stärke ohne Kampf. Im Umkreis von vier Feldern sind Nisibis und Tigranocerta, mit Armeen.

study-king-away = Ein König in der Falle
study-king-away-ask = Der Armenische Krieg, April. Trajans Armee ist auf drei Felder an Artaxata heran. Die armenische Armee bleibt in der Stadt; von ihren beiden Anführern, je vom Rang 1, reitet einer ins Innere, und einer bleibt. Rom hat eine Siegstufe, wenn Parthamasiris am Ende fort ist. Wer bleibt?
study-king-away-reason = Ist Trajan erst vor den Mauern, so kann niemand darin marschieren, und wer in einer Stadt ist, die fällt, fällt mit ihr: Mit dem König darin könnte eine Bresche Rom seine Stufe bringen und den Weg zu einer zweiten öffnen. Meherdates kann alles, was der König darin könnte: einen Marker gegen eine Revolte einsetzen und einer Einheit Halt geben. Also reitet der König, solange die Straße offen ist.

study-emperor-alone = Der Kaiser ist allein
study-emperor-alone-ask = Mesopotamien, April. Trajan ist allein nach Nicephorium geritten und steht vor seinen Mauern: Die Tore sind zugeblieben. Mebarsapes in Nisibis, fünf Felder auf der Straße entfernt, hat 7 Stärkepunkte; Abgarus in Edessa, neben Nicephorium und auf der Straße zwei Felder entfernt, hat 1. Quietus liegt mit 20 in Tigranocerta, Bassus mit 9 in Zeugma. Wer geht auf den Kaiser los, und auf welchem Weg?
study-emperor-alone-reason = Ein Anführer ohne Truppen ist verloren, sobald ihn Feinde mit irgendeiner Stärke angreifen: Ein Punkt genügt, es gibt keinen Kampf, und Rom verliert mit ihm alle Marker. Mebarsapes ritte an Quietus vorbei, der ihn abfangen darf, und ließe Nisibis offen. Auf der Straße ist Abgarus mit seiner Einheit bei vier Würfen von sechs da; querfeldein nimmt sie ihm die Auszehrung bei zweien, und eine 1 hält beide auf.

study-long-odds = Geringe Chancen, hoher Preis
study-long-odds-ask = Der Armenische Krieg, Mai, nach den Märschen. Trajan setzt seinen Agenten für einen Mord ein. Meherdates, vom Rang 1, liegt allein bei Harmozica, im Feld einer römischen Legion; Parthamasiris, vom Rang 1, sitzt in Artaxata bei seiner Armee, die keine Garde hat. Wen sucht der Agent auf?
study-long-odds-reason = Ein Anführer allein stirbt bei 2 oder weniger, einer unter anderen nur bei einer 1: 1 von 3 gegen 1 von 6. Aber Rom hat eine Siegstufe, eine seiner drei, wenn Parthamasiris fort ist; der Tod des Meherdates bringt keine. Die halbe Chance auf eine Stufe ist mehr wert als das Ganze eines Feldherrn vom Rang 1, den die Legion bei Harmozica einfach angreifen kann: Allein ist er ohne Kampf verloren.

study-watched = Unter Bewachung
study-watched-ask = Mesopotamien, April, nach den Märschen. Mebarsapes, in Nisibis belagert, setzt den Agenten Parthiens für einen Mord ein. Im Umkreis von drei Feldern liegen offen Trajan und Bassus, in Edessa mit den Prätorianern und den Reitern des Kaisers, und Quietus vor Nisibis mit einer Legion und Reitern. Wessen Tod wird versucht?
study-watched-reason = Jede Garde macht in ihrem Feld einen Agenten je Runde zunichte, umsonst. Trajan und Bassus haben zwei um sich, ein Agent gegen einen von ihnen ist also vergeudet. Quietus hat keine: Er stirbt bei einer 1, und er ist Roms zweiter Mann, vom Rang 2.

study-anvil = Hammer und Amboss
study-anvil-ask = Der Partherkrieg, Mai. Clarus hat Athambelus und sein Aufgebot von 4 Punkten vor Babylon geschlagen. Daneben, in 1716, steht Trajan mit 33 Punkten; er hat diese Runde noch nicht gekämpft. Wohin werden die Geschlagenen getrieben?
study-anvil-reason = Ein geschlagener Verteidiger darf in diesem Segment noch einmal angegriffen werden, von einer Truppe, die noch nicht gekämpft hat, in dem Feld, in das er getrieben wird; und das Feld wählt der Sieger, auch eines, wo seine eigenen Männer sind. Trajans 33 Punkte gegen diese 4 löschen sie in fast der Hälfte aller Schlachten an einem Fluss aus, Athambelus mit ihnen, und verlieren eine von zwanzig. In der Wüste sind sie außer Gefahr und kommen wieder.

study-steady = Wem der Kaiser Halt gibt
study-steady-ask = Der Partherkrieg, Juni: die erste Kampfrunde eines Sturmangriffs auf Babylon. Trajans Truppe muss die Disziplin prüfen, und dann kommt der Nahkampf, in dem sie zuerst zuschlägt. Er darf einer Einheit seine eigene Klasse leihen, Imperator. Die zweite Legion, Traiana, ist von der Klasse Rekrut, alle anderen Einheiten, die kämpfen, sind Veteranen. Wem?
study-steady-reason = In der Kampfrunde Beschuss versagen Rekruten bei 1 und 2, Veteranen bei 1, die Männer eines Imperators nie. Traiana gewinnt also zwei Augen des Würfels, jede andere Legion eines, und jede ist im Nahkampf 10 Punkte wert. Die besten Truppen brauchen ihren Kaiser am wenigsten.

study-caravan-gold = Karawanengold
study-caravan-gold-ask = Mesopotamien, April; niemand marschiert mehr. Chosroes in Ctesiphon setzt die Handelskonzession ein, weil er mehr Männer braucht. Sie bringt drei zufällige Satrapie-Einheiten, oder zwei zufällige Marker, mit denen sich auch Männer ausheben lassen. Die Rekruten der Satrapien sind elf Einheiten mit 35 Punkten. Was nimmt er?
study-caravan-gold-reason = Drei Einheiten von elf mit 35 Punkten sind im Mittel 9 oder 10 Punkte, und zwar jetzt. Zwei Marker bringen allerhöchstens zwei Einheiten, und nur, wenn beide sich als Politik erweisen; dann kosten sie noch zwei der Einsätze eines Anführers. Die Marker sind für andere Pläne.

study-sure-recruit = Wählen oder ziehen
study-sure-recruit-ask = Der Armenische Krieg, April; niemand marschiert mehr. Chosroes sitzt in Ctesiphon und gibt einen Politikmarker für Truppen aus: Er will dafür so viel Stärke wie möglich. Die Rekruten des Kernlands sind zwei Horden zu 5, ein Aufgebot zu 4, Elefanten zu 2, zwei Kataphrakten zu 1, ein Tross und zwei Anführer; die Rekruten der Satrapien sind vierzehn Einheiten mit 41 Punkten, und eine von ihnen wird zufällig gezogen. Was hebt er aus?
study-sure-recruit-reason = In einer Regionalhauptstadt sucht ein Anführer des Kernlands die Einheit aus: Eine Horde bringt sicher 5 Punkte, lauter Bogenreiter. Gezogen werden 41 geteilt durch 14, nicht ganz 3 Punkte, und es kann ein Anführer allein sein. Aufgebote der Satrapien sind für Anführer, die in anderen Städten stehen.

study-counter = Der letzte Politikmarker
study-counter-ask = Der Armenische Krieg, April. Abgarus, vom Rang 1 und allein, zettelt eine Revolte in Tigranocerta an: 4 oder weniger mit dem Würfel. Quietus ist darin, allein; Rom hat einen Politikmarker, und Militärmarker. Kontert er?
study-counter-reason = Erhebt sich die Stadt, 4-mal von 6, so ist der Feldherr, der niemanden bei sich hat, endgültig verloren, Rom verliert eine der beiden Städte seiner Bedingung, und Parthien hat eine Stufe. Abgarus darf in einer Runde einen Marker einsetzen, also hält ihn dieser ganz auf. Nichts, was Rom im nächsten Monat mit dem Marker tun kann, ist so viel wert.

study-embassy = Einundvierzig Städte
study-embassy-ask = Der Partherkrieg, die letzte Runde: Eine Gesandtschaft bittet beide Seiten um einen Vertrag. Rom hat 41 Städte, Parthien 25. Rom hat Siegstufen für eine parthische Hauptstadt, 45 Städte und den Triumph in Ctesiphon, Parthien für eine römische Hauptstadt, beide armenischen Städte und 22 Städte. Von all diesen Bedingungen sind nur Parthiens 22 Städte erfüllt. Willigt Rom ein?
study-embassy-reason = Es entscheiden die Stufen, nicht die Städte: Rom hat keine, Parthien eine. Um zu gewinnen, müsste Rom in einer einzigen Runde vier von Parthiens Städten nehmen, und so weit reichen drei Marker nicht; mit einer Hauptstadt stünde es eins zu eins, auch das ein Unentschieden. In 60 durchgespielten Folgen verlor Rom 46-mal, spielte 14-mal unentschieden und gewann nie. Ein Vertrag ist ein Unentschieden, sofort.

study-triumph = Triumph
study-triumph-ask = Der Partherkrieg, die letzte Runde. Rom hat 39 Städte und keine Hoffnung auf 45; Trajan steht in Ctesiphon, das römisch ist: eine Stufe. Parthien hat zwei, für Tarsus und für 22 Städte. Rom nimmt drei Marker nach Wahl. Welcher muss dabei sein? Nimm ihn zuerst.
study-triumph-reason = In diesem Szenario ist der Triumph in Ctesiphon eine Stufe für sich, und der Oberbefehlshaber ist dort, wo er sein muss, um ihn einzusetzen: Kein Würfel fällt, und es steht zwei zu zwei. Ein Politikmarker kauft nur einen Wurf. Die anderen beiden dürfen gern Politik sein, für eine Revolte in Tarsus.

study-engines-first = Erst das Gerät
study-engines-first-ask = Mesopotamien, die letzte Runde, nach den Märschen. Rom hat 38 Städte, braucht 39, und Edessa; Parthien hat Stufen für Nisibis und für 27 Städte. Vor Nisibis hat Rom 24 Punkte und einen Tross gegen 12 darin, vor Arbela 4 und einen Tross gegen 5, und alle sind seit dem letzten Monat da. Nur was jetzt genommen wird, zählt. Wie beginnt Rom?
study-engines-first-reason = Ein Sturmangriff nimmt eine Stadt nur, wenn alle darin in zwei Kampfrunden zweimal erschüttert werden: in Nisibis nicht einmal von hundert. Eine förmliche Belagerung schlägt jedes zweite Mal eine Bresche, mit drei Kampfrunden, in denen die Verteidiger auch durch Zahlen verlieren; bei 5 oder 6 steht der Sturmangriff noch offen, und nur bei 4 gibt es keinen. In allem sind das etwa 5 von 100, und Nisibis würde den Krieg wenden.

study-two-keys = Zwei Schlüssel zu einem Tor
study-two-keys-ask = Der Armenische Krieg, die letzte Runde, und Parthien hat das letzte Wort. Roms einzige Stufe ist, beide armenischen Städte zu halten; Parthien hat 29 Städte und braucht 30, oder Artaxata, oder Tigranocerta. Meherdates und Parthamasiris, je vom Rang 1, stehen mit 3 Punkten vor Artaxata; darin ist niemand als sein Civis, davor Quietus allein. Parthiens Hand ist leer und nimmt zwei Marker. Welche, einen nach dem anderen?
study-two-keys-reason = Artaxata erhebt sich bei 4 oder weniger, und jeder der beiden Anführer kann es einmal versuchen: 8-mal von 9 gelingt es einem von ihnen. Das gibt Parthien zwei Stufen, die Stadt und die dreißigste, und nimmt Rom seine einzige. Eine Schlacht gegen Quietus gewinnt nichts, was zählt, und andere Marker kommen zu spät.
