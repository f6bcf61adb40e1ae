# Le lezioni di Ultimus Romanorum: cordiali, brevi, semplici.

lesson-stilicho = Stilicho contro i Goti
lesson-stilicho-about = Guida due armate in un solo luogo e vinci una grande battaglia.
lesson-stilicho-hello = L’anno 405. Radagaisus ha guidato i suoi Goti oltre il Danubio; sono a Siscia, sulla strada per l’Italia. Tu sei Roma, e Stilicho aspetta a Mediolanum.
lesson-stilicho-counters = I ritratti sono comandanti, il resto sono truppe. Il primo numero delle truppe è la loro forza, circa mille uomini per punto. Un comandante porta con sé quante unità può comandarne.
lesson-stilicho-lead = Fai clic su Mediolanum: eccoli tutti. Sotto Stilicho scegli «con tutti», e tutti partono con lui.
lesson-stilicho-lead-else = Guida Stilicho, e con lui vanno tutti quelli che sono a Mediolanum.
lesson-stilicho-both = E l’altra unità: per questo gli serve ogni uomo.
lesson-stilicho-march = Ora fai clic su Siscia. È a due zone, un punto ciascuna, e truppe così ne hanno quattro. Va’ là.
lesson-stilicho-march-else = Dritto a Siscia, per Aquileia.
lesson-stilicho-sarus = Quindici contro ventiquattro sono troppo pochi. A Ravenna c’è Sarus con due buone unità. Fai clic su Ravenna, e sotto Sarus su «con tutti».
lesson-stilicho-sarus-else = Ci serve Sarus, e tutte e due le unità di Ravenna.
lesson-stilicho-second = E l’altra unità.
lesson-stilicho-join = A Siscia, da Stilicho!
lesson-stilicho-fight = Ventisei contro ventiquattro! Le battaglie vengono quando hai finito di muovere, dovunque dei nemici dividano una zona. Premi Fatto.
lesson-stilicho-fight-else = Ci sono tutti quelli che servono. Premi Fatto, e la battaglia comincia.
lesson-stilicho-loss = Il dado era 8, e Stilicho aggiunge la sua abilità: i Goti sono distrutti. Ti è costato un passo di un’unità. Scegli tu di quale; si riprende d’inverno.
lesson-stilicho-loss-else = Qualcuno deve portarne il peso. Scegli un’unità.
lesson-stilicho-won = Radagaisus non c’è più. Il rapporto di forze dà la colonna, un dado dà la riga, e comandanti migliori e truppe migliori spostano l’una e l’altra: qui ogni battaglia è così.
lesson-stilicho-end = Una grande battaglia e ogni comandante morto portano punti vittoria. Stilicho era bravo in questo. Lo sei anche tu.

lesson-year = Un anno dell’Impero
lesson-year-about = Chi comincia, chi può marciare e quante volte, e che cosa conta l’inverno.
lesson-year-hello = Ogni anno ciascuna parte pesca uno stratagemma. Poi si decide chi comincia, e chi può marciare quante volte; e d’inverno si contano i punti.
lesson-year-initiative = Quest’anno comincerebbero i Goti. Ma tu hai lo stratagemma Iniziativa: giocalo, e cominci tu.
lesson-year-initiative-else = Tenuta per dopo non serve contro ciò che viene adesso. Gioca l’Iniziativa.
lesson-year-caesar = Due imperatori sono troppo pochi per un confine così lungo. Un Cesare può guidare truppe dove altri non possono, e riceve una guardia. Nomina Anthemius, a Constantinopolis.
lesson-year-caesar-else = Ad Arcadius serve aiuto in Oriente. Anthemius è il migliore che ha.
lesson-year-play = Quattro sequenze quest’anno, due per parte, a turno. In ognuna marci, poi combatti. Fa’ ciò che vuoi finché l’anno non è finito; Stilicho conosce la via.
lesson-year-end = Questo era un anno. La cronaca dice per che cosa è stata pagata ciascuna parte: tu per capitali tranquille e imperatori a casa, i Barbari per ogni zona in cui stanno.

