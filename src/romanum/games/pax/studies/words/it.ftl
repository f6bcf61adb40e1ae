# Gli studi di Pax Romana: come si chiama ciascuno, che cosa chiede, e la ragione.

study-inside-the-walls = Dentro le mura di Roma
study-inside-the-walls-ask = Pirro è davanti a Roma con 4 Fanterie pesanti, 2 Fanterie leggere, 2 Cavallerie e un elefante. Il console, Tattica 2 contro il suo 3, ha due Legioni in Città. Se Roma cade, la guerra è perduta. Dietro le mura o in campo aperto?
study-inside-the-walls-reason = Dietro le mura non contano né cavalli né elefanti: 14 contro 13, e il suo valore di generale è uno spostamento. Per prendere Roma dovrebbe distruggere in un colpo più di 10 dei 13 punti, nove decimi, e un 6 arriva solo a 7. In campo aperto è 16 contro 8: due spostamenti per il rapporto di forze, uno per Pirro, tre per la supremazia di Cavalleria, e con sei vince lui comunque cadano i dadi.

study-let-him-pass = Lascialo passare
study-let-him-pass-ask = Pirro è arrivato a Bovianum, accanto a Roma, con 16 Punti battaglia, due dei quali di Cavalleria. Le due Legioni del console in Città possono provare a intercettare: basta 7 o più con due dadi. Lo fanno?
study-let-him-pass-reason = Chi intercetta attacca in campo aperto e lascia le sue mura. Lì è 8 contro 16: con rapporto di forze, generale e supremazia di Cavalleria Pirro ha sei spostamenti, perciò nessuna delle 36 cadute dei dadi fa vincere Roma. Le Legioni sparirebbero, e con loro la Città; dentro non si possono spezzare in un solo assalto.

study-horse-behind-walls = Cavalli dietro le mura
study-horse-behind-walls-ask = Una tempesta trattiene Pirro in mare. Due Legioni attaccano Taranto, dove in Città c’è una sola Cavalleria greca. Che cosa fa la Cavalleria?
study-horse-behind-walls-reason = Quando si usano le mura la Cavalleria non combatte, perciò la Città si difende con 5 punti, che i cavalieri ci siano o no. Contro 8 e un console cade con qualunque dado da 3 in su, e i cavalieri dentro muoiono con lei. Fuori vivono; con quelli di Pirro sono due, e contro Legioni senza cavalli è la supremazia: tre spostamenti.

study-not-for-plunder = Non per il saccheggio
study-not-for-plunder-ask = L’armata romana ha fatto vela per Paestum e ha lasciato Roma alle sue mura. Pirro, Campagna 4, ha appena preso Capua e ha ancora 5 PM. La Grecia vince subito se prende Roma. E adesso?
study-not-for-plunder-reason = Un’armata che prova il saccheggio deve tirare per proseguire, e un 5 o 6 finisce il suo movimento: una volta su tre, per circa 2 talenti che non si trovano più spesso. Chi risparmia il Borgo marcia oltre senza dado. A Roma è 14 contro 5, quattro spostamenti con Pirro, e anche un 1 abbatte le mura vuote; gli ingegneri romani possono riprendersi al massimo uno spostamento.

study-men-for-nothing = Uomini per niente
study-men-for-nothing-ask = Capua è caduta, e Pirro ha ancora 5 PM per Roma, dove ci sono due Legioni. Roma può arruolare la Milizia, mezzo dado di unità, per un livello della sua Stabilità, che è 4. Lo fa?
study-men-for-nothing-reason = Questa guerra dura un turno, non ha eventi, e il vincitore si trova con Spazi e Province. La Stabilità qui non decide nulla, perciò almeno un uomo in più non costa niente: a Roma conta 1 punto, e in ogni Spazio vuoto d’Italia va battuto prima che sia perduto.

study-silver-for-markers = Argento per i segnalini
study-silver-for-markers-ask = Pirro attacca il Borgo vuoto di Capua con 20 Punti battaglia. Alla Grecia restano 2 talenti, e due dei suoi segnalini Attivazione sono ancora nella riserva. Quanto per la Perizia d’assedio?
study-silver-for-markers-reason = 20 contro 2 sono dieci spostamenti, e Pirro ne è un altro: anche un 1 diventa un 10, qualunque cosa offra Roma. Un’offerta si paga anche se non cambia nulla, e ogni talento speso qui è un segnalino che più tardi decade.

study-one-step-more = Ancora un passo
study-one-step-more-ask = Pirro è bloccato in mare. Due Legioni hanno marciato fino a Paestum, la Guarnigione lì non c’è più, e restano 2 PM. La Grecia tiene Taranto, Venusia e Croton dei cinque Spazi del Bruttium. Dove finisce la marcia?
study-one-step-more-reason = Una Guarnigione da sola non ha forza: 2 PM bastano per entrare a Croton o a Venusia e rimuoverla senza Battaglia. Gli Spazi vuoti di casa sua sono di Roma, perciò alla Grecia ne restano due su cinque, e il Bruttium, che alla fine le serve per vincere, è di nuovo romano. I PM che avanzano sono perduti.

