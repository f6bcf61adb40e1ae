# Pax Romana en français : batailles sur terre, murs, prise et pillage, milice.

# ---- ce qui s’est passé

event-battle-begins = Bataille à { $space } : attaquant { $attacker }, défenseur { $defender }.
event-battle-shifts = { $space } : décalages de l’attaquant { $attack }, du défenseur { $defence }.
event-battle-result = { $winner ->
    [nobody] La bataille à { $space } est nulle.
   *[other] Bataille gagnée à { $space } : { $winner }.
  }
event-siege-bids = Art du siège à { $space } : l’attaquant paie { $attack }T, le défenseur { $defence }T.
event-elephants = Éléphants à { $space } ({ $side }) : dé { $die }.
event-re-roll-tried = { $side } : tentative de relance : { $total } contre { $needed }.
event-re-rolled = { $side } : le dé de bataille est maintenant { $die }.
event-losses = Perte à { $place } ({ $side }) : { $unit }.
event-stops-retreat = { $side } : la cavalerie tente d’arrêter la retraite : dé { $die }, il faut { $needed } ou moins.
event-no-way-out = { $side } : aucune issue à { $space }, tous sont éliminés.
event-retreats = { $side } : retraite vers { $place }.
event-regroups = { $side } : regroupement depuis { $space } à { $place }.
event-leader-roll = { $side } : jet pour la vie du chef à { $space }{ $dead ->
    [yes] {" "}: il tombe
   *[no] {" "}: il vit
  }.
event-captures = { $side } : la cité ou la ville est { $destroyed ->
    [yes] détruite
   *[no] prise
  } à { $space }.
event-sack = { $side } : tentative de pillage à { $space } : dé { $die } contre { $needed }{ $sacked ->
    [yes] , réussie
   *[no] , en vain
  }.
event-after-sack = { $side } : après le pillage, dé { $die } contre { $needed } ; { $goes_on ->
    [yes] la marche peut continuer
   *[no] la marche est Terminée
  }.
event-militia = { $power } : levée de la milice : dé { $die }, { $number }.

# ---- questions

ask-walls-in-defence = { $space } est attaqué : derrière les murs, ou à découvert ?
ask-siege-bids = Siège à { $space } : combien de talents pour l’art du siège ?
ask-elephants = { $space } : combien d’éléphants sont engagés ?
ask-battle-leader = { $side } à { $space } : les valeurs de quel chef comptent ?
ask-re-roll = { $space } : votre dé { $own }, celui de l’ennemi { $enemy }. Tenter une relance ?
ask-which-die = { $space } : votre dé { $own }, celui de l’ennemi { $enemy }. Lequel est relancé ?
ask-use-engine = { $space } : votre dé { $own }, celui de l’ennemi { $enemy }. Employer l’Hélépole pour { $shifts ->
    [one] { $shifts } décalage
   *[other] { $shifts } décalages
  } ? Elle ne sert qu’une fois.
ask-spend-shifts = { $side } à { $space }{ $left ->
    [one] {" "}: { $left } décalage
   *[other] {" "}: { $left } décalages
  }. Votre dé { $own }, celui de l’ennemi { $enemy }.
ask-losses = { $place } : { $left } PC à perdre. Qu’est-ce qui est perdu ?
ask-retreat = L’ennemi ({ $enemy }) gagne à { $space } ({ $tenths } dixièmes). Battre en retraite ou rester ?
ask-stop-retreat = { $space } : lancer le dé pour arrêter la retraite ({ $needed } ou moins) ?
ask-force-out = { $space } : chasser l’adversaire ({ $side }) pour 1 PM ?
ask-fall-back = { $side } : impossible de rester à { $space }. Où aller ?
ask-retreat-path = { $side } : retraite depuis { $space } devant l’ennemi ({ $enemy }). Vers où ?
ask-take-city = { $space } est sans défense. La prendre ?
ask-sack = { $space } est prise. Tenter de la piller ? Un dé au-dessus de { $needed } réussit et rapporte de { $least } à { $most }T.{ $marching ->
    [yes] {" "}Dans tous les cas, un second dé au-dessus de { $rating } met fin à la marche.
   *[no] {""}
  }
ask-militia = { $power } : lever la milice ?
ask-place-militia = { $power } : où apparaît la milice ? Encore { $left }.

# ---- actions

do-use-walls = Derrière les murs
do-open-field = À découvert
do-bid = { $number }T
do-elephants = { $number ->
    [one] { $number } éléphant
   *[other] { $number } éléphants
  }
