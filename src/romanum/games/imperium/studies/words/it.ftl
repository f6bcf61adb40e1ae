# Gli studi di Imperium Romanum: come si chiama ciascuno, che cosa chiede, e la ragione.

study-horsemen = Sei punti a cavallo
study-horsemen-ask = Novembre 53 a.C.: Labieno (+2) lascia le salmerie ad Agedincum e passa la Liger per attaccare Cenabum, dove un capo (+0) ha due legioni, 40 punti, e niente cavalleria. Lui ha sei legioni e degli ausiliari, 138 punti in tutto. Chi porta con sé?
study-horsemen-reason = Chi ha il doppio di cavalleria dell’altra parte la inchioda: non può ritirarsi prima del combattimento. Il 6-16 oltre il fiume conta 3, e contro nessuna basta. A 69 contro 40 ogni faccia del dado distrugge i Galli; senza la cavalleria se ne vanno per 5 punti di morale.

study-nine-points = Nove Punti movimento
study-nine-points-ask = Novembre 53 a.C.: Labieno è ad Agedincum con sei legioni (PM 10) e salmerie piene, 6 Punti rifornimento. Questo mese vuole essere ad Avaricum: 3 PM fino al prossimo esagono, poi 6 oltre la Liger. Come si nutrono i suoi uomini?
study-nine-points-reason = Le unità che foraggiano prima di marciare perdono 2 dei loro PM, e con loro tutti quelli che vanno insieme. Nutriti dalle salmerie ne hanno 10 e ne servono 9; nutriti dalla terra ne hanno 8 e si fermano davanti al fiume. Qui la terra probabilmente li avrebbe nutriti, ma non portati là.

study-no-need-to-hurry = Nessuna fretta
study-no-need-to-hurry-ask = Novembre 53 a.C.: due legioni presso i Lingones, nutrite dalle salmerie che restano, devono raggiungere l’armata ad Agedincum con il loro comandante (+1). La via d’inverno costa 9 PM. Come si mettono in marcia?
study-no-need-to-hurry-reason = Una marcia forzata darebbe loro 2 PM in più, ma poi un dado sopra 2 costa una legione: quattro volte su sei. Hanno 10 PM e ne servono 9.

study-out-of-the-way = Via di lì
study-out-of-the-way-ask = Novembre 53 a.C.: Labieno (+2) attacca Avaricum oltre la Liger, 138 punti dimezzati a 69, efficienza A. Vercingetorige vi ha 46 punti, due legioni di efficienza C e un 6-16, e nessun comandante. Resistere o ritirarsi?
study-out-of-the-way-reason = A 3-2 con 4 in più al dado Labieno vince qualunque sia il tiro, e con nessuna faccia si salva qualcuno: sono 46 punti, e 12 di morale per la sconfitta. Una ritirata costa 5 di morale e nessun uomo. È permessa finché l’attaccante ha meno del doppio di cavalleria: dimezzato dal fiume, il suo 6-16 conta 3.

study-under-the-walls = Sotto le mura
study-under-the-walls-ask = Gennaio 101 d.C.: Traiano (+3) e Sura sono con quattro legioni veterane, 88 punti, davanti a Sarmizegethusa. Decebalo (+2) è dentro con 114 punti e un forte di classe A. Porre l’assedio o dare l’assalto?
study-under-the-walls-reason = Dietro le mura gli uomini contano doppio: 88 contro 226 è 1-3. Con quattro facce su sei l’armata di Traiano è perduta fino all’ultimo uomo, con tutti e due i comandanti, e con nessuna cadono le mura. Un assedio si può togliere; un Imperator morto no.

study-not-alone = Non da solo
study-not-alone-ask = Gennaio 101 d.C.: Traiano (+3) assedia Sarmizegethusa con 88 punti di efficienza A. Decebalo (+2) ha dentro 114 punti di efficienza B; nessun’altra delle sue pile è arrivata. Fa una sortita?
study-not-alone-reason = In una sortita le mura non contano: 114 contro 88 è 5-4, e con comandanti e CER 2 in meno al dado. Due facce su sei gli costano tutta l’armata e la vita, una sola distrugge Traiano. Una città non subisce logoramento nel mese in cui accetta l’assedio, e ci sono amici abbastanza vicini da aspettarli.

