# Gli studi del gioco: come si chiama ciascuno, che cosa chiede, e la ragione.

study-the-enemy-within = Il nemico in casa
study-the-enemy-within-ask = Il Barbaro gioca l’Insurrezione di una tribù maggiore: quale tribù deve insorgere?
study-the-enemy-within-reason = Un’insurrezione si può volgere contro gli stessi Foederati di Roma. I Visigothi portano via alla parte romana 30 PF e Alaricus, sono già dentro l’Impero, tra l’Italia e Constantinopolis, e ogni zona che occupano segna da quest’anno in poi. I Persae hanno più unità, ma lontano da tutto, e Roma non perde nessuno.

study-gather-first = Prima radunarsi
study-gather-first-ask = La Gallia, prima sequenza del Barbaro: Gundericus guida due unità dei Vandali fuori da Treveri. Dove?
study-gather-first-reason = Le due hanno 10 PF, e così pressappoco ogni pila romana intorno a loro: dovunque vadano è una battaglia alla pari. In Galliae 4 ci sono i Burgondi e i Suevi con 25 PF. Insieme ne hanno 35, più di tutti i Romani di due zone qualsiasi della Gallia, e possono affrontarli uno dopo l’altro.

study-march-on = Continuare la marcia
study-march-on-ask = Theodoricus è arrivato a Tarraco con tre unità dei Visigothi, 18 PF, e gli restano 2 PM. Dove finisce la marcia?
study-march-on-reason = A Bracara c’è sola un’unità dei Suevi: 18 PF contro 5, e senza comandante non può sottrarsi. Quando tutte e due le loro unità non ci sono più i Suevi sono pacificati, e due zone non segnano più per il Barbaro. Tornare indietro toglie ogni valore alla marcia, e Toletum è sotto gli occhi di 30 PF di Vandali e Alani.

study-a-council-of-ones-own = Un Concilio proprio
study-a-council-of-ones-own-ask = Fase C del 455, il Romano ha in mano Concilio ecumenico. Marcianus, l’Augusto d’Oriente (CP 4), è a Constantinopolis con i suoi 4 PM, e non c’è nessun nemico vicino. Si convoca il Concilio adesso, e se sì, dove?
study-a-council-of-ones-own-reason = Il Barbaro segna solo per un Concilio che nella fase F è ancora sulla mappa. Asia 1 è a 2 PM oltre lo stretto, perciò Marcianus vi va e torna a casa in una sola sequenza: 4 probabilità su 6 di avere 3 PV, in media 2 PV, senza spesa. Da ogni altra zona dell’Asia non torna a casa nella stessa sequenza, e tenere la pedina non porta nulla.

study-where-the-plague-breaks-out = Dove scoppia la peste
study-where-the-plague-breaks-out-ask = La Gallia nel 407: prima della prima mossa del Barbaro il Romano gioca Epidemia di peste. Riduce tutte le unità nella sua zona e in ogni zona vicina. Dove scoppia?
study-where-the-plague-breaks-out-reason = Conta tutto il vicinato, e sono vicine anche le zone ai due lati di uno stretto. In Galliae 1 la peste arriva a Treveri, Lutecia, Galliae 4 e Londinium: 14 unità e sette comandanti del nemico, tra cui l’usurpatore, contro quattro unità e un comandante del Romano. In Galliae 4, dov’è la pila più grande, sarebbero nove contro cinque.

study-the-mob = La folla
study-the-mob-ask = 405, il Barbaro ha giocato Odio per i Germani. Nella zona che nomina, che deve avere truppe regolari, e in tutte quelle intorno, i Palatini di origine barbara perdono un passo e i comandanti di origine barbara possono essere assassinati. Dove colpisce?
study-the-mob-reason = La folla arriva anche nelle zone vicine, e uccide con 7, 8 o 9: 3 probabilità su 10 per ogni comandante, e 1 PV per ognuno che muore. Da Mediolanum come da Ravenna si arriva a Stilicho e a Sarus, e a due unità palatine di origine barbara. Altrove, come intorno a Constantinopolis, nessun comandante di quel genere è in pericolo e al massimo un’unità perde un passo.

