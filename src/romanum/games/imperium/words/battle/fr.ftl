# Imperium Romanum en français : combat terrestre.

do-attack = Attaquer à { $place }
do-stand = Tenir
do-retreat = Retraite vers { $place }
do-take-cover = Derrière les murs
do-stay-out = Rester à découvert
do-enter-siege = Tous à l’intérieur
do-send-in = À l’intérieur : { $kind }
do-send-in-leader = À l’intérieur : { $leader }
do-besiege = Assiéger
do-assault = Donner l’assaut
do-attack-outside = N’attaquer que ceux du dehors
do-keep-in-port = Rester dans le port
do-sail-out = Prendre la mer
do-board = À bord : { $kind }
do-board-leader = À bord : { $leader }
do-put-ashore = À terre : { $kind }
do-militia = Milice { $number }
do-shoot = Tir d’archers à cheval : { $number }
do-lose = Perdre { $kind }
do-lose-least = Perdre aussi peu que possible
do-season = Aguerrir { $kind }
do-season-most = En aguerrir autant que possible
do-elevate = Élite : { $kind }
do-capture = Capturer
do-kill = Tuer
do-burn = Les brûler

ask-attacks = Combat terrestre : où attaquer ?
ask-declared = Qui attaquer à { $place } ?
ask-ships-join = Les flottes à { $place } prennent-elles part à l’attaque ?
ask-ally-joins = Attaque à { $place } : { $power } contre { $enemy }. Vous y joignez-vous ?
ask-harbour = Le port à { $place } est attaqué : les flottes restent-elles dedans ?
ask-going-ashore = Qui débarque à { $place } pour aider à la défense ?
ask-boarding = Qui quitte { $place } avec les flottes ?
ask-take-cover = De la cavalerie lourde charge vos hommes à { $place } : derrière les murs avec eux ?
ask-reaction = Attaque à { $place } ({ $enemy }) : battre en retraite, rentrer, ou tenir ?
ask-retreat-after-combat = L’ennemi ({ $enemy }) gagne à { $place } : où allez-vous ?
ask-besiege-or-assault = Ils sont derrière les murs à { $place } : que faire ?
ask-militia = Combien de points de milice combattent à { $place } ?
ask-helpers-called = Des secours viennent-ils à cette bataille à { $place } ?
ask-battle-leader = À { $place }, le meilleur chef compte-t-il, ou un autre ?
ask-archers = Combien d’archers à cheval tirent à { $place } ?
ask-land-losses = Qui est perdu à { $place } ? { $need ->
    [one] { $need } point
   *[other] { $need } points
  } au moins.
ask-seasoning = Qui est aguerri ? Il reste { $left ->
    [one] { $left } point
   *[other] { $left } points
  }.
ask-elite-legion = Une légion à { $place } doit-elle devenir une légion d’élite, pour deux talents et un dé ?
ask-trains-taken = Des trains sans gardes à { $place }.
ask-leaders-fate = Il est entre vos mains : { $leader }.
ask-treasure-bearer = { $power } : qui porte le trésor ?

why-own-neutral = Vous déplacez vous-même cette puissance à { $place } ({ $power }) : un neutre n’est pas l’ennemi de qui le déplace.
why-must-retreat = Les vaincus doivent partir tant qu’ils le peuvent.
why-ridden-round = Deux fois plus de cavalerie ne laisse partir personne.
why-walls-too-narrow = Il n’y a pas assez de place à l’intérieur.
why-retreat-over-water = Aucune retraite ne mène par l’eau à { $place }.
why-retreat-into-enemies = Trop d’ennemis sont à { $place }.
why-retreat-as-they-came = L’ennemi est venu par { $place }.

event-attack = Attaque à { $place } : { $power } contre { $enemy }.
event-retreats = { $power } : retraite depuis { $place } vers { $to }.
event-accepts-siege = { $power } : tous rentrent dans les murs à { $place }.
event-sails-out = { $power } : les flottes prennent la mer à { $place }.
event-besieges = { $power } : le siège est mis devant { $place }, assiégé.
event-militia-called = Points de milice au combat à { $place } : { $points }.
event-militia-lost = Points de milice perdus à { $place } : { $points }.
event-helpers-called = { $strength ->
    [one] { $strength } point de force vient
   *[other] { $strength } points de force viennent
  } au secours ({ $power }).
event-combat = { $power } ({ $attack }) contre { $enemy } ({ $defence }) à { $place }, { $ratio } : dé { $die }, en tout { $total } ; vainqueur : { $winner }.
event-seasoned = { $power } : une unité aguerrie de plus à { $place }.
event-seasoned-known = { $power } : une unité aguerrie de plus à { $place } : { $unit }.
event-elite-legion = { $power } : une légion d’élite à { $place } ? La tentative : dé { $die }. { $won ->
        [yes] C’est fait.
       *[no] Elle reste ce qu’elle était.
    }
event-leader-captured = { $power } : chef capturé, { $leader }.
event-leader-killed = { $power } : chef tué, { $leader }.
event-leader-grows = { $leader } vaut désormais +{ $value }.
event-treasury-dispersed = { $power } : le trésor est dispersé : { $gain ->
    [one] { $gain } talent
   *[other] { $gain } talents
  } au vainqueur ({ $victor }), il en reste { $left }.
event-succession = Succession ({ $power }) : { $leader }.
event-trains-captured = { $power } : trains pris à { $place } : { $number }.
event-trains-destroyed = { $power } : trains détruits à { $place } : { $number }.
event-trains-fate = { $power } : pillage des trains : dé { $die }. { $kept ->
        [yes] Ils sont gardés.
       *[no] Ils sont perdus.
    }
name-odds__won = victoire
name-odds__lost = défaite
name-odds__all-of-yours-fall = tous les vôtres tombent
name-odds__none-of-yours-fall = aucun des vôtres ne tombe
name-odds__you-lose-a-quarter-of-their-strength = vous perdez un quart de leur force
name-odds__you-lose-half-of-their-strength = vous perdez la moitié de leur force
name-odds__you-lose-three-quarters-of-their-strength = vous perdez les trois quarts de leur force
name-odds__you-lose-as-much-as-their-strength = vous perdez autant que leur force
name-odds__all-of-theirs-fall = tous les leurs tombent
name-odds__none-of-theirs-fall = aucun des leurs ne tombe
name-odds__they-lose-a-quarter-of-your-strength = ils perdent un quart de votre force
name-odds__they-lose-half-of-your-strength = ils perdent la moitié de votre force
name-odds__they-lose-three-quarters-of-your-strength = ils perdent les trois quarts de votre force
name-odds__they-lose-as-much-as-your-strength = ils perdent autant que votre force
name-odds__they-are-intercepted = ils sont interceptés
name-odds__the-interception-fails = l’interception échoue