study-relief = Da due parti
study-relief-ask = Gennaio 101 d.C.: Traiano (+3) assedia Sarmizegethusa con 88 punti di efficienza A. Decebalo (+2) la tiene con 114, e altri 88 sono arrivati da Potaissa e Apulum, metà dei quali oltre un fiume. Attaccare adesso o aspettare?
study-relief-reason = Gli assediati e chi li soccorre attaccano come una forza sola: 180 contro 88 è 2-1, con 2 in meno al dado. Tre facce su sei distruggono i Romani con Traiano, e nessuna è per i Daci peggio di una ritirata senza perdite. Per Traiano il mese prossimo può andare solo meglio.

study-stay-at-home = Cinque su sei
study-stay-at-home-ask = Febbraio 238 d.C.: Capeliano (+1), 42 punti di efficienza A, passa accanto a Carthago. Gordiano (+0) vi ha una legione nuova e due 4-12, 16 punti di efficienza B, e intercetterebbe con 2 o più. Ci prova?
study-stay-at-home-reason = Chi intercetta è l’attaccante, lontano dalle sue mura. 16 contro 42 è 1-3, con 2 in meno al dado: tutte e sei le facce lo eliminano. Che un’intercettazione sia probabile non la rende buona; a Carthago i suoi uomini conterebbero il triplo.

study-in-or-out = Dentro o fuori?
study-in-or-out-ask = Febbraio 238 d.C.: Capeliano (+1), 42 punti di efficienza A, attacca Carthago. Gordiano (+0) vi ha 16 punti, una flotta in porto e una città di forza 2. L’Africa è senza boschi. Resistere o accettare l’assedio?
study-in-or-out-reason = Davanti alle mura ogni faccia del dado spazza via gli uomini di Gordiano. Dentro contano il triplo: 62 con flotta e città, e la cavalleria dell’attaccante solo la metà, 33. Allora Carthago non cade con nessuna faccia, e con tre Capeliano perde tutto ciò che ha, anche se con lui gli uomini di Gordiano.

study-watch-on-the-danube = La guardia sul Danubio
study-watch-on-the-danube-ask = Novembre 248 d.C.: a Decio serve per l’Italia una legione da Carnuntum. Lì ce ne sono due da 20 punti e un 4-12, e in Pannonia Superior non c’è nessun altro. Accanto ci sono Boiohaemum e Iazygia. Chi parte?
study-watch-on-the-danube-reason = Ogni mese in cui una provincia romana accanto a questi barbari ha meno di 20 punti di terra, ognuno di loro si sveglia con 5 o 6, con un’armata propria, e lo muove chi è più lontano: Filippo. Una legione è esattamente 20; l’altra può partire.

study-a-teacher = Un maestro
study-a-teacher-ask = Marzo 45 d.C.: Erode ha 43 talenti e vuole nuova cavalleria pesante, di efficienza B, che possa marciare in aprile. Il suo solo 30-16 è a Hierosolyma; Gaza ha un 16-9. Dove la arruola?
study-a-teacher-reason = Le nuove unità pesanti le addestra un veterano con lo stesso simbolo, nella città in cui entrambi restano in questo turno. Dove non ce n’è si possono arruolare lo stesso, ma per due turni non lasciano la città. La fanteria non insegna a cavalcare.

study-this-quarter = Questo trimestre o il prossimo
study-this-quarter-ask = Settembre 282 d.C.: Caro ha 122 talenti; una buona legione ora ne costa 12. Arruola subito uomini, o tiene i talenti per un trimestre successivo?
study-this-quarter-reason = Le unità costano il doppio in giugno, settembre e dicembre, ma mai nella prima Fase di Mobilitazione di uno scenario. Ciò che oggi costa 12 in dicembre costa 24; prima di marzo non è di nuovo 12, e allora i limiti di quest’anno sono passati senza usarli.

study-ships-ashore = Navi contro la riva
study-ships-ashore-ask = Aprile 67 a.C.: Varrone (+1) è con due flotte e una legione davanti a un covo di pirati a Patras. La loro sola flotta è fuggita in porto; la difendono un 4-12 e un forte di classe D. Non può sbarcare, perché non vale +2. C’è qualcosa da fare questo mese?
study-ships-ashore-reason = Le flotte possono attaccare dal mare un esagono costiero con un quarto della loro forza, e chi è a bordo con metà: 9 e 8 fanno 17. Forte, porto, 4-12 e un quarto della flotta sono 11. A 3-2 quattro facce su sei distruggono il covo con la sua flotta, e nessuna gli costa qualcosa e lo lascia in piedi.

