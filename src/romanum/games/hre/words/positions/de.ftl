# What is wrong with a position in words.
fault-of-no-fort = `of` sagt, wessen ein Kastell oder eine Festung ist, und hier ist keins.
fault-from-no-rebels = `from` sagt, wessen Legionen Rebellen waren, und hier sind keine.
fault-stricken = Heimgesucht ist eine Provinz nur, solange niemand darin steht.
fault-no-such-faction = { $side } spielt nicht mit, wenn es { $factions } Fraktionen sind.
fault-two-sides = In einer Provinz steht eine Seite allein, und { $side } ist schon da.
fault-armies = Nach einer Seite steht die Zahl ihrer Armeen, von 1 bis { $most }, nicht { $given }.
fault-turns-over = So viele Runden sind genannt: { $told }; so viele sind vorbei: { $turns }.
fault-many-armies = { $side }: { $armies } Armeen, und es gibt { $most } Steine.
fault-many-counters = { $there } { $kind ->
    [rebels] Rebellen
    [forts] Kastelle
    [fortresses] Festungen
   *[cities] Städte
}, und es gibt { $most } Steine.
fault-leaderless = Sie stehen auf der Karte: Sag, welche Fraktion sie führt.
fault-card-twice = { $card } gibt es nur einmal, in einer Hand oder verbraucht.
fault-card-left-out = { $card } ist nicht im Spiel.
fault-no-start = Sag, in welcher Provinz die Fraktion begonnen hat.
fault-start-too-early = Die Fraktion ist noch nicht da: Ihre erste Phase bringt sie.
fault-start-twice = Dort hat eine andere Fraktion begonnen.
fault-no-token = Sag, welchen Marker die Fraktion hat.
fault-token-twice = Zwei Fraktionen können nicht Marker { $token } haben.
fault-token-order = Marker { $first } kommt vor Marker { $then }.

# What the drawers of a position in words are called.
drawer-roman-vp = Punkte als Römer
drawer-barbarian-vp = Punkte als Barbaren
drawer-starts = Wo sie begonnen haben
drawer-dead = Tote Fraktionen
drawer-peoples = Wer die Völker führt
drawer-kingdoms = Wer die Königreiche führt
drawer-spent = Gespielte Karten
drawer-barbarian-tokens = Barbarenmarker
drawer-emperor-tokens = Kaisermarker
drawer-barbarian-known = Wer die Barbarenmarker kennt
drawer-emperor-known = Wer die Kaisermarker kennt
drawer-barbarian-done = Barbarenphase ist vorbei
drawer-emperor-done = Römerphase ist vorbei
drawer-past-barbarians = Frühere Barbarenmarker
drawer-past-emperors = Frühere Kaisermarker
drawer-draw-order = Reihenfolge des Ziehens
drawer-began = Völker, die zu Beginn der Runde da waren
drawer-cards-this-turn = In dieser Runde gespielte Karten
drawer-forts-ready = Kastelle, die gebaut werden können
drawer-fort-turns = Wann Kastelle gebaut wurden

# Words of positions that are nothing’s name, as an editor shows them.
entry-barbarians = Die Barbarenphase dessen, der dran ist
entry-romans = Die Römerphase dessen, der dran ist
entry-looted = geplünderte Stadt
entry-fortress = Festung
entry-stricken = heimgesucht
entry-all-factions = Fraktionen
entry-all-peoples = Völker und Königreiche
entry-all-rebels = Rebellen
