study-five-dioceses = Lontano, non in tanti
study-five-dioceses-ask = Ai Galli di Verde restano due armate, e sulla mappa non c’è nessun altro. Dove vanno per fare più punti?
study-five-dioceses-reason = Chi ha più province di una diocesi la domina, fosse anche con una sola: ogni diocesi vuota paga il doppio per un’armata. Passando per Pannonia o Boiohaemum l’ultima armata raggiunge ancora Graecia: cinque diocesi e 22 punti, dove una terza provincia in casa porta a 16.

study-site-and-steppe = Un porto nella steppa
study-site-and-steppe-ask = Turno 1: a Blu resta una legione. Dove rende di più in questa fase?
study-site-and-steppe-reason = Ogni provincia della Scythia vuota dà 2 punti, e ogni altro sito completa una coppia, che vale una città da 2 punti. Bosporus fa entrambe le cose: 42 punti. Con Venedia sono 40, e con un sito in una diocesi già dominata altrettanto.

study-second-foothold = Lasciar stare le mura
study-second-foothold-ask = Turno 1: l’ultima legione di Blu. La vicina città di Verde, Lugdunensis, tenta. È il meglio?
study-second-foothold-reason = Sicilia porta Italia da 3 punti a 6, Thracia e Macedonia danno i 3 di Graecia, e ciascuna ha un sito per un’altra città: 31 punti comunque. A Lugdunensis ci sono due legioni in un forte: già il primo combattimento si vince solo 35 volte su cento, e poi ne viene un altro.

study-grain-not-sand = Grano, non sabbia
study-grain-not-sand-ask = Turno 2: a Rosso resta una legione e potrebbe entrare in Africa o in Hispania. Quali province pagano di più?
study-grain-not-sand-reason = La presenza nell’una o nell’altra diocesi dà 3 punti, dovunque stia la legione. Dove c’è un sito completa anche una coppia: una città e 2 punti in più. Così Cyrenaica arriva a 21 punti, Tarraconensis, Numidia, Africa o Aegyptus a 23.

study-more-than-scythia = Ospite dei ricchi
study-more-than-scythia-ask = Turno 2: l’ultima legione di Giallo può aprire Scythia o Africa. Qual è la provincia migliore?
study-more-than-scythia-reason = Da soli in Scythia si domina, ma due volte 1 fa 2; la semplice presenza in Africa vale 3. Aegyptus ha inoltre un sito per una città da 2 punti: 31. Anche Bosporus ne ha uno e resta a 30, Cyrenaica non ne ha e resta a 29.

study-no-battle-needed = Senza battaglia
study-no-battle-needed-ask = Turno 1: Rosso vuole dominare Italia con l’ultima legione. Come?
study-no-battle-needed-reason = Una seconda provincia d’Italia ne raddoppia i 3 punti, qualunque sia. Sicilia e Raetia sono vuote e li danno di sicuro; per Cisalpina bisogna combattere, oltre le montagne e contro un forte, e anche con questo imperatore cade una volta su due.

study-last-chance = Ultima occasione
study-last-chance-ask = Turno 2: Giallo può giocare una carta prima di piazzare legioni. Pontici, Odrysae e Cantabri valgono nei turni 1 e 2. Quale, se ce n’è una?
study-last-chance-reason = Al prossimo turno tutte e tre sono carta straccia, e una carta tenuta non rende nulla. I Cantabri insorgono dove Rosso sta in Tarraconensis, scacciano la legione, e la fase di Giallo con i Parthi deve ancora venire: lì i Cantabri segnano per Hispania. I Pontici sostituirebbero solo i Parthi di Giallo stesso.

study-neighbours = Buoni vicini
study-neighbours-ask = Turno 1: Blu comincia la fase dei Dalmatae. Aegyptii, Daci, Bellum Civile, o nessuna carta?
study-neighbours-reason = In una fase barbara segnano anche i propri regni, e una loro città è un punto. Dacia è accanto: i Daci scacciano i Galli di Verde, e con i Dalmatae riempiono Graecia, che vale 3, ciò che l’Africa dell’Egitto non vale. La carta vale fino al turno 3, ma segna da ora in ogni fase barbara.