study-fetch-pompey = Vai a prendere Pompeo
study-fetch-pompey-ask = Aprile 67 a.C.: tre flotte vuote di Neapolis sono davanti a Roma con ancora 27 PM, dirette ai pirati vicino a Pisae: una flotta, un 4-12, un forte di classe D. Pompeo (+2) è a Roma con due legioni e due 4-12. Che cosa fanno ora le navi?
study-fetch-pompey-reason = Solo con un comandante da +2 si può sbarcare, e gli uomini a bordo combattono con metà della forza anche dalle navi. Vuote, 13 punti contro 11 distruggono il covo con due facce su sei; con Pompeo e i suoi uomini è 3-1 o meglio, e cade con tutte e sei. Imbarcarli costa 6 PM, e al covo ne restano 17.

study-one-against-two = Una contro due
study-one-against-two-ask = Aprile 67 a.C.: una flotta di pirati, 18 punti, attacca due di Pompeo a Rhegium, 36 punti; nessuno ha un comandante. Combattere fuori o ripiegare in porto?
study-one-against-two-reason = Le perdite si arrotondano per difetto, ma una parte di più flotte ne perde sempre una. A 1-2 il pirata solo affonda con una faccia su sei, e Pompeo perde una flotta con quattro. In porto nessuno può attaccare le sue navi se non con la città.

study-no-second-month = Niente secondo mese in mare
study-no-second-month-ask = Maggio 67 a.C.: le due flotte di Varrone da Corcyra hanno passato la fine di aprile di vedetta in mare, vicino ai pirati di Patras. Tutte le altre di Pompeo sono in porto. Può lasciare le navi dove sono in questo mese?
study-no-second-month-reason = Una flotta che comincia in mare la Fase delle Operazioni navali deve finirla in un porto amico, o è eliminata. Con 30 PM Corcyra è vicina; in porto può restare quanto vuole.

study-no-prize = Una vittoria e nessuna città
study-no-prize-ask = Febbraio 238 d.C.: Gordiano (+0) ha accettato l’assedio a Carthago: 16 punti, in Africa tre volte più forti, con la flotta e la città 62. Capeliano (+1) ha 42 punti, 18 dei quali di cavalleria. Assedio o assalto?
study-no-prize-reason = La cavalleria conta la metà contro una città: 33 contro 62 è 1-2. Con tre facce su sei perde tutto ciò che ha. Il risultato migliore è una vittoria senza perdite, e gli assediati che perdono restano dove sono: nessuna faccia prende la città.

study-no-gift = Niente doni per una cosa certa
study-no-gift-ask = Marzo 101 d.C.: Traiano (+3) ha intercettato uno sbandato con 94 punti contro 2. Il suo morale è 142, quello di Decebalo 98; una differenza di 50 aggiungerebbe 1 al dado. Ha 13 talenti, Decebalo nessuno. Quanto dà?
study-no-gift-reason = Sei talenti farebbero la differenza di 50. Ma a più di 7-1 già così tutte e sei le facce eliminano il nemico senza perdite, e un dono conta solo per questa battaglia.

study-ahead-of-his-legions = Davanti alle sue legioni
study-ahead-of-his-legions-ask = Gennaio 52 a.C.: Vercingetorige (+2) è uscito a cavallo da Gergovia con i suoi due 6-16, 12 punti e 16 PM. Cesare (+3) è in viaggio verso l’esercito, senza una sola unità, e riposa all’aperto ad A2617, a 14 PM. Gli Edui tengono Bibracte per lui, Labieno sta ad Agedincum. Dove va la cavalcata?
study-ahead-of-his-legions-reason = I Galli vincono appena Cesare è morto o catturato. Un comandante senza unità è un punto forza e non ha cavalleria: i cavalieri lo inchiodano, e nonostante il suo +3 cade con ogni faccia del dado. Solo la cavalleria ci arriva; la fanteria sarebbe alla fine della marcia dopo 8 PM. Per strada solo gli Edui hanno un’occasione di intercettare, e solo con un 6.

study-last-month-of-the-year = L’ultimo mese dell’anno
study-last-month-of-the-year-ask = Dicembre 407 d.C.: Stilicone (+2) ha condotto l’esercito di Mediolanum a Verona. Onorio (+0), l’Imperator, sta dietro le mura di Ravenna con due legioni. Da lì a Verona sono 8 PM, e nessun nemico può arrivare così lontano questo mese. Onorio resta dov’è?
study-last-month-of-the-year-reason = Da gennaio, in ogni Fase di Diplomazia in cui Stilicone non sta con Onorio è giustiziato con 10 o più su due dadi, e la sua cavalleria passa ad Alarico: una probabilità di 6 su 36 al mese. Negli otto mesi fino alla fine sono tre volte su quattro, e senza Stilicone la sua parte non può vincere. Nello stesso esagono non si tira alcun dado, e con le legioni o da solo Onorio ci arriva questo mese.