study-a-name-for-the-murderer = Un nome per il sicario
study-a-name-for-the-murderer-ask = 424, il Romano ha giocato Assassinio. L’usurpatore Iohannes (CC 2) e Castinus (CC 4) sono a Ravenna, Aetius (CC 8, BT 3) è ad Aquileia. Quale nome si dà al sicario?
study-a-name-for-the-murderer-reason = La probabilità è 2 su 10 e il premio 1 PV, chiunque sia. Ma se muore l’usurpatore la sua usurpazione è finita: Aetius, Castinus e tutte le loro truppe sono subito leali, e con loro Ravenna e Roma, e non ci sono più i 3 PV di ogni anno di guerra civile. Se muore Aetius, Iohannes continua a regnare, e non è cambiato altro.

study-who-takes-the-purple = Chi prende la porpora?
study-who-takes-the-purple-ask = 445, il Barbaro ha giocato Usurpazione in Occidente. Aetius, il Cesare (CP 4), è a Vienna con 14 PF, Avitus (CP 3) ad Arelate con 10 PF, Petronius Maximus (CP 2) a Roma con 5 PF. Chi deve tentare?
study-who-takes-the-purple-reason = Il tiro non deve superare la CP, e un Cesare conta 1 in più: Aetius riesce 5 volte su 6, Avitus 3, Petronius 2. Con Aetius viene la forza più grande delle tre, e la sua CC di 8 e il suo BT di 3 lasciano il Romano e servono l’usurpatore. Avitus e i Visigothi stanno nella stessa diocesi e sono messi subito alla prova.

study-an-heir-for-the-east = Un erede per l’Oriente
study-an-heir-for-the-east-ask = 455, Marcianus è stato assassinato; in Occidente regna Petronius Maximus (CP 2). In tre possono succedere a Marcianus: Leo (CC 3, VS 3, BT 1, CP 4), Anthemius (CC 4, VS 2, BT 1, CP 3), Anatolius ad Antiochia (CC 4, VS 2, BT 1, CP 2). Chi deve essere Augusto?
study-an-heir-for-the-east-reason = Sul trono conta la CP. Un Concilio riesce 4 volte su 6 con Leo, 3 con Anthemius, 2 con Anatolius. Per l’iniziativa il dado deve essere inferiore alla CP dell’Augusto più debole: accanto a Petronius la probabilità è di 1 su 6, chiunque sia, ma accanto a uno migliore, come Maiorianus (CP 4), è di 3 con Leo, 2 con Anthemius, 1 con Anatolius. Ciò che gli altri hanno in più è la CC, e quella serve in campo, dove un Augusto non dovrebbe stare.

study-one-fury-four-battles = Una furia, quattro battaglie
study-one-fury-four-battles-ask = 455, il Barbaro attacca con unità singole in Galliae 4, a Toletum e in Raetia, e Gensericus è sbarcato a Roma con due unità, 10 PF contro 5, dove sta l’Augusto Petronius. Il Romano ha in mano Furor Germanicus. Per prima viene la battaglia in Galliae 4, 5 PF contro 3: si gioca lo stratagemma prima del suo dado?
study-one-fury-four-battles-reason = In Galliae 4 il difensore vince 3 volte su 10 senza aiuto, e in gioco c’è una sola unità di Limitanei. A Roma perde con ogni faccia del dado, e 6 volte su 10 l’Augusto muore. Lì la furia fa di 0 su 10 un 10 su 10, e poiché tutt’intorno ci sono unità romane e le navi sono andate via, Gensericus e i suoi Vandali, vinti, non hanno via d’uscita: sono distrutti.