study-loot-then-mend = Bottino e malta
study-loot-then-mend-ask = Turno 3: la legione di Giallo ha preso la città degli Iudaei. Saccheggiarla, o risparmiarla?
study-loot-then-mend-reason = Un dado più 1 fa 4,5 punti in media, subito. La città saccheggiata rende ancora 1 invece di 2, e nella fase seguente si ripara per un solo punto. La clemenza varrebbe 1 punto adesso.

study-keep-the-walls = Di chi sono le mura?
study-keep-the-walls-ask = Turno 1: la legione di Rosso ha preso Roma con il forte del nemico. Tenere le mura, o raderle al suolo?
study-keep-the-walls-reason = Un forte aggiunge 1 a ogni dado di chi difende la provincia, e ora è Rosso. Costruirne uno costa un punto; questo è gratis. A un nemico servirebbe solo dopo averlo vinto.

study-the-horde = A piena forza
study-the-horde-ask = Turno 2: i Suebi di Verde hanno 4 armate sulla mappa, tutta la loro forza, quindi non ne arrivano altre. Due sono in Suebia, due in Venedia. Che cosa fa Verde prima di piazzare?
study-the-horde-reason = Le armate sulla mappa si possono togliere e piazzare di nuovo, e una tiene una provincia quanto due. Le seconde di Suebia e Venedia, in Belgica e Britannia, dominano Gallia: 17 punti invece di 13, senza cedere nulla. Chi non ne toglie non ne ha da piazzare.

study-to-the-last-man = Chi resta fedele?
study-to-the-last-man-ask = Turno 2, fase dei Sarmatae: Rosso gioca Bellum Civile, che fa di due legioni di una provincia dei ribelli. Blu ha due legioni e una città a Roma, in una fortezza, e in Thracia, in un forte; ognuna delle altre città romane è tenuta da tre. In Cyrenaica ce n’è una. Quale provincia?
study-to-the-last-man-reason = Dove sono in due si ribellano entrambe e nessuno resta a combattere, qualunque siano le mura. I ribelli insorti in una fase barbara possono saccheggiare una città romana, e Roma per loro vale due dadi: 7 punti in media, sicuri. Thracia dà un dado, altrove bisogna prima battere una terza legione, e in Cyrenaica non c’è nulla da saccheggiare.

study-take-the-money = Quanto vale Roma?
study-take-the-money-ask = Turno 1, con corruzione: l’ultima armata dei Marcomanni di Giallo attacca Roma oltre le montagne, dove due legioni di Verde difendono una città. Verde offre 3 punti per essere lasciato in pace. Accettarli?
study-take-the-money-reason = Da sola l’armata deve vincere due combattimenti alla pari: prende Roma una volta su quattro, e gli 11 punti che ci sono lì valgono così 2,75. Chi accetta ha 3 punti e riprende l’armata, che nella vuota Moesia dà i 3 di Graecia: 6 sicuri. La promessa di risparmiare Verde in questo turno costa poco su una mappa vuota.

study-fight-first = Due armate, due piani
study-fight-first-ask = Turno 1: ai Parthi di Blu restano due armate. Una sola legione difende Syria, città di Verde, dietro un confine aperto; Armenia è vuota. Che cosa viene prima?
study-fight-first-reason = L’attacco si vince 69 volte su cento. Allora la città si può saccheggiare, la terza provincia di Oriens dà il dominio, e all’ultima armata si apre Cilicia; se si perde, l’ultima armata può ancora riprovare o stabilirsi altrove. Sono 12,1 punti in questa fase; Armenia per prima lascia un attacco e nulla dopo: 9,4.

