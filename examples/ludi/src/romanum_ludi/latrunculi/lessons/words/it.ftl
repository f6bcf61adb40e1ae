lesson-bonds = In catene
lesson-bonds-about = Come due uomini ne legano uno, e come lo si prende.
lesson-bonds-hello = Giochi Bianco. Gli uomini sono tutti uguali: fanno un passo avanti, indietro o di lato. Un uomo nero si è spinto troppo, in d4, e tu ne hai uno accanto, in c4.
lesson-bonds-bind = Un uomo con un nemico da ogni lato, in colonna o in riga, è legato. Metti lì l’altro tuo uomo: va’ da e3 a e4.
lesson-bonds-bind-else = Così l’uomo in d4 resterebbe in pace. Chiudilo: va’ da e3 a e4.
lesson-bonds-take = È legato: non si muove e non tiene nessuno. Nero non l’ha aiutato in tempo. Prendilo ora; è tutto il tuo turno.
lesson-bonds-take-else = Potrebbero ancora liberarlo. Prendi ora l’uomo in d4.
lesson-bonds-end = Uno di meno. Chi ha un solo uomo, o nel suo turno non può fare nulla, ha perso. Ma guarda i tuoi due uomini: chi esce a legare sta alla portata del nemico.

lesson-rescue = Un soccorso
lesson-rescue-about = Un uomo legato non è ancora perduto: come lo si libera.
lesson-rescue-hello = Nero è appena andato in e4: il tuo uomo in d4 è legato fra c4 ed e4, e al prossimo turno sarà preso. Ma prima tocca a te.
lesson-rescue-free = Chi è legato non tiene nessuno. L’uomo in e4 ha il tuo in e3 da un lato; che un altro venga dall’altro. Va’ da f5 a e5.
lesson-rescue-free-else = Allora Nero prende l’uomo in d4. Lega quello in e4: va’ da f5 a e5.
lesson-rescue-take = L’uomo in e4 è legato, e il tuo in d4 è di nuovo libero. Nero ha fatto altro. Prendi l’uomo in e4.
lesson-rescue-take-else = Prima l’uomo in e4: prendilo finché è legato.
lesson-rescue-leap = Un uomo salta anche: sopra un uomo di qualunque parte nella casella vuota dietro, e oltre se può. Il tuo in d4 potrebbe poi saltare sopra c4 in b4.
lesson-rescue-end = Ancora una cosa: nessuno va da sé fra due nemici, a meno che così non ne leghi uno. Non c’è altro da sapere; il resto è guardare.
