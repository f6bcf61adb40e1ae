# Le lezioni di History of the Roman Empire: cordiali, brevi, semplici.

lesson-battle = Cesare in Gallia
lesson-battle-about = Piazza una legione, vinci una prima battaglia e tieni ciò che hai vinto.
lesson-battle-hello = Benvenuto in Gallia. Giochi con il Rosso, e ti guida Cesare in persona. Le pedine rosse sono le tue legioni. I Galli del giocatore Verde tengono Lugdunensis, proprio accanto alla tua città in Aquitania, con una sola armata.
lesson-battle-place = Hai tre legioni in mano. Entrano sulla mappa una alla volta, vicino a ciò che è tuo. Nessuno tiene Narbonensis: piazza lì una legione, ed è la tua provincia.
lesson-battle-place-else = Si può anche così: le legioni sanno perfino navigare. Ma prima vogliamo stare intorno a Lugdunensis. Piazza questa in Narbonensis.
lesson-battle-attack = E ora i Galli. Piazza una legione dove c’è un nemico ed è battaglia: tirano entrambi, e vince il dado più alto. Cesare ti dà tre dadi, i Galli ne hanno uno. Attacca Lugdunensis, via terra.
lesson-battle-attack-else = Cesare scuoterebbe la testa: Lugdunensis è aperta davanti a te, e via terra i Galli tirano un dado solo. Attaccala da Aquitania.
lesson-battle-hold = Vinta! I Galli non ci sono più e la tua legione è in Lugdunensis. Ma una legione sola si perde con un tiro sfortunato. In una provincia c’è posto per tre: piazza l’ultima accanto a lei.
lesson-battle-hold-else = Puoi farlo, ma allora Lugdunensis potrebbe cadere in fretta come è stata vinta. Manda lì l’ultima legione.
lesson-battle-fort = Tutte le legioni sono schierate. Hai anche un forte, che aggiunge uno a ogni dado del difensore. Erigilo dove temi di più un attacco; che ne dici di Lugdunensis?
lesson-battle-fort-else = Non tenere nulla da parte: un forte nella scatola non difende nessuno. Erigilo in una delle tue province.
lesson-battle-city = Su ciò che tieni si può costruire. Una città dà punti in ogni turno in cui resta in piedi. Fondane una; Lugdunensis è un bel posto.
lesson-battle-city-else = Un turno senza una nuova città è un turno di punti in meno. Prima fondane una.
lesson-battle-end = Questa era un’intera fase romana: piazzare, combattere, tenere, costruire. I punti che ne hai tratto stanno accanto al tuo nome. Chi ne ha di più dopo sette turni vince.

lesson-italia = Tutta l’Italia
lesson-italia-about = Quanto vale una diocesi, e perché la quinta provincia conta più di tutte.
lesson-italia-hello = La mappa è fatta di nove diocesi, di cinque province ciascuna. L’Italia ha Roma, Cisalpina, Dalmatia, Sicilia e Raetia. Una parte di una diocesi dà il suo valore, la parte più grande il doppio, e tutta intera il triplo. Tu ne tieni quattro.
lesson-italia-attack = La quinta, Raetia, è oltre le Alpi, e vi sta un’armata dei Galli. Per i monti il difensore tira due dadi invece di uno. Tu hai Cesare e tre dadi: attacca lo stesso.
lesson-italia-attack-else = Frutterebbe qualcosa. L’ultima provincia di una diocesi frutta molto: attacca Raetia.
lesson-italia-rest = Raetia è tua, e con lei tutta l’Italia. Ora usa come vuoi ciò che ti resta: anche la prima provincia in una nuova diocesi ne dà il valore. Erigi il forte, fonda città e chiudi con Fatto.
lesson-italia-end = La cronaca dice che cosa ti ha fruttato: prima le città, poi le diocesi. Guarda dove gli altri possono ancora spezzarne una delle tue; lo faranno.

lesson-kingdom = Un amico in Thracia
lesson-kingdom-about = Gioca una carta, e lascia che un regno combatta per te.
lesson-kingdom-hello = Prima di piazzare legioni puoi giocare una delle tue carte. Sono tue per tutta la partita e non ne arriveranno altre, perciò ognuna ha il suo momento. Quelle che si possono giocare ora brillano nella tua mano.
lesson-kingdom-card = Gli Odrysae sono un regno che sorge in Thracia, lontano dalle tue legioni. Gioca la loro carta.
lesson-kingdom-card-else = Presto per loro sarà tardi: la loro carta vale solo due turni. Gioca gli Odrysae.
lesson-kingdom-army = Eccoli, con una città e un forte. Resta loro in mano un’armata, e per questa volta la piazzi tu. Macedonia, lì accanto, è vuota ed è un buon posto per una città.
lesson-kingdom-army-else = Un’armata che non è piazzata è persa. Mettila da qualche parte.
lesson-kingdom-end = D’ora in poi gli Odrysae restano dove sono, e ciò che tengono conta per te in ognuna delle tue fasi barbare. Difendili tenendo occupati gli altri.

lesson-empire = Il tuo impero
lesson-empire-about = Tutto il gioco contro tre reclute, con la guida al tuo fianco.
lesson-empire-hello = Adesso tutto intero: sette turni, gettoni, carte, Barbari e legioni, contro tre reclute che fanno quel che passa loro per la testa. La guida dice una parola ogni volta che arriva qualcosa di nuovo. Puoi lasciare quando vuoi. Buona fortuna!
lesson-empire-end = Questa era tutta la storia, dai triumviri all’ultimo imperatore. Ora conosci il gioco. La prossima volta prova i soldati al posto delle reclute.