do-general = { $leader }
do-try-re-roll = Tenter une relance
do-re-roll-own = Relancer votre dé
do-re-roll-enemy = Relancer le dé de l’ennemi
do-use-engine = Employer l’Hélépole
do-raise-die = Ajouter { $number } à votre dé
do-lower-die = Ôter { $number } au dé de l’ennemi
do-retreat = Battre en retraite
do-retreat-to = Retraite vers { $place }
do-retreat-by-sea = Retraite par mer vers { $place }
do-stay = Rester
do-stop-them = Les arrêter
do-force-out = Les chasser
do-lose = Perdre { $unit }
do-reduce = Réduire { $unit }
do-lose-ally = Perdre { $unit } (Pergame)
do-reduce-ally = Réduire { $unit } (Pergame)
do-lose-walls = Perdre un point de muraille
do-lose-cheapest = Le reste parmi ce qui vaut le moins
do-take-city = La prendre
do-raze = La détruire
do-leave-city = La laisser
do-sack = Tenter de piller
do-spare = Épargner
do-raise-militia = Lever la milice
do-militia = Milice à { $place }

# ---- armées des autres

event-army-placed = { $side } : apparition à { $space }.
event-soldier-comes = Un Soldat de fortune entre en service : { $power }.
event-recalled = Rappel depuis { $place } : { $leader }.
event-dictator = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } nomme un Dictateur : { $leader }.
event-pontus-comes = Le Pont se dresse, à l’appel de qui l’a voulu : { $power }.
event-pontus-ends = Le Pont n’est plus.
event-slaves-rise = Des esclaves se soulèvent à { $space } ({ $power }).
event-slaves-grow = D’autres esclaves rejoignent ceux à { $space }.
event-rhodes-refits = Rhodes arme { $number ->
    [one] une escadre
   *[other] { $number } escadres
  } pour son allié ({ $power }).
event-ships-taken = { $power } : { $number ->
    [one] une escadre change
   *[other] { $number } escadres changent
  } de mains à { $place }.
event-revolt-ends = La révolte d’esclaves est finie ({ $power }).

ask-place-army = Où apparaît cette armée ({ $side }) ? Il reste { $left ->
    [one] { $left } unité
   *[other] { $left } unités
  }.
ask-recall = { $power } : quel chef cède la place à un Dictateur ?
ask-dictator = { $power } : qui devient Dictateur ?
ask-pontic-moves = Le Pont bouge : Mouvements majeurs { $majors }, mineurs { $minors }.
ask-slave-placement = Où les esclaves se soulèvent-ils ({ $power }) ?
ask-which-slaves = Lesquels des esclaves soulevés se mettent en marche ({ $power }) ?

do-army-at = Tout ce qui reste à { $place }
do-unit-at = { $unit } à { $place }
do-recall = Rappeler { $leader }
do-dictator = { $leader }
do-pontic-major = Mouvement majeur de l’armée à { $place }
do-pontic-fleet = Mouvement majeur de la flotte à { $place }
do-pontic-minor = Mouvement mineur de { $unit } à { $place }
do-slaves-at = Esclaves à { $place }
do-slave-army = Ceux à { $place }

# ---- fenêtres

window-walls-in-defence = Murs en défense
window-walls-in-defence-about = On vous attaque là où vous avez une cité ou une ville ; sans question, vous restez derrière les murs.
window-siege-bids = Art du siège
window-siege-bids-about = On mise des talents pour un siège ; sans question, vous n’en misez aucun.
window-elephants = Éléphants
window-elephants-about = Vos éléphants peuvent être envoyés dans une bataille ; sans question, ils restent en arrière.
window-optional-re-roll = Relances
window-optional-re-roll-about = Vous pouvez tenter de faire relancer un dé de bataille.
window-retreat = Retraites
window-retreat-about = Une armée battue peut battre en retraite, être arrêtée ou chassée ; sans question, vous restez, et laissez faire les autres.
window-battle-losses = Pertes
window-battle-losses-about = Vous choisissez ce qui est perdu ; sans question, c’est ce qui vaut le moins.
window-militia = Milice
window-militia-about = Vous avez perdu une bataille chez vous et pouvez lever la milice.
name-odds__won = victoire
name-odds__lost = défaite
name-odds__drawn = sans vainqueur
name-odds__they-are-intercepted = ils sont interceptés
name-odds__the-interception-fails = l’interception échoue
name-odds__it-is-sacked = elle est pillée
name-odds__it-holds-out = elle tient bon