study-five-is-enough = Basta un cinque
study-five-is-enough-ask = Due Legioni, 8 punti, danno l’assalto alla Città vuota di Taranto, 5 punti. Il dado di Roma mostra 4, quello del nemico 6, e Roma ha due spostamenti. Una Città cade quando scende a 3 punti mura. Come si spendono?
study-five-is-enough-reason = Un 5 costa alla Città 3 punti, che sono due punti mura, perché ognuno ne assorbe due: cade, e un 6 non farebbe di più. Perciò il secondo spostamento è per l’altro dado. Cinque decimi di 8 sono 4 punti, una Legione; sei decimi sono 5, e anche la seconda Legione sarebbe Ridotta.

study-last-legion-in-rome = L’ultima Legione a Roma
study-last-legion-in-rome-ask = L’ultimo Movimento minore romano di questo turno; le altre Legioni sono andate a sud. La sola Legione di Roma ha 6 PM, abbastanza per navigare fino ad Aleria e togliere la Corsica a una Guarnigione sola. A Cartagine resta un segnalino, e muove per ultima; a Olbia, a un viaggio di mare, ha 3 Fanterie pesanti, una delle quali mercenaria, e un generale 2-5. Chi tiene la Capitale nemica nella Fase di Vittoria vince la partita.
study-last-legion-in-rome-reason = Contro mura vuote uno sbarco è 9 contro 5: due spostamenti, uno per il generale, due in meno per la spiaggia. Un 4 prende Roma al primo assalto, e spesso c’è tempo per un secondo: si perdono circa due partite su tre. Con la Legione è 9 contro 9, devono cadere più di 6 dei 9 punti, e nessun primo assalto supera i 5 decimi: una partita su cinque. La Corsica non cambia nemmeno chi è in testa per Province.

study-agathocles-at-melita = Agatocle a Melita
study-agathocles-at-melita-ask = Agatocle, 3-5, è sbarcato a Melita con 4 Fanterie pesanti e 1 leggera. Da lì naviga fino a Thapsus senza tempo avverso e marcia su Carthago: 6 PM, che ha sempre. A Carthago ci sono una Fanteria pesante, una Cavalleria e un generale. La Fanteria pesante ha 5 PM e potrebbe navigare fino in Sicilia. Lo fa?
study-agathocles-at-melita-reason = I cavalieri non combattono dietro le mura, perciò senza la Fanteria pesante è 13 contro 5: tre spostamenti e uno per Agatocle, e anche un 1 prende la Capitale, se Cartagine non compra uno spostamento. Con lei ha 13 contro 8 e due spostamenti, gli serve un 9, e non può avere più di 8 senza comprarne uno. Nessun luogo della Sicilia vale una Città da 3 punti e la Capitale.

study-long-way-round = La via più lunga
study-long-way-round-ask = L’Oriente vuole la Cilicia. Una Fanteria pesante con un generale 1-5 e una squadra di galee prende il mare ad Alessandria, diretta a Tarso; un viaggio costa 1 PM, lungo quanto si vuole. Per quale via?
study-long-way-round-reason = Lungo la costa di Giudea e Siria ogni Porto è di casa, e sulla via di Tarso non c’è nessun punto in mare: nemmeno un dado. In alto mare al largo di Cipro un 3 o 4 vuole la Continuità o annegano tutti, un 5 o 6 è una tempesta, e con una sola squadra li annega ogni secondo dado sopra 1: perduti quasi due volte su cinque.

study-nine-and-nine = Nove e nove
study-nine-and-nine-ask = La prima Attivazione di Roma è un Reclutamento, e si sono arruolate quattro Legioni: sulla mappa sono nove. Roma ha 9 Punti civiltà, ancora 3 talenti e tre segnalini nella riserva. Un’altra Legione per 2 talenti?
study-nine-and-nine-reason = Si toccano due limiti insieme. Ogni segnalino costa un talento, e dopo un’altra Legione due su tre decadrebbero. E chi nella Fase di Mantenimento ha più Legioni che Punti civiltà perde due livelli di Stabilità: dieci contro nove. Prima costruire, poi arruolare.

study-merchantmen = Navi mercantili
study-merchantmen-ask = Due Legioni con un console navigano verso Lilybaeum senza nemmeno una squadra. Cartagine ne ha una lì, un Borgo con una Fanteria pesante e una leggera, e un generale. Combattere per mare, ripiegare o lasciarli passare?
study-merchantmen-reason = Un’armata in mare senza squadre è perduta in ogni Battaglia navale, fino all’ultimo uomo, con il suo comandante, e non si tira nessun dado. Una squadra distrugge per niente 8 punti e un console. Se li lasci passare sbarcano, o navigano oltre, dove non c’è nessuna nave.

