# Die Studien des Spiels: wie jede heißt, was sie fragt und der Grund.

study-horsemen = Sechs Punkte zu Pferd
study-horsemen-ask = November 53 v. Chr.: Labienus (+2) lässt seinen Tross bei Agedincum und geht über den Liger, um Cenabum anzugreifen, wo ein Häuptling (+0) zwei Legionen hat, 40 Punkte, und keine Reiterei. Er hat sechs Legionen und einige Hilfstruppen, insgesamt 138 Punkte. Wen nimmt er mit?
study-horsemen-reason = Wer doppelt so viel Reiterei hat wie die andere Seite, hält sie fest: Sie darf vor dem Kampf nicht ausweichen. Die 6-16 zählt nach dem Fluss 3, und gegen gar keine genügt das. Bei 69 zu 40 vernichtet jede Seite des Würfels die Gallier; ohne die Reiterei gehen sie für 5 Punkte Moral davon.

study-nine-points = Neun Bewegungspunkte
study-nine-points-ask = November 53 v. Chr.: Labienus steht bei Agedincum mit sechs Legionen (10 BP) und einem vollen Tross von 6 Versorgungspunkten. Er will diesen Monat bei Avaricum sein: 3 BP in das nächste Feld, dann 6 über den Liger. Wie werden seine Leute versorgt?
study-nine-points-reason = Einheiten, die vor dem Marsch furagieren, verlieren 2 ihrer BP, und mit ihnen alle, die mitgehen. Aus dem Tross versorgt haben sie 10 und brauchen 9; vom Land versorgt haben sie 8 und bleiben vor dem Fluss stehen. Hier hätte das Land sie wohl ernährt, aber nicht hingebracht.

study-no-need-to-hurry = Kein Grund zur Eile
study-no-need-to-hurry-ask = November 53 v. Chr.: Zwei Legionen bei Lingones, versorgt aus dem Tross, der zurückbleibt, sollen unter ihrem Anführer (+1) zur Armee bei Agedincum stoßen. Der Weg kostet im Winter 9 BP. Wie brechen sie auf?
study-no-need-to-hurry-reason = Ein Gewaltmarsch gäbe ihnen 2 BP mehr, aber dann kostet ein Würfel über 2 eine Legion: vier Mal von sechs. Sie haben 10 BP und brauchen 9.

study-out-of-the-way = Aus dem Weg
study-out-of-the-way-ask = November 53 v. Chr.: Labienus (+2) greift Avaricum über den Liger an, 138 Punkte, halbiert zu 69, Wertung A. Vercingetorix hat dort 46 Punkte, zwei Legionen mit Wertung C und eine 6-16, und keinen Anführer. Standhalten oder ausweichen?
study-out-of-the-way-reason = Bei 3-2 mit 4 auf den Würfel gewinnt Labienus, was er auch würfelt, und bei keiner Seite kommt jemand davon: Das sind 46 Punkte, und mit der Niederlage 12 der Moral. Ausweichen kostet 5 der Moral und niemanden. Es ist erlaubt, solange der Angreifer weniger als doppelt so viel Reiterei hat: Durch den Fluss halbiert, zählt seine 6-16 nur 3.

study-under-the-walls = Unter den Mauern
study-under-the-walls-ask = Januar 101 n. Chr.: Trajan (+3) und Sura stehen mit vier Veteranenlegionen, 88 Punkten, vor Sarmizegethusa. Decebalus (+2) ist mit 114 Punkten und einem Kastell der Klasse A darin. Belagern oder stürmen?
study-under-the-walls-reason = Hinter Mauern zählen Männer doppelt: 88 gegen 226 ist 1-3. Bei vier von sechs Seiten ist Trajans Armee bis auf den letzten Mann fort, mit beiden Anführern, und bei keiner fallen die Mauern. Eine Belagerung lässt sich abbrechen; ein toter Imperator bleibt tot.

study-not-alone = Nicht allein
study-not-alone-ask = Januar 101 n. Chr.: Trajan (+3) belagert Sarmizegethusa mit 88 Punkten, Wertung A. Decebalus (+2) hat drinnen 114 Punkte, Wertung B; keiner seiner anderen Stapel ist gekommen. Macht er einen Ausfall?
study-not-alone-reason = Bei einem Ausfall zählen die Mauern nicht: 114 zu 88 ist 5-4, und durch Anführer und Kampfkraft gehen 2 vom Würfel ab. Zwei von sechs Seiten kosten ihn die ganze Armee und ihn selbst, nur eine vernichtet Trajan. Eine Stadt leidet in dem Monat, in dem sie die Belagerung annimmt, keine Auszehrung, und Freunde, auf die sich warten lässt, sind nahe genug.

study-relief = Von beiden Seiten
study-relief-ask = Januar 101 n. Chr.: Trajan (+3) belagert Sarmizegethusa mit 88 Punkten, Wertung A. Decebalus (+2) hält es mit 114, und 88 weitere sind aus Potaissa und Apulum gekommen, die Hälfte davon über einen Fluss. Jetzt angreifen oder warten?
study-relief-reason = Belagerte und Entsatz greifen gemeinsam an: 180 zu 88 ist 2-1, mit 2 vom Würfel ab. Drei von sechs Seiten vernichten die Römer samt Trajan, und keine ist für die Daker schlimmer als ein Rückzug ohne Verlust. Für Trajan kann der nächste Monat nur besser sein.