study-turncoats = Voltagabbana a Treveri
study-turncoats-ask = 407, Stilicho con 15 PF ha attaccato Treveri, dove sta Gundericus con due unità dei Vandali e due degli Alani, 20 PF. Il dado sta per cadere, e il Romano ha in mano Trattato di federazione minore. Lo gioca, e con chi?
study-turncoats-reason = Tutte le unità degli Alani e dei Suevi sono dentro l’Impero, perciò gli uni come gli altri possono essere federati in ogni momento della fase E. Gli Alani cambiano campo sul campo di battaglia: 15 PF contro 20 diventano 25 contro 10, e il Romano vince 8 volte su 10 invece di 3. I Suevi sono una zona più in là e qui non cambiano nulla.

study-four-areas = Quattro zone in una sequenza
study-four-areas-ask = 445, Aetius parte da Vienna con la sua guardia di 4 PF. Un’unità sola dei Suevi, 5 PF, è senza comandante a Bracara, quattro zone più in là, ed egli vuole piombarle addosso proprio in questa sequenza. Chi porta con sé, e per quale via va?
study-four-areas-reason = Un gruppo è veloce come la sua unità più lenta: Palatini e Buccellarii hanno 4 PM, i Comitatenses 3, e finirebbero la marcia a Tarraco. Con i Comites Alani arriva con 9 PF contro 5, e la qualità ne fa 3/1: con BT 3 contro 1 la battaglia è vinta con ogni faccia del dado, e con 6 su 10 l’unità è distrutta.

study-the-last-word = L’ultima parola dell’anno
study-the-last-word-ask = 467, tutte le sequenze sono finite e segue subito la fase F. Il Barbaro ha ancora in mano Bagaudes, un’unità che insorge in una zona qualsiasi di Galliae, Viennensis o Hispaniae senza unità combattenti. Si gioca adesso, e dove?
study-the-last-word-reason = Nessuno può più rispondere, perciò i punti sono sicuri: 2 PV per ogni zona con una città. Ad Arelate l’unità sta anche in una delle quattro capitali imperiali d’Occidente, che il Romano deve controllare tutte per avere un suo punto. Lì fa una differenza di 3 PV, di 2 a Tarraco o a Rotomagus, e di nessuno se la pedina resta in mano.

study-autumn-in-spain = Autunno in Spagna
study-autumn-in-spain-ask = 467, ultima sequenza del Barbaro: Euricus è arrivato a Tarraco con tre unità e gli restano 2 PM. La Spagna ha una città in ogni zona e nessuna unità romana; i Suevi tengono Bracara ed Emerita. Al Romano resta una sequenza, e nessuno che in quella possa raggiungere la Spagna. Come continua la marcia?
study-autumn-in-spain-reason = La fase F paga 2 PV per una zona con una città, che vi stia un’unità o tre. Un’unità lasciata a Tarraco, una a Toletum, e il re con l’ultima a Hispalis: 6 PV invece di 2. Un comandante deve avere con sé un’unità fino alla fine, e dove stanno già i Suevi non si guadagna altro.

study-the-bishop-at-the-gate = Il vescovo alla porta
study-the-bishop-at-the-gate-ask = 455, fase F: Gensericus è a Roma con due unità dei Vandali. Il Romano ha in mano Papa, e quella pedina esce dal gioco una volta giocata. Si gioca adesso o si tiene?
study-the-bishop-at-the-gate-reason = Un’unità di una tribù a Roma porta al Barbaro 5 PV, più di ogni altra zona, e Papa glieli toglie tutti. Non potrà mai salvarne più di questi 5, nemmeno da un’armata più grande in un anno peggiore, e l’anno prossimo i Vandali possono non esserci più e la pedina non servire.

