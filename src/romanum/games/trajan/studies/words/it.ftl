# Gli studi di Trajan: come si chiama ciascuno, che cosa chiede, e la ragione.

study-within-the-walls = Dentro le mura
study-within-the-walls-ask = La guerra d’Armenia, prima del primo turno. Parthamasiris e Meherdates sono ad Artaxata con 7 punti forza. Traiano può arrivarvi in una marcia e incitare la città alla rivolta. Le armate possono anche accamparsi davanti alle mura: fai uscire qualcuno?
study-within-the-walls-reason = Contro una città armena una Rivolta riesce con 4 o meno. Con cinque punti o più all’interno si aggiunge uno al dado, e il Civis insorto deve poi sopravvivere a un combattimento con la guarnigione, cosa che gli riesce una volta su due: 25 su 100 per ogni segnalino. Fuori, l’armata non può fare nulla per la città, e le porte si aprono 67 volte su 100.

study-nearest-harbour = Il porto più vicino
study-nearest-harbour-ask = Aprile, la guerra d’Armenia: Roma vuole Artaxata. Traiano è a Satala, a sette esagoni su strada. Un suo segnalino Politico chiama chi vuoi delle truppe fuori mappa, 30 punti forza con quattro generali e le salmerie; in questo turno non possono marciare, ma possono sbarcare in ogni porto romano o venire da occidente per una strada. Dove entrano, per essere davanti ad Artaxata il prima possibile?
study-nearest-harbour-reason = Un segnalino porta quante unità fuori mappa vuoi, una recluta ne costa uno da sola. Da Phasis la strada corre per sei esagoni, passando per Harmozica, fino ad Artaxata: le legioni ne fanno quattro in un mese, perciò vi sono con la seconda marcia, o già con la prima se il dado è buono. Da Trapezus sono due esagoni fino a Satala e altri sette, dietro a Traiano sulla stessa strada.

study-open-gate = La porta aperta
study-open-gate-ask = Mesopotamia, aprile. Quietus è andato con tutta la sua armata da Tigranocerta a Edessa, e vi assedia Abgarus. Mebarsapes è uscito da Nisibis da solo, su strada, e può fare ancora otto esagoni; le sue truppe difendono la città. La Partia ha un segnalino Politico, e Artaxata o Tigranocerta sarebbe un livello di vittoria. Dove cavalca, e poi?
study-open-gate-reason = Nessuno difende Tigranocerta, perciò una Rivolta vi riesce con 4 o meno: le città armene vacillano presto. Sono due probabilità su tre di avere un livello per un segnalino. Sulla via di Edessa non può fare nulla per Abgarus: un comandante non ha forza con cui combattere, e qualunque legione lo trovi solo lo uccide.

study-five-is-enough = Cinque bastano
study-five-is-enough-ask = Mesopotamia, aprile. Quietus parte da Tigranocerta, una città che dà alla Partia un livello di vittoria, e Mebarsapes, a Nisibis, ne dista un esagono. Deve restare dentro esattamente un’unità. Quale?
study-five-is-enough-reason = Cinque punti all’interno rendono una Rivolta più difficile di uno: 3 su 6 invece di 4. Poi la guarnigione combatte contro il Civis insorto, che sopravvive a una legione circa due volte su tre, a una coorte quattro volte su cinque. In tutto, un segnalino toglie la città a una legione circa una volta su tre, ai 4 punti di una coorte più spesso che no (55 su 100).

study-by-water = Per acqua
study-by-water-ask = Mesopotamia, aprile. Quietus, con tutta la sua armata e le salmerie, deve essere davanti a Ninive in questo turno, perché le macchine possano lavorare nel prossimo. Le salmerie marciano tre esagoni, Ninive è a quattro; Nisibis, sulla strada, è partica. Quale tipo di marcia?
study-by-water-reason = Giù per il Tigri una forza fa fino a dieci esagoni, qualunque sia la sua unità più lenta: la ferma solo un 1, e si smarrisce solo con un 5, perciò quattro tiri su sei la portano proprio lì. Su strada deve fermarsi a Nisibis, dove c’è un nemico. Fuori strada i tre esagoni delle salmerie sono uno di meno, salvo con un 6.