study-stay-at-home = Fünf von sechs
study-stay-at-home-ask = Februar 238 n. Chr.: Capelianus (+1), 42 Punkte mit Wertung A, zieht neben Carthago vorbei. Gordian (+0) hat dort eine neue Legion und zwei 4-12, 16 Punkte mit Wertung B, und würde ihn bei 2 oder mehr abfangen. Versucht er es?
study-stay-at-home-reason = Wer abfängt, ist der Angreifer, fern von seinen Mauern. 16 zu 42 ist 1-3, mit 2 vom Würfel ab: Alle sechs Seiten vernichten ihn. Dass ein Abfangen wahrscheinlich gelingt, macht es nicht gut; in Carthago würden seine Leute dreifach zählen.

study-in-or-out = Drinnen oder draußen?
study-in-or-out-ask = Februar 238 n. Chr.: Capelianus (+1), 42 Punkte mit Wertung A, greift Carthago an. Gordian (+0) hat dort 16 Punkte, eine Flotte im Hafen und eine Stadt der Stärke 2. Africa ist entwaldet. Standhalten oder die Belagerung annehmen?
study-in-or-out-reason = Vor den Mauern löscht jede Seite des Würfels Gordians Leute aus. Drinnen zählen sie dreifach: 62 mit Flotte und Stadt, und die Reiterei des Angreifers nur halb, 33. Dann fällt Carthago bei keiner Seite, und bei dreien verliert Capelianus alles, was er hat, wenn auch Gordians Leute mit ihm.

study-watch-on-the-danube = Die Wacht an der Donau
study-watch-on-the-danube-ask = November 248 n. Chr.: Decius braucht für Italien eine Legion aus Carnuntum. Dort stehen zwei mit 20 Punkten und eine 4-12, und sonst ist niemand in Pannonia Superior. Daneben liegen Boiohaemum und Iazygia. Wer geht?
study-watch-on-the-danube-reason = In jedem Monat, in dem eine römische Provinz neben solchen Barbaren weniger als 20 Landpunkte hält, wacht jeder davon bei 5 oder 6 mit einer eigenen Armee auf, und es führt sie, wer am weitesten weg ist: Philippus. Eine Legion ist genau 20; die andere darf gehen.

study-a-teacher = Ein Lehrer
study-a-teacher-ask = März 45 n. Chr.: Herodes hat 43 Talente und will neue schwere Reiterei mit Wertung B, die im April marschieren kann. Seine einzige 30-16 steht in Hierosolyma; Gaza hat eine 16-9. Wo wird sie ausgehoben?
study-a-teacher-reason = Neue schwere Einheiten bildet ein Veteran mit demselben Zeichen aus, in der Stadt, in der beide diese Runde bleiben. Wo keiner ist, dürfen sie auch ausgehoben werden, verlassen die Stadt aber zwei Runden lang nicht. Infanterie lehrt niemanden reiten.

study-this-quarter = Dieses Quartal oder das nächste
study-this-quarter-ask = September 282 n. Chr.: Carus hat 122 Talente; eine gute Legion kostet jetzt 12. Hebt er sofort aus, oder behält er seine Talente für ein späteres Quartal?
study-this-quarter-reason = Im Juni, September und Dezember kosten Einheiten das Doppelte, aber nie in der ersten Mobilmachungsphase eines Szenarios. Was heute 12 kostet, kostet im Dezember 24; erst im März sind es wieder 12, und die Grenzen dieses Jahres sind dann ungenutzt vorbei.

study-ships-ashore = Schiffe gegen das Ufer
study-ships-ashore-ask = April 67 v. Chr.: Varro (+1) liegt mit zwei Flotten und einer Legion vor einem Piratennest bei Patras. Dessen einzige Flotte ist in den Hafen geflohen; eine 4-12 und ein Kastell der Klasse D bewachen es. Landen kann er nicht, da er keine +2 wert ist. Ist diesen Monat etwas zu machen?
study-ships-ashore-reason = Flotten dürfen ein Küstenfeld von See her mit einem Viertel ihrer Stärke angreifen, und wer an Bord ist, mit der Hälfte: 9 und 8 sind 17. Kastell, Hafen, 4-12 und ein Viertel der Flotte sind 11. Bei 3-2 vernichten vier von sechs Seiten das Nest mit seiner Flotte, und keine kostet ihn etwas und lässt es stehen.

study-fetch-pompey = Holt Pompeius
study-fetch-pompey-ask = April 67 v. Chr.: Drei leere Flotten aus Neapolis liegen mit noch 27 BP vor Roma, auf dem Weg zu den Piraten bei Pisae: eine Flotte, eine 4-12, ein Kastell der Klasse D. Pompeius (+2) steht in Roma mit zwei Legionen und zwei 4-12. Was tun die Schiffe als Nächstes?
study-fetch-pompey-reason = Nur mit einem Anführer von +2 kann jemand landen, und Leute an Bord kämpfen auch von den Schiffen aus mit der halben Stärke. Leer vernichten 13 Punkte gegen 11 das Nest bei zwei von sechs Seiten; mit Pompeius und seinen Leuten steht es 3-1 oder besser, und es fällt bei allen sechs. Sie einzuschiffen kostet 6 BP, und beim Nest bleiben 17.

