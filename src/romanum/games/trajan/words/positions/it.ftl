# What is wrong with a position in words.
fault-on-the-sea = Nessuno sta sul mare.
fault-standard-off-map = Un segnalino Exercitus sta sulla mappa.
fault-under-standard = Sotto { $standard } stanno i suoi, in campo aperto, coperti.
fault-scenario-turns = Lo scenario ha tanti turni: { $turns }.
fault-intruder = La città è dell’altra parte, e { $unit } è dentro.
fault-many-markers = { $kind }: { $there } segnalini, e ce ne sono { $most }.
fault-not-supreme = { $unit } non guida questa parte.
fault-unseen = Sulla mappa c’è una pedina di questa parte di cui il nemico non vede nulla: { $side }.
fault-astray = { $unit } non è con il suo Exercitus.
fault-cities-once = `cities` nomina almeno una città, e ciascuna una volta.
fault-cities-count = Ci sono { $most } città.

# What the drawers of a position in words are called.
drawer-hands = Segnalini Stratagemma in mano
drawer-cities = Di chi è il Civis
drawer-supreme = Comandanti supremi
drawer-supreme-lost = Quando uno fu perso
drawer-triumph = Il Trionfo è presso
drawer-aims = Modi di vincere
drawer-capitals-rewarded = Capitali già premiate
drawer-royal-levy = Leva reale chiamata
drawer-hatra-defies = Hatra resiste
drawer-seen = Dove il nemico li ha visti
drawer-seen-turns = Quando il nemico li ha visti
drawer-happened = Eventi accaduti
drawer-debt = Debito
drawer-debt-due = Quando scade
drawer-optimus = Optimus
drawer-stayed = Chi resta dov’è
drawer-silenced = Chi non gioca segnalini
drawer-guards-used = Guardie già usate

# Words of positions that are nothing’s name, as an editor shows them.
entry-in = in città
entry-out = in campo aperto
entry-up = scoperto
entry-down = coperto
entry-free = sotto nessun segnalino

# Kinds of rows, their fields, and what these can be.
kind-any-of-cities = una di queste città
kind-all-of-cities = tutte queste città
kind-count = tante città
field-cities = città
kind-leader-gone = un comandante non c’è più
field-requisite = senza questo niente vittoria
kind-triumph = il segnalino del trionfo si trova lì
field-side = Parte
field-count-cities = tante
field-leader = comandante
field-city = città
