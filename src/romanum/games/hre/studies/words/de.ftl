study-five-dioceses = Weit statt viel
study-five-dioceses-ask = Grüns Galli haben noch zwei Armeen, und außer ihnen ist niemand auf der Karte. Wohin gehen sie für die meisten Punkte?
study-five-dioceses-reason = Wer in einer Diözese die meisten Provinzen hat, beherrscht sie, und sei es mit einer einzigen: Jede leere Diözese zahlt für eine Armee doppelt. Über Pannonia oder Boiohaemum erreicht die letzte Armee noch Graecia: fünf Diözesen und 22 Punkte, wo eine dritte Provinz daheim auf 16 kommt.

study-site-and-steppe = Ein Hafen an der Steppe
study-site-and-steppe-ask = Runde 1: Blau hat noch eine Legion. Wo bringt sie in dieser Phase am meisten?
study-site-and-steppe-reason = Jede Provinz im leeren Scythia bringt 2 Punkte, und jeder weitere Stadtplatz vollendet ein Paar, das eine Stadt für 2 Punkte wert ist. Bosporus leistet beides: 42 Punkte. Mit Venedia werden es 40, mit einem Platz in einer schon beherrschten Diözese ebenso.

study-second-foothold = Mauern lässt man stehen
study-second-foothold-ask = Runde 1: Blaus letzte Legion. Nebenan lockt Grüns Stadt Lugdunensis. Ist das das Beste?
study-second-foothold-reason = Sicilia hebt Italia von 3 Punkten auf 6, Thracia und Macedonia bringen 3 von Graecia, und jede hat einen Stadtplatz für noch eine Stadt: so oder so 31 Punkte. In Lugdunensis stehen zwei Legionen im Kastell: Schon der erste Kampf wird nur 35-mal von hundert gewonnen, und danach kommt noch einer.

study-grain-not-sand = Korn statt Sand
study-grain-not-sand-ask = Runde 2: Rot hat noch eine Legion und könnte nach Africa oder Hispania. Welche Provinzen zahlen am meisten?
study-grain-not-sand-reason = Anwesenheit bringt in beiden Diözesen 3 Punkte, wo die Legion auch steht. Wo ein Stadtplatz ist, vollendet sie zudem ein Paar: eine Stadt und 2 Punkte mehr. So kommt Cyrenaica auf 21 Punkte, Tarraconensis, Numidia, Africa oder Aegyptus auf 23.

study-more-than-scythia = Gast bei den Reichen
study-more-than-scythia-ask = Runde 2: Gelbs letzte Legion kann Scythia oder Africa erschließen. Welche Provinz ist die beste?
study-more-than-scythia-reason = Allein in Scythia herrscht man zwar, doch zweimal 1 ist 2; bloße Anwesenheit in Africa ist 3 wert. Aegyptus hat dazu einen Stadtplatz für eine Stadt von 2 Punkten: 31. Bosporus hat auch einen und bleibt bei 30, Cyrenaica hat keinen und bleibt bei 29.

study-no-battle-needed = Ganz ohne Kampf
study-no-battle-needed-ask = Runde 1: Rot will mit der letzten Legion Italia beherrschen. Wie?
study-no-battle-needed-reason = Eine zweite Provinz von Italia verdoppelt dessen 3 Punkte, gleich welche. Sicilia und Raetia sind leer und geben sie sicher; um Cisalpina muss man kämpfen, über Berge und gegen ein Kastell, und selbst mit diesem Kaiser fällt es nur in der Hälfte der Fälle.

study-last-chance = Letzte Gelegenheit
study-last-chance-ask = Runde 2: Gelb darf eine Karte spielen, bevor Legionen gesetzt werden. Pontici, Odrysae und Cantabri gelten in den Runden 1 und 2. Welche, wenn überhaupt?
study-last-chance-reason = In der nächsten Runde sind alle drei Altpapier, und eine behaltene Karte bringt nichts. Die Cantabri erheben sich, wo Rot in Tarraconensis steht, vertreiben die Legion, und Gelbs Phase mit den Parthi kommt erst noch: Dort werten die Cantabri Hispania. Die Pontici würden nur Gelbs eigene Parthi ersetzen.

study-neighbours = Gute Nachbarn
study-neighbours-ask = Runde 1: Blau beginnt die Phase der Dalmatae. Aegyptii, Daci, Bellum Civile oder keine Karte?
study-neighbours-reason = In einer Barbaren-Phase werten auch die eigenen Königreiche, und eine Stadt von ihnen ist ein Punkt. Dacia liegt nebenan: Die Daci vertreiben Grüns Galli, und mit den Dalmatae füllen sie Graecia, das 3 wert ist, anders als Ägyptens Africa. Die Karte gilt bis Runde 3, aber sie wertet von jetzt an in jeder Barbaren-Phase.