lesson-treaty = Nemici di ieri
lesson-treaty-about = Accogli un popolo nell’Impero, e lascia che combatta per te.
lesson-treaty-hello = Anno 407. Il Reno è gelato, e quattro popoli l’hanno passato ed entrano in Gallia. Non puoi batterli tutti. Non ne hai bisogno.
lesson-treaty-treaty = A un popolo che è tutto dentro l’Impero si può dare terra, e in cambio serve. Hai il trattato per una tribù maggiore: giocalo.
lesson-treaty-treaty-else = Prima il trattato: cambia tutto il resto.
lesson-treaty-whom = I Burgondi dividono Galliae 4 con i Suevi. Offrilo ai Burgondi.
lesson-treaty-whom-else = Lo accetterebbero anche i Vandali. Ma i Burgondi stanno proprio accanto ai Suevi.
lesson-treaty-fight = Ora sono tuoi Foederati, e accanto a loro stanno i Suevi, che non lo sono. I nemici in una stessa zona combattono. Premi Fatto.
lesson-treaty-fight-else = Vediamo quanto valgono i nuovi amici. Premi Fatto.
lesson-treaty-end = I Suevi non ci sono più, e non è caduto nessun Romano. I Foederati sono tuoi finché nessuno li solleva; il Barbaro ha stratagemmi per questo.

lesson-purple = La porpora
lesson-purple-about = Dall’altra parte: usurpa un trono, e porta dalla tua le sue truppe.
lesson-purple-hello = Sei il Barbaro, e questo vuol dire anche gli usurpatori. In Britannia le truppe hanno fatto imperatore Constantinus. Oltre l’acqua c’è la Gallia, e quasi nessuno vi comanda.
lesson-purple-take = Fai clic su Londinium, poi su Constantinus: marcia lui. Poi fai clic su un’unità dei Comitatenses che deve portare con sé.
lesson-purple-take-else = Non senza truppe: Constantinus, e tutti e due i Comitatenses.
lesson-purple-both = E l’altra. La guardia della costa può restare a casa.
lesson-purple-cross = Ora oltre lo stretto, a Rotomagus. Costa tre punti, tutti quelli che hanno.
lesson-purple-cross-else = La Gallia aspetta. Oltre lo stretto, a Rotomagus.
lesson-purple-rally = Truppe romane senza comandante! Un usurpatore non deve combatterle: può chiamarle a sé. Un 3 o meno, e sono sue.
lesson-purple-rally-else = Perché combattere dei Romani? Chiamali.
lesson-purple-halt = Acclamano, e altre due unità sono tue. Non resta marcia; fermati qui.
lesson-purple-halt-else = Per ora sei arrivato abbastanza lontano. Fermati.
lesson-purple-end = Ogni anno in cui un usurpatore resiste ti porta 3 punti. E se tiene Ravenna e Roma è imperatore, e voi due vi scambiate le parti!

lesson-rome = Gensericus salpa
lesson-rome-about = Imbarca un’armata su una flotta, e sbarca a Roma.
lesson-rome-hello = Anno 455. Gensericus il Vandalo tiene Cartagine, e con essa la flotta occidentale. Oltre il mare c’è Roma, con dentro una sola unità.
lesson-rome-king = Una flotta porta dal suo porto quanti comandanti si vuole e due unità. Prima il re: Gensericus s’imbarca.
lesson-rome-king-else = Il re vuole vedere Roma di persona. Prima Gensericus.
lesson-rome-men = Ora un’unità dei suoi Vandali.
lesson-rome-men-else = S’imbarcano due unità dei Vandali.
lesson-rome-more = E una seconda: di più non ce ne stanno.
lesson-rome-sail = Issa le vele: la flotta occidentale esce nel mare d’Occidente.
lesson-rome-sail-else = Sono tutti a bordo. Salpa.
lesson-rome-land = Da questo mare si raggiunge ogni costa dell’Occidente. Sbarca a Roma!
lesson-rome-land-else = Una bella costa, ma non quella per cui sei venuto. Roma!
lesson-rome-fight = Due Vandali per un Romano. Premi Fatto, e la battaglia comincia.
lesson-rome-fight-else = Le porte non si apriranno da sole. Premi Fatto.
lesson-rome-end = Roma è tua, come nel 455. Se sei ancora qui quando viene l’inverno vale 5 punti. Prima di allora riporta a casa la flotta: in mare sarebbe perduta.

lesson-empire = Radagaisus e Alaricus
lesson-empire-about = Uno scenario intero contro una recluta, con la guida al tuo fianco.
lesson-empire-hello = E ora sei anni, dal 405 al 410, tutti interi. Sei Roma: due imperatori, un lungo confine, e Alaricus in casa tua. Vince chi ha più punti.
lesson-empire-play = Una recluta gioca i Barbari e fa quel che le passa per la testa. La guida dice una parola ogni volta che arriva qualcosa di nuovo. Buona fortuna!
lesson-empire-end = Sei anni dell’Impero, e tu c’eri. La prossima volta prova il Barbaro, o un soldato al posto di una recluta.
