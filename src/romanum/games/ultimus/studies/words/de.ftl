# Die Studien des Spiels: wie jede heißt, was sie fragt, und der Grund.

study-the-enemy-within = Der Feind im Haus
study-the-enemy-within-ask = Der Barbar spielt Aufstand eines Großen Stammes: Welcher Stamm soll sich erheben?
study-the-enemy-within-reason = Ein Aufstand darf sich auch gegen Roms eigene Foederati richten. Die Visigothi bringen 30 PF und Alaricus von der römischen Seite herüber, sie stehen schon im Reich, zwischen Italia und Constantinopolis, und jedes Gebiet, das sie besetzen, bringt von diesem Jahr an Punkte. Die Persae haben mehr Einheiten, aber fern von allem, und Rom verliert dadurch niemanden.

study-gather-first = Erst sammeln
study-gather-first-ask = Gallien, die erste Sequenz des Barbaren: Gundericus führt zwei Einheiten der Vandali aus Treveri. Wohin?
study-gather-first-reason = Die zwei haben 10 PF, und so viel hat etwa jeder römische Stapel ringsum: Das ist überall eine Schlacht mit gleichem Kräfteverhältnis. In Galliae 4 stehen die Burgondi und die Suevi mit 25 PF. Zusammen haben sie 35, mehr als alle Römer zweier Gebiete Galliens, und können es mit einem nach dem anderen aufnehmen.

study-march-on = Weitermarschieren
study-march-on-ask = Theodoricus ist mit drei Einheiten der Visigothi, 18 PF, nach Tarraco gekommen und hat noch 2 PM. Wo endet der Marsch?
study-march-on-reason = In Bracara steht eine einzige Einheit der Suevi allein: 18 PF gegen 5, und ohne Anführer kann sie nicht ausweichen. Sind ihre beiden Einheiten fort, so sind die Suevi befriedet, und zwei Gebiete bringen dem Barbaren keine Punkte mehr. Umkehren macht den Marsch wertlos, und Toletum liegt unter den Augen von 30 PF der Vandali und Alani.

study-a-council-of-ones-own = Ein eigenes Konzil
study-a-council-of-ones-own-ask = Phase C von 455, der Römer hat Ökumenisches Konzil. Marcianus, der Augustus des Ostens (CP 4), steht mit seinen 4 PM in Constantinopolis, und kein Feind ist nahe. Wird das Konzil jetzt einberufen, und wenn ja, wo?
study-a-council-of-ones-own-reason = Der Barbar punktet nur für ein Konzil, das in Phase F noch auf der Karte liegt. Asia 1 ist über die Meerenge 2 PM entfernt, Marcianus ist also in einer Sequenz dort und wieder daheim: 4 Chancen von 6 auf 3 PV, im Mittel 2 PV, ohne Kosten. Aus jedem anderen Gebiet von Asia ist er in derselben Sequenz nicht daheim, und den Stein zu behalten bringt nichts.

study-where-the-plague-breaks-out = Wo die Pest ausbricht
study-where-the-plague-breaks-out-ask = Gallien im Jahr 407: Vor dem ersten Zug des Barbaren spielt der Römer Epidemie. Sie schwächt alle Einheiten in ihrem Gebiet und in jedem Nachbargebiet. Wo bricht die Pest aus?
study-where-the-plague-breaks-out-reason = Es zählt die ganze Nachbarschaft, und Gebiete zu beiden Seiten einer Meerenge sind Nachbarn. In Galliae 1 erreicht die Pest Treveri, Lutecia, Galliae 4 und Londinium: 14 Einheiten und sieben Anführer des Feindes, der Usurpator darunter, gegen vier Einheiten und einen Anführer des Römers. In Galliae 4, wo der größte Stapel steht, wären es neun gegen fünf.

study-the-mob = Die Menge
study-the-mob-ask = 405, der Barbar hat Germanenhass gespielt. In dem Gebiet, das er nennt und in dem reguläre Truppen gewesen sein müssen, und in allen ringsum verlieren Palatini barbarischer Herkunft eine Stufe, und Anführer barbarischer Herkunft können ermordet werden. Wo schlägt er zu?
study-the-mob-reason = Die Menge erreicht auch die Nachbargebiete, und sie tötet bei 7, 8 oder 9: 3 Chancen von 10 für jeden Anführer, und 1 PV für jeden, der stirbt. Mediolanum und Ravenna erreichen beide Stilicho und Sarus und zwei Palatini-Einheiten barbarischer Herkunft. Überall sonst, wie um Constantinopolis, ist kein solcher Anführer in Gefahr, und höchstens eine Einheit verliert eine Stufe.