study-nine-to-eight = Nove a otto
study-nine-to-eight-ask = L’ultimissimo Movimento minore del turno. La Grecia ha 8 Punti civiltà, l’Oriente 7. L’Oriente ha 3 talenti, una Guarnigione a Pelusium e una Fanteria pesante a Damasco, che è un Borgo. Chi ha più Punti civiltà riceve 5 PV, chi ne ha meno nessuno. Che cosa si costruisce?
study-nine-to-eight-reason = Una Città al posto del Borgo aggiunge due punti: 9 a 8, e 5 PV contro nessuno. Un Borgo ne aggiunge uno: 8 a 8, e la parità sono 2 PV a testa. Costa gli ultimi talenti e la Fanteria pesante, ma prima che si contino i punti non muove più nessuno, e poi vengono le Entrate.

study-not-over-the-alps = Non oltre le Alpi
study-not-over-the-alps-ask = Due Legioni a Placentia devono andare in Gallia ed essere nella Narbonense in questa Attivazione. Hanno 4 PM. Oltre il passo Valentia dista 4 PM passando per Taurinorum, lungo la costa Massilia dista 4 PM passando per Genua. Prima per quale via?
study-not-over-the-alps-reason = Chi supera un Passo alpino tira per il logoramento, le frazioni si arrotondano per eccesso, e così di due Legioni una è di sicuro Ridotta, qualunque sia il dado. La strada costiera costa altrettanto, non fa perdere nessuno e finisce in un Porto.

study-mend-it-whole = Riparala per intero
study-mend-it-whole-ask = Roma ha preso d’assalto Taranto; la Città è scesa a 3 punti mura. Restano 17 talenti e un Movimento minore, che va speso per ciò che Taranto renderà nella prossima Fase delle Entrate. Che cosa si fa?
study-mend-it-whole-reason = Una Città sotto la piena forza rende 1 talento e conta 1 Punto civiltà, con 4 punti mura come con 3; con 5 rende 3 e conta 3. I due talenti tornano già nella prossima Fase delle Entrate, e di nuovo in ognuna che segue. Un talento solo compra un punto mura e nient’altro.

study-angry-gods = Dei in collera
study-angry-gods-ask = Cartagine ha pagato il suo segnalino e pesca Dies Irae: paga 2 talenti o perdi questa Attivazione. I 2 talenti sono tutto ciò che c’è, e altri due segnalini cartaginesi sono nella riserva. Che cosa scegli?
study-angry-gods-reason = Un talento è un’Attivazione. Dati ai sacerdoti, i due salvano un’Attivazione e ne fanno decadere due; tenuti, le pagano entrambe. Prima del prossimo turno non ci sono Entrate.

study-two-beat-one = Due battono una
study-two-beat-one-ask = L’ultima Attivazione della guerra, ed è di Cartagine. Roma ha il Controllo di una Provincia delle Sicilie, Cartagine di una: Melita, grazie all’armata che vi sta. Sardegna e Corsica sono vuote. La parità è di Roma. Il Movimento maggiore porta l’armata di Melita, 1 Fanteria pesante e 1 leggera con un generale 1-4, 7 PM. Che cosa viene prima?
study-two-beat-one-reason = Dove non resta nessuno, nessuno ha il Controllo: chi salpa al completo rinuncia a Melita per ciò che prende, uno a uno, e perde la parità. Un’unità lasciata lì non costa PM, o una scomposta in Guarnigioni ne costa 1; l’altra naviga verso la Sardegna passando per l’Africa, ed è due a uno.

study-over-the-isthmus = Oltre l’istmo
study-over-the-isthmus-ask = Una Fanteria pesante greca con due squadre deve navigare da Atene ad Ambracia, dove Pirro aspetta di passare in Italia. Con lei non c’è un generale. Prima verso dove?
study-over-the-isthmus-reason = Da Megara a Corinto le navi passano l’istmo, e poi per Naupactus fino ad Ambracia ci sono solo Porti di casa: non si tira nessun dado. Intorno al capo ci sono due punti in mare; in uno di essi esce un 6 in 11 casi su 36, e allora, senza generale, serve 7 o meno con due dadi per proseguire.

study-one-makes-two = Da una due
study-one-makes-two-ask = La Fanteria leggera della Macedonia a Salamina è a Cipro, due Spazi, una Provincia patria di Tolomeo. Arsinoe è vuota, e sull’isola non c’è nessun altro. Restano due Movimenti minori, e questo è per Salamina: come ottiene la Macedonia Cipro in questa Attivazione?
study-one-makes-two-reason = In casa d’altri serve più della metà degli Spazi: entrambi. Un’unità non può stare in due, ma scomposta è due Guarnigioni, e il secondo Movimento minore ne porta una ad Arsinoe, a 1 PM. La Macedonia guadagna una Provincia e un livello di Stabilità, e Tolomeo perde due livelli.