study-two-generals = Due generali, una marcia
study-two-generals-ask = La guerra partica, aprile. Clarus e Alessandro, di valore 1 ciascuno, partono da Nicephorium per incitare alla rivolta Dura-Europus, a tre esagoni lungo la strada; hai segnalini Politici per tutti e due. Le truppe possono restare indietro come vuoi. Chi guida, e chi resta? Lascia chi vuoi, poi scegli la via.
study-two-generals-reason = Un comandante non gioca in un turno più segnalini del suo valore, e da un esagono si tenta una sola marcia. Perciò vadano entrambi: due tentativi al cinquanta per cento aprono le porte tre volte su quattro, un tentativo solo una volta su due. Un generale lasciato a Nicephorium in questo turno non può seguire.

study-which-gate = Quale porta?
study-which-gate-ask = La guerra partica, aprile: Roma ha 40 città e ne vuole 45. Quietus cavalca da solo ed è arrivato dove la strada si divide, con due segnalini Politici per lui. A sinistra c’è Ninive, a destra, dietro Singara, c’è Hatra, ognuna due esagoni più in là; dentro entrambe non c’è che il loro Civis. Dove va?
study-which-gate-reason = Hatra è di colore arabo: il suo Civis cambia parte con 4 o meno, quello di una città partica solo con 3 o meno. Con due segnalini sono 8 volte su 9 contro 3 su 4, e tutte e due contano come una città. E poi Ninive è accanto ad Arbela e alla sua armata, Hatra ne dista due esagoni.

study-ride-home = Non dormire lì
study-ride-home-ask = La guerra partica, aprile. Quietus, di valore 2 e solo, ha preso Hatra con una rivolta e ha ancora quattro esagoni di marcia; in mano non resta nessun segnalino Politico. Mebarsapes è ad Arbela, a cinque esagoni su strada, con 11 punti. Dove passa Quietus il turno del nemico?
study-ride-home-reason = Il Civis tiene da solo la città; lui non può fare nulla, perché senza segnalino Politico non può parare una Rivolta. Se vi è dentro da solo quando insorge, con 4 o meno, è perduto per sempre, e davanti alle mura qualunque unità con un po’ di forza lo uccide senza combattere. Entro quattro esagoni ci sono Nisibis e Tigranocerta, con delle armate.

study-king-away = Un re in trappola
study-king-away-ask = La guerra d’Armenia, aprile. L’armata di Traiano è arrivata a tre esagoni da Artaxata. L’armata armena resta nella città; dei suoi due comandanti, di valore 1 ciascuno, uno cavalca verso l’interno e uno resta. Roma ha un livello di vittoria se alla fine Parthamasiris non c’è più. Chi resta?
study-king-away-reason = Una volta che Traiano è davanti alle mura nessuno dentro può marciare, e chi è in una città che cade cade con lei: con il re lì dentro, una sola breccia potrebbe dare a Roma il suo livello e aprirle la via di un altro. Meherdates può fare dentro tutto ciò che potrebbe il re: giocare un segnalino contro una Rivolta e rinsaldare un’unità. Vada dunque il re, finché la strada è aperta.

study-emperor-alone = L’imperatore è solo
study-emperor-alone-ask = Mesopotamia, aprile. Traiano è andato da solo a Nicephorium ed è davanti alle sue mura: le porte sono rimaste chiuse. Mebarsapes a Nisibis, a cinque esagoni su strada, ha 7 punti forza; Abgarus a Edessa, accanto a Nicephorium e a due esagoni su strada, ne ha 1. Quietus è a Tigranocerta con 20, Bassus a Zeugma con 9. Chi va contro l’imperatore, e per quale via?
study-emperor-alone-reason = Un comandante senza truppe è perduto appena lo attacca un nemico che abbia una forza qualsiasi: basta un punto, non c’è combattimento, e Roma perde con lui tutti i suoi segnalini. Mebarsapes passerebbe davanti a Quietus, che può intercettarlo, e lascerebbe aperta Nisibis. Su strada Abgarus vi è con la sua unità con quattro tiri su sei; fuori strada il logoramento gliela toglie con due, e un 1 ferma l’uno e l’altro.