study-a-name-for-the-murderer = Ein Name für den Mörder
study-a-name-for-the-murderer-ask = 424, der Römer hat Mord gespielt. Iohannes der Usurpator (CC 2) und Castinus (CC 4) sind in Ravenna, Aetius (CC 8, BT 3) ist in Aquileia. Wessen Name wird dem Mörder genannt?
study-a-name-for-the-murderer-reason = Die Chance ist 2 von 10 und der Preis 1 PV, wer es auch sei. Aber stirbt der Usurpator, so ist seine Usurpation vorbei: Aetius, Castinus und alle ihre Truppen sind sofort treu, mit ihnen Ravenna und Roma, und die 3 PV für jedes Jahr Bürgerkrieg sind fort. Stirbt Aetius, so herrscht Iohannes weiter, und sonst hat sich nichts geändert.

study-who-takes-the-purple = Wer nimmt den Purpur?
study-who-takes-the-purple-ask = 445, der Barbar hat Usurpation im Westen gespielt. Aetius, der Caesar (CP 4), ist mit 14 PF in Vienna, Avitus (CP 3) mit 10 PF in Arelate, Petronius Maximus (CP 2) mit 5 PF in Roma. Wer soll es versuchen?
study-who-takes-the-purple-reason = Der Wurf darf nicht über der CP liegen, und ein Caesar zählt 1 mehr: Aetius gelingt es 5-mal von 6, Avitus 3-mal, Petronius 2-mal. Mit Aetius kommt die größte Streitmacht der drei, und seine CC von 8 und sein BT von 3 verlassen den Römer und dienen dem Usurpator. Avitus und die Visigothi stehen in derselben Diözese und werden sofort geprüft.

study-an-heir-for-the-east = Ein Erbe für den Osten
study-an-heir-for-the-east-ask = 455, Marcianus ist ermordet worden; im Westen herrscht Petronius Maximus (CP 2). Drei können Marcianus folgen: Leo (CC 3, VS 3, BT 1, CP 4), Anthemius (CC 4, VS 2, BT 1, CP 3), Anatolius in Antiochia (CC 4, VS 2, BT 1, CP 2). Wer soll Augustus sein?
study-an-heir-for-the-east-reason = Auf dem Thron zählt die CP. Ein Konzil gelingt mit Leo 4-mal von 6, mit Anthemius 3-mal, mit Anatolius zweimal. Für die Initiative muss der Würfel unter der CP des schwächeren Augustus bleiben: neben Petronius ist das 1 Chance von 6, wer es auch ist, aber neben einem Besseren wie Maiorianus (CP 4) sind es 3 mit Leo, 2 mit Anthemius, 1 mit Anatolius. Was die anderen mehr haben, ist CC, und das nützt im Feld, wo ein Augustus nicht sein sollte.

study-one-fury-four-battles = Ein Furor, vier Schlachten
study-one-fury-four-battles-ask = 455, der Barbar greift mit einzelnen Einheiten in Galliae 4, bei Toletum und in Raetia an, und Gensericus ist mit zwei Einheiten bei Roma gelandet, 10 PF gegen 5, wo der Augustus Petronius steht. Der Römer hat Furor Germanicus. Die Schlacht in Galliae 4 kommt zuerst, 5 PF gegen 3: Wird das Strategem vor ihrem Würfel gespielt?
study-one-fury-four-battles-reason = In Galliae 4 gewinnt der Verteidiger ohne Hilfe 3-mal von 10, und nur eine Einheit Limitanei steht auf dem Spiel. Bei Roma verliert er bei jeder Augenzahl des Würfels, und 6-mal von 10 stirbt der Augustus. Dort macht der Furor aus 0 von 10 10 von 10, und da ringsum römische Einheiten stehen und die Schiffe fort sind, haben der geschlagene Gensericus und seine Vandali keinen Ausweg: Sie sind vernichtet.