study-loot-then-mend = Beute und Mörtel
study-loot-then-mend-ask = Runde 3: Gelbs Legion hat die Stadt der Iudaei genommen. Plündern oder schonen?
study-loot-then-mend-reason = Ein Würfel und 1 dazu sind im Mittel 4,5 Punkte, sofort. Die geplünderte Stadt zahlt immer noch 1 statt 2, und in der nächsten Phase lässt sie sich für einen einzigen Punkt wieder aufbauen. Gnade wäre jetzt 1 Punkt wert.

study-keep-the-walls = Wessen Mauern?
study-keep-the-walls-ask = Runde 1: Rots Legion hat Roma samt dem Kastell des Feindes genommen. Die Mauern behalten oder schleifen?
study-keep-the-walls-reason = Ein Kastell erhöht jeden Würfel dessen, der die Provinz verteidigt, um 1, und das ist jetzt Rot. Eines zu bauen kostet einen Punkt; dieses ist umsonst. Einem Feind nützte es erst, nachdem er es überwunden hat.

study-the-horde = Volle Stärke
study-the-horde-ask = Runde 2: Grüns Suebi haben 4 Armeen auf der Karte, ihre volle Stärke, also kommen keine neuen. Zwei stehen in Suebia, zwei in Venedia. Was tut Grün vor dem Setzen?
study-the-horde-reason = Armeen auf der Karte darf man aufnehmen und neu setzen, und eine hält eine Provinz so gut wie zwei. Die zweiten aus Suebia und Venedia beherrschen von Belgica und Britannia aus Gallia: 17 Punkte statt 13, und nichts wird aufgegeben. Wer keine aufnimmt, hat keine zu setzen.

study-to-the-last-man = Wer hält die Treue?
study-to-the-last-man-ask = Runde 2, Phase der Sarmatae: Rot spielt Bellum Civile, das zwei Legionen einer Provinz zu Rebellen macht. Blau hat zwei Legionen und eine Stadt in Roma hinter einer Festung und in Thracia hinter einem Kastell; alle anderen römischen Städte werden von dreien gehalten. In Cyrenaica steht eine Legion. Welche Provinz?
study-to-the-last-man-reason = Wo zwei stehen, rebellieren beide, und niemand ist mehr da, der kämpft, welche Mauern auch immer. Rebellen einer Barbaren-Phase dürfen eine römische Stadt plündern, und Roma ist ihnen zwei Würfel wert: im Mittel 7 Punkte, und sicher. Thracia bringt einen Würfel, anderswo muss erst eine dritte Legion besiegt werden, und in Cyrenaica gibt es nichts zu plündern.

study-take-the-money = Was ist Roma wert?
study-take-the-money-ask = Runde 1, mit Bestechung: Die letzte Armee von Gelbs Marcomanni greift über die Berge Roma an, wo zwei Legionen von Grün eine Stadt bewachen. Grün bietet 3 Punkte für seine Ruhe. Annehmen?
study-take-the-money-reason = Allein muss die Armee zwei Kämpfe gewinnen, die eins zu eins stehen: Einmal von vieren nimmt sie Roma, und die 11 Punkte, die es dort gibt, sind so 2,75 wert. Wer annimmt, hat 3 Punkte und die Armee zurück, und im leeren Moesia bringt sie die 3 von Graecia: sicher 6. Das Versprechen, Grün in dieser Runde zu schonen, kostet auf einer leeren Karte wenig.

study-fight-first = Zwei Armeen, zwei Pläne
study-fight-first-ask = Runde 1: Blaus Parthi haben noch zwei Armeen. Eine einzige Legion bewacht Grüns Stadt Syria hinter einer offenen Grenze; Armenia ist leer. Was kommt zuerst?
study-fight-first-reason = Der Angriff wird 69-mal von hundert gewonnen. Dann kann die Stadt geplündert werden, die dritte Provinz von Oriens bringt die Herrschaft, und der letzten Armee steht Cilicia offen; geht er verloren, kann die letzte Armee es noch einmal versuchen oder sich anderswo niederlassen. Das sind in dieser Phase 12,1 Punkte; Armenia zuerst lässt einen Angriff und nichts danach: 9,4.