study-the-price-of-peace = Il prezzo della pace
study-the-price-of-peace-ask = 446, il Romano ha 4 PV e ha appena giocato Tributo. Gli Hunni sono in Moesia con sei unità, gli Ostrogothi a Marcianopolis con quattro, i Gepidae a Naissus con due; i Suevi tengono due città in Spagna. Una tribù minore costa 1 PV, una maggiore 3. Chi si paga?
study-the-price-of-peace-reason = Gli Ostrogothi e i Gepidae sono soggetti agli Hunni e li seguono nella pace. Così 3 PV ad Attila mandano a casa subito, e per tutto l’anno, tutte e dodici le unità, 70 PF; lo stesso prezzo pagato agli Ostrogothi ne compra quattro. Che i Suevi costino meno non aiuta contro ciò che prenderebbero altre tre sequenze di Attila.

study-before-winter = Prima che venga l’inverno
study-before-winter-ask = 455, ultima sequenza del Barbaro. Gensericus tiene Roma; la flotta occidentale che lo ha portato è ancora in mare. Prima di pensare a qualunque altra cosa, una non si deve dimenticare: quale?
study-before-winter-reason = Una flotta che dopo la fase F non è nel suo porto base è perduta per cinque anni. Carthago è a un passo da questo mare, una flotta vuota torna a casa in ogni sequenza, e alle armate non costa nulla. Se resta in mare Gensericus non può riprendere il mare prima del 461.

study-the-franks-set-out = I Franchi partono
study-the-franks-set-out-ask = 467, prima sequenza del Romano: Childericus guida tutte e tre le unità dei Franci Salii, 15 PF, fuori da Bononia. I Saxones sono a Londinium con tutte e due le loro unità, 8 PF e nessun comandante. Dove?
study-the-franks-set-out-reason = Lo stretto costa 2 PM su 3. 15 PF contro 8 sono 3/2, la qualità migliore ne fa 2/1, e con un comandante i Franci vincono 8 volte su 10; 4 volte su 10 le due unità sono distrutte subito, il che pacifica i Saxones per 1 PV. Se si dà loro il tempo di dividersi segnano ogni anno per due città, e nessun’altra armata è vicina. Nel nord della Gallia non c’è nessuno contro cui fare la guardia.

study-an-emperor-astray = Un imperatore fuori strada
study-an-emperor-astray-ask = 455, ultima sequenza del Romano. Gensericus tiene Roma con 10 PF; Petronius Maximus, l’Augusto vinto (BT 0), è a Neapolis con 8 PF, e l’Augusto d’Oriente è a casa. A Ravenna ci sono 11 PF. Petronius parte: dove va, e con chi?
study-an-emperor-astray-reason = Un comandante senza unità passa per una zona del nemico e non viene nemmeno fermato. Passando per Roma sono 2 PM fino a Ravenna: allora i due Augusti sono in capitali imperiali, 1 PV, ed egli vive dietro le mura tra i Palatini. A Neapolis non segna nulla, e con un’unità dovrebbe fermarsi a Roma e combattere, dove una sconfitta può costargli la vita.

study-the-last-of-the-goths = Gli ultimi dei Goti
study-the-last-of-the-goths-ask = 405, ultima sequenza del Romano. Degli Ostrogothi, in guerra, restano tre unità ridotte: due con Radagaisus a Siscia, dove Stilicho e Alaricus sono appena arrivati con 20 PF, e una sola a Sirmium. L’ultimo a marciare è il Comes Illyrici, con 6 PF da Salona: dove?
study-the-last-of-the-goths-reason = Una tribù in guerra torna intera d’inverno finché ne resta un’unità; quando non ne resta nessuna fa la pace, e per una maggiore il Romano ha 3 PV. Ogni sconfitta distrugge un’unità ridotta: a Sirmium i 6 PF vincono 8 volte su 10, a Siscia 20 contro 6 vincono con ogni faccia del dado. E chi sta a Sirmium chiude a Radagaisus la sola via d’uscita, così che non può nemmeno sottrarsi.