study-turncoats = Überläufer bei Treveri
study-turncoats-ask = 407, Stilicho hat mit 15 PF Treveri angegriffen, wo Gundericus mit zwei Einheiten der Vandali und zweien der Alani steht, 20 PF. Gleich fällt der Würfel, und der Römer hat Foedus mit einem Kleinen Stamm. Spielt er den Vertrag, und mit wem?
study-turncoats-reason = Alle Einheiten der Alani und der Suevi sind im Reich, also können beide jederzeit in Phase E Foederati werden. Die Alani wechseln auf dem Schlachtfeld die Seite: Aus 15 PF gegen 20 werden 25 gegen 10, und der Römer gewinnt 8-mal von 10 statt 3-mal. Die Suevi stehen ein Gebiet entfernt und ändern hier nichts.

study-four-areas = Vier Gebiete in einer Sequenz
study-four-areas-ask = 445, Aetius bricht mit seiner Garde von 4 PF aus Vienna auf. Eine einzige Einheit der Suevi, 5 PF, steht ohne Anführer in Bracara, vier Gebiete entfernt, und er will noch in dieser Sequenz über sie herfallen. Wen nimmt er mit, und welchen Weg geht er?
study-four-areas-reason = Eine Gruppe ist so schnell wie ihre langsamste Einheit: Palatini und Buccellarii haben 4 PM, Comitatenses 3, und die beendeten den Marsch in Tarraco. Mit den Comites Alani kommt er mit 9 PF gegen 5 an, und die Qualität macht daraus 3/1: Mit BT 3 gegen 1 ist die Schlacht bei jeder Augenzahl des Würfels gewonnen, und bei 6 von 10 ist die Einheit vernichtet.

study-the-last-word = Das letzte Wort des Jahres
study-the-last-word-ask = 467, alle Sequenzen sind vorbei, und sofort folgt Phase F. Der Barbar hat noch Bagaudes, eine Einheit, die sich in irgendeinem Gebiet von Galliae, Viennensis oder Hispaniae ohne Kampfeinheiten erhebt. Wird sie jetzt gespielt, und wo?
study-the-last-word-reason = Niemand kann mehr antworten, die Punkte sind also sicher: 2 PV für jedes Gebiet mit einer Stadt. In Arelate steht die Einheit zudem in einer der vier Kaiserstädte des Westens, die der Römer für einen eigenen Punkt alle halten muss. Das macht dort einen Unterschied von 3 PV, von 2 in Tarraco oder Rotomagus, und von keinem, wenn der Stein in der Hand bleibt.

study-autumn-in-spain = Herbst in Spanien
study-autumn-in-spain-ask = 467, die letzte Sequenz des Barbaren: Euricus ist mit drei Einheiten nach Tarraco gekommen und hat noch 2 PM. Spanien hat in jedem Gebiet eine Stadt und keine römische Einheit; die Suevi halten Bracara und Emerita. Der Römer hat noch eine Sequenz und niemanden, der in ihr Spanien erreichen könnte. Wie geht der Marsch weiter?
study-autumn-in-spain-reason = Phase F zahlt 2 PV für ein Gebiet mit einer Stadt, ob dort eine Einheit steht oder drei. Eine Einheit bleibt in Tarraco, eine in Toletum, und der König ist mit der letzten in Hispalis: 6 PV statt 2. Ein Anführer muss bis zuletzt eine Einheit bei sich haben, und wo die Suevi schon stehen, ist nichts mehr zu gewinnen.

study-the-bishop-at-the-gate = Der Bischof am Tor
study-the-bishop-at-the-gate-ask = 455, Phase F: Gensericus steht mit zwei Einheiten der Vandali in Roma. Der Römer hat Papst, und dieser Stein verlässt das Spiel, wenn er gespielt ist. Wird er jetzt gespielt oder behalten?
study-the-bishop-at-the-gate-reason = Eine Einheit eines Stammes in Roma bringt dem Barbaren 5 PV, mehr als jedes andere Gebiet, und Papst nimmt sie ihm ganz. Mehr als diese 5 kann er nie retten, auch nicht vor einer größeren Armee in einem schlimmeren Jahr, und nächstes Jahr sind die Vandali vielleicht fort und der Stein nutzlos.