study-long-odds = Poche probabilità, gran premio
study-long-odds-ask = La guerra d’Armenia, maggio, dopo le marce. Traiano gioca il suo Agente per un assassinio. Meherdates, di valore 1, è solo a Harmozica, nell’esagono di una legione romana; Parthamasiris, di valore 1, è ad Artaxata con la sua armata, che non ha Guardie. Chi cerca l’Agente?
study-long-odds-reason = Un comandante solo muore con 2 o meno, uno in mezzo ad altri soltanto con un 1: 1 su 3 contro 1 su 6. Ma Roma ha un livello di vittoria, uno dei suoi tre, se Parthamasiris non c’è più; la morte di Meherdates non ne porta nessuno. Metà della probabilità di un livello vale più di un generale intero di valore 1, che la legione a Harmozica può semplicemente attaccare: da solo è perduto senza combattimento.

study-watched = Sotto scorta
study-watched-ask = Mesopotamia, aprile, dopo le marce. Mebarsapes, assediato a Nisibis, gioca l’Agente della Partia per un assassinio. Entro tre esagoni sono scoperti Traiano e Bassus, a Edessa con i Pretoriani e la cavalleria dell’imperatore, e Quietus davanti a Nisibis con una legione e cavalleria. Di chi si tenta la morte?
study-watched-reason = Ogni unità di Guardia ferma un Agente per turno nel suo esagono, senza spesa. Traiano e Bassus ne hanno due intorno, perciò un Agente contro uno di loro è sprecato. Quietus non ne ha: muore con un 1, ed è il secondo uomo di Roma, di valore 2.

study-anvil = Incudine e martello
study-anvil-ask = La guerra partica, maggio. Clarus ha battuto Athambelus e la sua leva di 4 punti davanti a Babilonia. Lì accanto, in 1716, c’è Traiano con 33 punti; in questo turno non ha ancora combattuto. Dove si respingono i vinti?
study-anvil-reason = Un difensore battuto può essere attaccato di nuovo in questo segmento, nell’esagono dove è respinto, da una forza che non ha combattuto; e l’esagono lo sceglie il vincitore, anche uno dove stanno i suoi. I 33 punti di Traiano contro questi 4 li annientano in quasi metà delle battaglie presso un fiume, e Athambelus con loro, e ne perdono una su venti. Nel deserto sono fuori pericolo e tornano.

study-steady = Chi rinsalda l’imperatore
study-steady-ask = La guerra partica, giugno: il primo round di un assalto a Babilonia. Le truppe di Traiano devono fare la prova di disciplina, e poi viene la mischia, in cui colpiscono per prime. Egli può prestare la sua classe, Imperator, a un’unità. La seconda legione, Traiana, è di classe Recluta, tutte le altre unità che combattono sono Veterani. A chi?
study-steady-reason = Nel round di Tiro le Reclute falliscono con 1 e 2, i Veterani con 1, gli uomini di un Imperator mai. Traiana guadagna dunque due facce del dado, ogni altra legione una, e ciascuna vale 10 punti nella mischia. Le truppe migliori sono quelle che hanno meno bisogno del loro imperatore.

study-caravan-gold = L’oro delle carovane
study-caravan-gold-ask = Mesopotamia, aprile; nessuno marcia più. Chosroes a Ctesiphon gioca la Concessione commerciale, perché gli servono uomini. Gli porta tre unità di Satrapia a caso, o due segnalini a caso, con cui si possono anche arruolare uomini. Le reclute delle Satrapie sono undici unità con 35 punti. Quale?
study-caravan-gold-reason = Tre unità di undici con 35 punti sono in media 9 o 10 punti, subito. Due segnalini arruolano al massimo due unità, e solo se sono entrambi Politici; costano inoltre due delle giocate di un comandante. I segnalini servono ad altri piani.

study-sure-recruit = Scegliere o pescare
study-sure-recruit-ask = La guerra d’Armenia, aprile; nessuno marcia più. Chosroes è a Ctesiphon e spende un segnalino Politico per avere truppe: vuole in cambio quanta più forza può. Le reclute del Nucleo sono due orde da 5, una leva da 4, elefanti da 2, due catafratti da 1, delle salmerie e due comandanti; le reclute delle Satrapie sono quattordici unità con 41 punti, e se ne pesca una a caso. Che cosa arruola?
study-sure-recruit-reason = In una capitale regionale un comandante del Nucleo sceglie l’unità: un’orda porta 5 punti sicuri, tutti arcieri a cavallo. La pesca porta 41 diviso 14, poco meno di 3 punti, e può essere un comandante da solo. Le leve delle satrapie sono per i comandanti che stanno in altre città.