study-one-against-two = Einer gegen zwei
study-one-against-two-ask = April 67 v. Chr.: Eine Piratenflotte, 18 Punkte, greift bei Rhegium zwei von Pompeius an, 36 Punkte; niemand hat einen Anführer. Draußen kämpfen oder in den Hafen ausweichen?
study-one-against-two-reason = Verluste werden abgerundet, aber eine Seite mit mehreren Flotten verliert immer eine. Bei 1-2 sinkt der einzelne Pirat bei einer von sechs Seiten, und Pompeius verliert bei vieren eine Flotte. Im Hafen kann niemand seine Schiffe angreifen, außer mit der Stadt.

study-no-second-month = Kein zweiter Monat auf See
study-no-second-month-ask = Mai 67 v. Chr.: Varros zwei Flotten aus Corcyra haben das Ende des Aprils auf Wacht auf See verbracht, nahe den Piraten von Patras. Alle anderen von Pompeius liegen im Hafen. Darf er seine Schiffe diesen Monat lassen, wo sie sind?
study-no-second-month-reason = Eine Flotte, die die Phase der Seeoperationen auf See beginnt, muss sie in einem befreundeten Hafen beenden, oder sie ist vernichtet. Mit 30 BP ist Corcyra nahe; im Hafen darf sie bleiben, so lange sie will.

study-no-prize = Ein Sieg und keine Stadt
study-no-prize-ask = Februar 238 n. Chr.: Gordian (+0) hat in Carthago die Belagerung angenommen: 16 Punkte, in Africa dreifach stark, mit einer Flotte und der Stadt 62. Capelianus (+1) hat 42 Punkte, davon 18 Reiterei. Belagern oder stürmen?
study-no-prize-reason = Reiterei zählt gegen eine Stadt halb: 33 zu 62 ist 1-2. Bei drei von sechs Seiten verliert er alles, was er hat. Das beste Ergebnis ist ein Sieg ohne Verluste, und Belagerte, die verlieren, bleiben, wo sie sind: Keine Seite nimmt die Stadt.

study-no-gift = Kein Geschenk für Gewisses
study-no-gift-ask = März 101 n. Chr.: Trajan (+3) hat mit 94 Punkten einen Nachzügler mit 2 abgefangen. Seine Moral ist 142, die von Decebalus 98; ein Abstand von 50 gäbe 1 auf den Würfel. Er hat 13 Talente, Decebalus keine. Wie viel gibt er?
study-no-gift-reason = Sechs Talente würden den Abstand zu 50 machen. Aber bei mehr als 7-1 vernichten ohnehin alle sechs Seiten den Feind ohne Verlust, und ein Geschenk zählt nur in dieser Schlacht.

study-ahead-of-his-legions = Den Legionen voraus
study-ahead-of-his-legions-ask = Januar 52 v. Chr.: Vercingetorix (+2) ist mit seinen beiden 6-16 aus Gergovia geritten, 12 Punkte und 16 BP. Caesar (+3) ist auf dem Weg zum Heer, ohne eine einzige Einheit, und rastet im Freien bei A2617, 14 BP entfernt. Die Aedui halten für ihn Bibracte, Labienus steht bei Agedincum. Wohin geht der Ritt?
study-ahead-of-his-legions-reason = Die Gallier gewinnen, sobald Caesar tot oder gefangen ist. Ein Anführer ohne Einheiten ist ein Stärkepunkt und hat keine Reiterei: Reiter halten ihn fest, und trotz seiner +3 fällt er bei jeder Seite des Würfels. Nur Reiterei kommt hin; Fußvolk wäre nach 8 BP am Ende seines Marsches. Unterwegs haben nur die Aedui eine Chance abzufangen, und das nur mit einer 6.

study-last-month-of-the-year = Der letzte Monat des Jahres
study-last-month-of-the-year-ask = Dezember 407 n. Chr.: Stilicho (+2) hat das Heer von Mediolanum nach Verona geführt. Honorius (+0), der Imperator, sitzt mit zwei Legionen hinter den Mauern von Ravenna. Von dort sind es 8 BP nach Verona, und kein Feind kommt in diesem Monat so weit. Bleibt Honorius, wo er ist?
study-last-month-of-the-year-reason = Vom Januar an wird Stilicho in jeder Phase der Diplomatie, in der er nicht bei Honorius steht, bei 10 oder mehr mit zwei Würfeln hingerichtet, und seine Reiterei geht zu Alarich über: 6 Chancen von 36 im Monat. In den acht Monaten bis zum Ende heißt das dreimal von vieren, und ohne Stilicho kann seine Seite nicht gewinnen. In einem Hex wird gar nicht gewürfelt, und mit den Legionen oder allein ist Honorius noch in diesem Monat dort.
