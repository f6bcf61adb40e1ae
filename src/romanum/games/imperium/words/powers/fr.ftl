# Imperium Romanum en français : neutres et clients, réveils, blé, dissolution.

do-cut-grain = Couper le blé ({ $province }) avec { $number ->
    [one] une flotte
   *[other] { $number } flottes
}

ask-name-lord = Laquelle de vos puissances reçoit { $province } ?
ask-placing = { $power } : où se placent les prochaines unités ?
ask-filling = { $power } à { $place } : qui s’y place ?
ask-ships-for-foot = { $power } : { $number } 16-9 ; combien sont des flottes à la place ?
ask-besiege-rebels = Assiéger les rebelles dans la capitale ?
ask-cut-grain = La flotte à { $place } peut couper du blé : celui de qui ?

event-roll-off = Les dés en décident : { $dice }.
event-neutral-run-by = { $power } : déplacement par un autre joueur ({ $by }).
event-power-wakes = { $power } : en armes.
event-power-sleeps = { $power } : de nouveau en repos.
event-power-dissolves = { $power } : dissolution.
event-player-out = Le joueur est hors de la partie ({ $power }).
event-units-of-a-people = { $power } : rassemblement : dés { $dice }, modifiés { $total }.
event-barbarians-stir = { $power } : les yeux sur { $province } : dé { $die }.
event-persia-stirs = { $power } : agitation : dés { $dice }, modifiés { $total }.
event-grain = { $city } a faim ({ $power }) : dé { $die }, rébellion jusqu’à { $limit }.
event-grain-rebellion = { $city } se soulève pour du pain ({ $power }).
event-grain-cut = { $power } : le blé est coupé ({ $province }).
event-faction-dissolves = { $power } : dissolution ; ce qu’elle avait passe à d’autres Romains.
event-units-defect = Des unités changent de camp : { $power } → { $other }.
event-acclaimed = Les troupes acclament leur chef ({ $leader }) : dé { $die }, Imperator sur 5 ou 6.
event-proclaimed = { $leader } est proclamé Imperator et quitte son camp ({ $old }) : naissance d’une puissance, { $power }.
event-wavers = Des unités changent-elles de camp à { $place } ({ $power }) ? Dés : { $dice }.
event-turncoat-rolls = De qui est-il l’homme ({ $leader }) ? Dé { $die }.
event-turncoat = { $leader } change de camp avec la moitié de ses troupes : { $power }.

why-invaders-first = { $power } : il faut d’abord chasser l’ennemi de son pays avant d’aller en { $province }.
why-not-the-nearest = { $province } n’est pas la terre la plus proche de Rome ou d’un État civilisé ({ $power }).