study-the-price-of-peace = Der Preis des Friedens
study-the-price-of-peace-ask = 446, der Römer hat 4 PV und hat gerade Tribut gespielt. Die Hunni stehen mit sechs Einheiten in Moesia, die Ostrogothi mit vier in Marcianopolis, die Gepidae mit zweien in Naissus; die Suevi halten zwei Städte in Spanien. Ein Kleiner Stamm kostet 1 PV, ein Großer 3. Wer wird bezahlt?
study-the-price-of-peace-reason = Die Ostrogothi und die Gepidae sind den Hunni untertan und folgen ihnen in den Frieden. 3 PV für Attila schicken also alle zwölf Einheiten, 70 PF, sofort und für das ganze Jahr nach Hause; derselbe Preis, den Ostrogothi gezahlt, kauft vier davon. Dass die Suevi billiger sind, hilft nicht gegen das, was drei weitere Sequenzen Attilas nähmen.

study-before-winter = Bevor der Winter kommt
study-before-winter-ask = 455, die letzte Sequenz des Barbaren. Gensericus hält Roma; die Flotte des Westens, die ihn gebracht hat, ist noch auf See. Bevor man an irgendetwas anderes denkt, darf eines nicht vergessen werden: was?
study-before-winter-reason = Eine Flotte, die nach Phase F nicht in ihrem Heimathafen ist, ist für fünf Jahre verloren. Carthago ist einen Schritt von diesem Meer, eine leere Flotte segelt in jeder Sequenz heim, und die Armeen kostet es nichts. Bleibt sie auf See, kann Gensericus vor 461 nicht wieder in See stechen.

study-the-franks-set-out = Die Franken brechen auf
study-the-franks-set-out-ask = 467, die erste Sequenz des Römers: Childericus führt alle drei Einheiten der Franci Salii, 15 PF, aus Bononia. Die Saxones stehen mit ihren beiden Einheiten, 8 PF und ohne Anführer, in Londinium. Wohin?
study-the-franks-set-out-reason = Die Meerenge kostet 2 von 3 PM. 15 PF gegen 8 sind 3/2, bessere Qualität macht daraus 2/1, und mit einem Anführer gewinnen die Franci 8-mal von 10; 4-mal von 10 sind beide Einheiten auf einmal vernichtet, was die Saxones für 1 PV befriedet. Sie bringen jedes Jahr für zwei Städte Punkte, wenn man ihnen Zeit lässt, sich zu trennen, und keine andere Armee ist nahe. Im Norden Galliens gibt es niemanden, vor dem man Wache halten müsste.

study-an-emperor-astray = Ein Kaiser auf Abwegen
study-an-emperor-astray-ask = 455, die letzte Sequenz des Römers. Gensericus hält Roma mit 10 PF; Petronius Maximus, der geschlagene Augustus (BT 0), ist mit 8 PF in Neapolis, und der Augustus des Ostens ist daheim. 11 PF stehen in Ravenna. Petronius bricht auf: Wohin, und mit wem?
study-an-emperor-astray-reason = Ein Anführer ohne Einheiten reitet durch ein Gebiet des Feindes und wird nicht einmal aufgehalten. Über Roma sind es 2 PM nach Ravenna: Dann sind beide Augusti in Kaiserstädten, 1 PV, und er lebt hinter Mauern unter Palatini. In Neapolis bringt er nichts, und mit einer Einheit müsste er bei Roma halten und kämpfen, wo ihn eine Niederlage das Leben kosten kann.

study-the-last-of-the-goths = Die letzten der Goten
study-the-last-of-the-goths-ask = 405, die letzte Sequenz des Römers. Von den Ostrogothi, mit denen Krieg ist, sind drei geschwächte Einheiten übrig: zwei mit Radagaisus in Siscia, wo Stilicho und Alarich gerade mit 20 PF angekommen sind, und eine allein in Sirmium. Der Comes Illyrici marschiert als Letzter, mit 6 PF aus Salona: Wohin?
study-the-last-of-the-goths-reason = Ein Stamm im Krieg kommt im Winter ganz zurück, solange eine Einheit übrig ist; ist es keine, so macht er Frieden, und der Römer hat 3 PV für einen Großen. Jede Niederlage vernichtet eine geschwächte Einheit: In Sirmium gewinnen die 6 PF 8-mal von 10, in Siscia 20 gegen 6 bei jeder Augenzahl des Würfels. Und wer in Sirmium steht, versperrt Radagaisus den einzigen Ausweg, sodass er nicht einmal ausweichen kann.