study-stand = L’ultima legione di Dalmatia
study-stand-ask = L’ultima fase del gioco: Blu attacca Dalmatia dal mare e dopo questa ha ancora una legione. A Giallo lì resta una legione, e ne ha un’altra accanto, in Dacia. Resistere, o ritirarla in Dacia?
study-stand-reason = Alla fine una provincia conta 2 punti e una legione nessuno. La ritirata cede Dalmatia di sicuro; contro uno sbarco la difendono due dadi, e si vince un combattimento su due. Anche se l’ultima legione di Blu prosegue per Dacia, chi resiste conserva in media 0,9 delle due province, chi si ritira 0,5.

study-too-dear = Il prezzo della pace
study-too-dear-ask = Turno 7, l’ultima fase barbara: i Saxones di Giallo attaccano da un confine aperto l’unica legione di Rosso in Sarmatia, e hanno ancora un’armata. Stipendium costa 2 punti, che vanno a Giallo, e vi pone fine. Rosso è in testa con 210 e non ha più fasi; Giallo ha 192 e una fase romana. Pagare?
study-too-dear-reason = Sarmatia può dare a Rosso ormai solo 2 punti alla fine. Un attacco la prende 69 volte su cento, le due armate 91: alla peggio si perdono 1,8 punti. Chi paga ne perde 2 di sicuro, ne dà 2 a Giallo, e le armate di Giallo vanno a segnare altrove.

study-friends-in-the-way = Una legione, un dado
study-friends-in-the-way-ask = L’ultima legione del gioco è di Blu. Blu ha 209 punti senza questa fase; Rosso ne ha 230, e gli si conteranno ancora due province e la città dei Numidae. Dove rende di più la legione?
study-friends-in-the-way-reason = Contro i propri popoli si vince senza dadi, e i Galli di Blu non segneranno più. Lugdunensis dà 2 punti come provincia e 3 per la presenza in Gallia: 27 in tutto, e con 236 Blu è primo se il dado di Rosso segna 1 o 2, perché nei pareggi vince il gettone Imperatore più alto. La fortezza di Bithynia cade 42 volte su cento e arriva a 25 punti.

study-no-more-walls = L’ultima costruzione
study-no-more-walls-ask = L’ultima fase del gioco è di Verde. Verde può spendere 27 punti, cinque legioni aspettano di essere piazzate, e due sono in Lydia in un forte. Che cosa fa Verde prima di piazzare?
study-no-more-walls-reason = Dopo questa fase non viene nessuno: un forte costa un punto e non protegge nulla. La seconda legione di Lydia è libera e prende una provincia in più, senza dadi dove stanno i popoli di Verde: almeno 2 punti alla fine. Riparare Africa costa 1 e dà 1, e una legione tolta da dietro le mura può tornarci: nessun guadagno, nessuna perdita.

study-his-half = La sua metà
study-his-half-ask = Due giocatori, turno 2: Verde e Rosso contro Giallo e Blu. Giallo è in testa con 71 punti, e la sua fase romana deve ancora venire. L’ultima legione di Verde segna 3 punti per la presenza in Hispania o in Africa. Dove va?
study-his-half-reason = Verde ha 17 punti in entrambi i casi. Tre delle quattro province di Giallo in Hispania sono tenute da popoli, che in una fase romana non contano: Aquitania da sola vi domina finché nessun altro ne ha altrettante. Una legione in Lusitania lascia a Giallo 3 punti invece di 6; in Africa non toglie nulla a nessuno.

study-nothing-new = Vecchie conoscenze
study-nothing-new-ask = Tre giocatori, turno 3: Verde pesca per primo e trova i Britanni, forza 4. Sono di Verde dal turno scorso, e tutte e quattro le armate sono sulla mappa. Nessuno ha ancora un gettone. Che cosa porta a Verde più punti in questo turno: tenerlo, o passarlo?
study-nothing-new-reason = Un popolo si completa solo fino alla sua forza: i Britanni non portano armate nuove. Ogni altro gettone ne porta: cinque Suebi, cinque Sarmatae, quattro Alani, tre Parthi. Chi riceve i Britanni riceve anche le quattro armate quando il gettone è rivelato, eppure Verde chiude il turno con 7 punti in più in media su 200 sviluppi di gioco, chiunque sia.