study-stand = Die letzte Legion in Dalmatia
study-stand-ask = Die letzte Phase des Spiels: Blau greift Dalmatia von der See an und hat nach dieser noch eine Legion. Gelb hat dort noch eine Legion und eine weitere nebenan in Dacia. Standhalten oder nach Dacia zurückziehen?
study-stand-reason = Am Ende zählt eine Provinz 2 Punkte und eine Legion keinen. Der Rückzug gibt Dalmatia sicher her; gegen eine Landung verteidigen zwei Würfel, und jeder zweite Kampf wird gewonnen. Selbst wenn Blaus letzte Legion weiter nach Dacia geht, behält von den zwei Provinzen im Mittel 0,9, wer standhält, und 0,5, wer weicht.

study-too-dear = Der Preis des Friedens
study-too-dear-ask = Runde 7, die letzte Barbaren-Phase: Gelbs Saxones greifen über eine offene Grenze Rots einzige Legion in Sarmatia an und haben noch eine Armee. Stipendium kostet 2 Punkte, die Gelb bekommt, und macht dem ein Ende. Rot führt mit 210 und hat keine Phase mehr; Gelb hat 192 und noch eine römische Phase. Zahlen?
study-too-dear-reason = Sarmatia kann Rot nur noch 2 Punkte am Ende bringen. Ein Angriff nimmt es 69-mal von hundert, beide Armeen 91-mal: Das kostet schlimmstenfalls 1,8 Punkte. Wer zahlt, verliert sicher 2, schenkt Gelb 2, und Gelbs Armeen punkten anderswo.

study-friends-in-the-way = Eine Legion, ein Würfel
study-friends-in-the-way-ask = Die letzte Legion des Spiels gehört Blau. Blau hat ohne diese Phase 209 Punkte; Rot hat 230, dazu werden noch zwei Provinzen und die Stadt der Numidae gezählt. Wo bringt die Legion am meisten?
study-friends-in-the-way-reason = Angriffe auf die eigenen Völker gewinnt man ohne Würfel, und Blaus Galli werten nicht mehr. Lugdunensis bringt 2 Punkte als Provinz und 3 für Anwesenheit in Gallia: 27 in allem, und mit 236 liegt Blau vorn, wenn Rots Würfel eine 1 oder 2 zeigt, denn bei Gleichstand gewinnt der höchste Kaiser-Marker. Die Festung von Bithynia fällt 42-mal von hundert und kommt auf 25 Punkte.

study-no-more-walls = Der letzte Bau
study-no-more-walls-ask = Die letzte Phase des Spiels gehört Grün. Grün kann 27 Punkte ausgeben, fünf Legionen warten aufs Setzen, und zwei stehen in Lydia hinter einem Kastell. Was tut Grün vor dem Setzen?
study-no-more-walls-reason = Nach dieser Phase kommt niemand mehr: Ein Kastell kostet einen Punkt und schützt nichts. Lydias zweite Legion ist frei und nimmt noch eine Provinz, wo Grüns eigene Völker stehen, ohne Würfel: mindestens 2 Punkte am Ende. Africa wieder aufzubauen kostet 1 und bringt 1, und eine Legion von hinter den Mauern lässt sich zurückstellen: beides ohne Gewinn und Verlust.

study-his-half = Seine Hälfte
study-his-half-ask = Zwei Spieler, Runde 2: Grün und Rot gegen Gelb und Blau. Gelb führt mit 71 Punkten und hat seine römische Phase noch vor sich. Grüns letzte Legion bringt 3 Punkte für Anwesenheit in Hispania oder in Africa. Wohin geht sie?
study-his-half-reason = Grün hat so oder so 17 Punkte. Drei von Gelbs vier Provinzen in Hispania halten Völker, die in einer römischen Phase nicht zählen: Aquitania allein herrscht dort nur, solange niemand anders ebenso viel hat. Eine Legion in Lusitania lässt Gelb 3 Punkte statt 6; in Africa nimmt sie niemandem etwas.

study-nothing-new = Alte Bekannte
study-nothing-new-ask = Drei Spieler, Runde 3: Grün zieht als Erster und findet die Britanni, Stärke 4. Sie gehören Grün seit der letzten Runde, und alle vier Armeen sind auf der Karte. Noch hat niemand einen Marker. Was bringt Grün in dieser Runde mehr Punkte: behalten oder weitergeben?
study-nothing-new-reason = Ein Volk wird nur auf seine Stärke aufgefüllt, also bringen die Britanni keine neue Armee. Jeder andere Marker tut es: fünf Suebi, fünf Sarmatae, vier Alani, drei Parthi. Wer die Britanni bekommt, bekommt mit dem Aufdecken auch die vier Armeen, und doch steht Grün am Ende der Runde über 200 Spielverläufe im Mittel um 7 Punkte besser, wer es auch ist.
