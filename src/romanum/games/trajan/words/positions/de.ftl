# What is wrong with a position in words.
fault-on-the-sea = Auf dem Meer steht niemand.
fault-standard-off-map = Ein Exercitusmarker steht auf der Karte.
fault-under-standard = Unter { $standard } stehen die Seinen, im Freien, verdeckt.
fault-scenario-turns = So viele Runden hat das Szenario: { $turns }.
fault-intruder = Die Stadt gehört der anderen Seite, und { $unit } ist darin.
fault-many-markers = { $kind }: { $there } Marker, und es gibt { $most }.
fault-not-supreme = { $unit } führt diese Seite nicht.
fault-unseen = Von dieser Seite liegt ein Stein auf der Karte, von dem der Feind nichts sieht: { $side }.
fault-astray = { $unit } ist nicht bei ihrem Exercitus.
fault-cities-once = `cities` nennt mindestens eine Stadt, und jede einmal.
fault-cities-count = Es gibt { $most } Städte.

# What the drawers of a position in words are called.
drawer-hands = Strategemmarker auf der Hand
drawer-cities = Wessen Civis dort ist
drawer-supreme = Oberbefehlshaber
drawer-supreme-lost = Wann einer verloren ging
drawer-triumph = Der Triumph liegt bei
drawer-aims = Wege zum Sieg
drawer-capitals-rewarded = Hauptstädte, die schon belohnt sind
drawer-royal-levy = Königliches Aufgebot gerufen
drawer-hatra-defies = Hatra trotzt
drawer-seen = Wo der Feind sie gesehen hat
drawer-seen-turns = Wann der Feind sie gesehen hat
drawer-happened = Eingetretene Ereignisse
drawer-debt = Schuld
drawer-debt-due = Wann sie fällig ist
drawer-optimus = Optimus
drawer-stayed = Wer bleibt, wo er ist
drawer-silenced = Wer keinen Marker spielt
drawer-guards-used = Schon eingesetzte Garden

# Words of positions that are nothing’s name, as an editor shows them.
entry-in = in der Stadt
entry-out = im Freien
entry-up = offen
entry-down = verdeckt
entry-free = unter keinem Marker

# Kinds of rows, their fields, and what these can be.
kind-any-of-cities = eine dieser Städte
kind-all-of-cities = alle diese Städte
kind-count = so viele Städte
field-cities = Städte
kind-leader-gone = ein Anführer ist fort
field-requisite = ohne das kein Sieg
kind-triumph = der Triumph-Marker liegt dort
field-side = Seite
field-count-cities = so viele
field-leader = Anführer
field-city = Stadt