study-counter = L’ultimo segnalino Politico
study-counter-ask = La guerra d’Armenia, aprile. Abgarus, di valore 1 e solo, gioca una Rivolta contro Tigranocerta: 4 o meno sul dado. Quietus è dentro, da solo; Roma ha un segnalino Politico, e dei Militari. Para?
study-counter-reason = Se la città insorge, 4 volte su 6, il generale che non ha altra compagnia che sé stesso è perduto per sempre, Roma perde una delle due città della sua condizione, e la Partia ha un livello. Abgarus può giocare un segnalino per turno, perciò questa contromossa lo ferma del tutto. Nulla di ciò che Roma può fare con il segnalino il mese prossimo vale altrettanto.

study-embassy = Quarantuno città
study-embassy-ask = La guerra partica, l’ultimo turno: un’ambasceria propone un trattato alle due parti. Roma tiene 41 città, la Partia 25. Roma ha livelli di vittoria per una capitale partica, 45 città e il Trionfo a Ctesiphon, la Partia per una capitale romana, le due città armene e 22 città. Di tutte queste condizioni sono soddisfatte soltanto le 22 città della Partia. Roma accetta?
study-embassy-reason = Decidono i livelli, non le città: Roma non ne ha nessuno, la Partia uno. Per vincere Roma dovrebbe prendere quattro città della Partia in un solo turno, e tre segnalini non bastano; una capitale darebbe un livello per parte, cioè ancora una patta. In 60 continuazioni ha perso 46 volte, pattato 14 e mai vinto. Un trattato è una patta subito.

study-triumph = Trionfo
study-triumph-ask = La guerra partica, l’ultimo turno. Roma ha 39 città e nessuna speranza di averne 45; Traiano è a Ctesiphon, che è romana: un livello. La Partia ne ha due, per Tarsus e per 22 città. Roma prende tre segnalini a sua scelta. Quale deve esserci? Prendilo per primo.
study-triumph-reason = In questo scenario il Trionfo a Ctesiphon è un livello a sé, e il Comandante supremo è dove deve essere per giocarlo: non si tira nessun dado, e si è due pari. Un segnalino Politico compra soltanto un tiro di dado. Gli altri due possono ben essere Politici, per una Rivolta a Tarsus.

study-engines-first = Prima le macchine
study-engines-first-ask = Mesopotamia, l’ultimo turno, dopo le marce. Roma ha 38 città, gliene servono 39, ed Edessa; la Partia ha livelli per Nisibis e per 27 città. Davanti a Nisibis Roma ha 24 punti e le salmerie contro i 12 che sono dentro, davanti ad Arbela 4 e le salmerie contro 5, e tutti sono lì dal mese scorso. Conta solo ciò che si prende adesso. Come comincia Roma?
study-engines-first-reason = Un assalto prende una città solo se tutti quelli che sono dentro vanno in disordine due volte in due round: nemmeno una volta su cento a Nisibis. Un assedio regolare apre una breccia una volta su due, con tre round in cui i difensori perdono anche per i numeri; con 5 o 6 l’assalto resta possibile, e solo con 4 non lo è. In tutto sono circa 5 su 100, e Nisibis rovescerebbe la guerra.

study-two-keys = Due chiavi per una porta
study-two-keys-ask = La guerra d’Armenia, l’ultimo turno, e la Partia ha l’ultima parola. L’unico livello di Roma è tenere le due città armene; la Partia ha 29 città e gliene servono 30, o Artaxata, o Tigranocerta. Meherdates e Parthamasiris, di valore 1 ciascuno, sono davanti ad Artaxata con 3 punti; dentro non c’è che il suo Civis, fuori Quietus da solo. La mano della Partia è vuota e prende due segnalini. Quali, uno dopo l’altro?
study-two-keys-reason = Artaxata insorge con 4 o meno, e ciascuno dei due comandanti può tentare una volta: 8 volte su 9 uno di loro riesce. Così la Partia ha due livelli, la città e la trentesima, e toglie a Roma il suo unico. Una battaglia contro Quietus non vince nulla che conti, e altri segnalini arrivano troppo tardi.
