# What is wrong with a position in words.
fault-of-no-fort = `of` dice di chi è un forte o una fortezza, e non ce n’è.
fault-from-no-rebels = `from` dice di chi i ribelli erano le legioni, e non ce ne sono.
fault-stricken = Una provincia è colpita solo finché non c’è nessuno.
fault-no-such-faction = { $side } non gioca con { $factions } fazioni.
fault-two-sides = In una provincia sta una sola parte, e c’è già { $side }.
fault-armies = Dopo una parte va il numero delle sue armate, da 1 a { $most }, non { $given }.
fault-turns-over = Turni indicati: { $told }; turni passati: { $turns }.
fault-many-armies = { $side }: { $armies } armate, e ci sono { $most } pedine.
fault-many-counters = { $there } { $kind ->
    [rebels] ribelli
    [forts] forti
    [fortresses] fortezze
   *[cities] città
}, e ci sono { $most } pedine.
fault-leaderless = Sono sulla mappa: di’ quale fazione li guida.
fault-card-twice = C’è una sola { $card }, in mano o usata.
fault-card-left-out = { $card } non è in gioco.
fault-no-start = Di’ in quale provincia la fazione ha cominciato.
fault-start-too-early = La fazione non è ancora arrivata: la porta la sua prima fase.
fault-start-twice = Là ha cominciato un’altra fazione.
fault-no-token = Di’ quale gettone ha la fazione.
fault-token-twice = Due fazioni non possono avere il gettone { $token }.
fault-token-order = Il gettone { $first } viene prima del gettone { $then }.

# What the drawers of a position in words are called.
drawer-roman-vp = Punti come Romani
drawer-barbarian-vp = Punti come barbari
drawer-starts = Dove hanno cominciato
drawer-dead = Fazioni morte
drawer-peoples = Chi guida i popoli
drawer-kingdoms = Chi guida i regni
drawer-spent = Carte giocate
drawer-barbarian-tokens = Gettoni dei barbari
drawer-emperor-tokens = Gettoni dell’imperatore
drawer-barbarian-known = Chi conosce i gettoni dei barbari
drawer-emperor-known = Chi conosce i gettoni dell’imperatore
drawer-barbarian-done = Fase dei barbari finita
drawer-emperor-done = Fase dei Romani finita
drawer-past-barbarians = Gettoni dei barbari precedenti
drawer-past-emperors = Gettoni dell’imperatore precedenti
drawer-draw-order = Ordine di pesca
drawer-began = Popoli presenti all’inizio del turno
drawer-cards-this-turn = Carte giocate in questo turno
drawer-forts-ready = Forti da costruire
drawer-fort-turns = Quando i forti furono costruiti

# Words of positions that are nothing’s name, as an editor shows them.
entry-barbarians = La fase dei barbari del prossimo
entry-romans = La fase dei Romani del prossimo
entry-looted = città saccheggiata
entry-fortress = fortezza
entry-stricken = colpita
entry-all-factions = Fazioni
entry-all-peoples = Popoli e regni
entry-all-rebels = Ribelli
