# Pax Romana en français : la pioche, les mains, et ce que font les cartes.

# ---- ce qui s’est passé

event-draws-card = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } pioche une carte et la garde.
event-draws-card-known = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } pioche { $card }.
event-draws-event = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } pioche { $card } : effet immédiat.
event-plays-card = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } joue { $card }.
event-discards-card = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } défausse { $card }.
event-hires-for-card = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } donne { $card } pour des mercenaires.
event-cancels-card = Un dieu paraît ({ $power }) : { $card } ({ $victim }) est sans effet.
event-card-idle = { $card } est sans effet ({ $power }).
event-new-deck = La pioche est mélangée de nouveau : { $cards } cartes.
event-political-scene = { $power } : un nouveau parti gouverne ; { $cards ->
    [one] une carte retourne
   *[other] { $cards } cartes retournent
  } à la pioche, et { $objectives ->
    [one] un objectif
   *[other] { $objectives } objectifs
  } à la réserve.
event-foreign-policy = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } fait changer une politique étrangère : { $target }.
event-gives-back = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } rend un de ses objectifs précédents.
event-conspiracy = { $power } : conspiration à { $place }, retiré : { $leader }.
event-insurrection = Une garnison disparaît à { $place } ({ $power }).
event-loses-marker = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } perd cette activation : les dieux sont en colère.
event-tribe-returns = Une tribu apparaît à { $space }.
event-mission = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } envoie une mission à la tribu à { $space }.
event-mission-known = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } envoie une mission à la tribu à { $space } : sa force est { $strength }.
event-better-ships = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } a { $card } : chacune de ses escadres de galères compte 3 PC jusqu’à la fin du tour.
event-traitor = { $power } : un traître apporte une carte prise à l’adversaire ({ $target }).
event-traitor-known = { $power } : un traître apporte { $card }, prise à l’adversaire ({ $target }).
event-adds-marker = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } met dans la réserve un marqueur à jouer gratuitement.
event-ambush = Embuscade à { $place } : { $power } contre { $side } : dé { $die }, { $points } PC perdus.
event-delays = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } temporise en Cunctator jusqu’à la fin du tour.
event-conquers = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } a un Conquérant et un second Mouvement majeur.
event-inventor = { $power } : un inventeur s’établit à { $space }.
event-helepolis = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } construit une Hélépole à { $place }.
event-surprise = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } surprend l’ennemi : { $shifts ->
    [one] { $shifts } décalage
   *[other] { $shifts } décalages
  }.
event-naval-ambush = Embuscade navale à { $place } : des navires depuis { $port } ({ $power }) contre { $side }.
event-successor-wars = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } fait marcher l’armée grecque à { $place } : les guerres des Successeurs continuent.
event-parts-ways = Alliance finie : { $side } et { $power }.
event-allied-with = Alliance désormais : { $side } et { $power }.

# ---- questions

ask-aim-successor_wars = { $power } : quelle armée grecque part en guerre ?
ask-aim-alliance = { $power } : avec qui parlez-vous, ou quelle alliance finit ?

ask-aim-change_in_foreign_policy = { $power } : de qui change la politique étrangère ?
ask-aim-conspiracy = { $power } : quel chef a conspiré ?
ask-aim-local_insurrection = { $power } : quelle garnison est retirée ?
ask-aim-dies_irae = { $power } : payez-vous { $talents }T aux prêtres ?
ask-aim-tribal_resurgence = { $power } : où apparaît une tribu ? { $left ->
    [one] C’est la dernière.
   *[other] Il en reste { $left }.
  }
ask-aim-diplomatic_mission = { $power } : quelle tribu regardez-vous ? { $left ->
    [one] C’est la dernière.
   *[other] Il en reste { $left }.
  }
ask-aim-independent_expansion = { $power } : où se place la garnison ?
ask-aim-spies = { $power } : de qui regardez-vous la main ?
ask-aim-traitor = { $power } : à qui prenez-vous une carte ?
ask-aim-stability_and_opportunity = { $power } : un marqueur gratuit, ou un objectif ?
ask-aim-archimedes_effect = { $power } : dans quelle cité vit l’inventeur ?
ask-aim-poliorcates_effect = { $power } : quelle armée reçoit l’Hélépole ?
ask-aim-naval_ambush = { $power } : quelle flotte guette ?

ask-card-segment = { $power } : { $number ->
    [one] une carte
   *[other] { $number } cartes
  } en main, dont { $most } peuvent être gardées. En jouez-vous ?
ask-cancel-card = { $power } : annulez-vous { $card } ({ $victim }) ?
ask-lay-down = { $power } : plus de { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
  } en main ; de laquelle vous défaussez-vous ?
ask-carry-over = Quelle carte gardez-vous pour le prochain tour ?
ask-hand-card-window = { $power } : jouez-vous une carte maintenant ?
ask-raise-the-militia-card = { $power } : des ennemis sont chez vous. Levez-vous la milice ?
ask-carthage-mercenaries = { $power } : dépensez-vous une carte et 2T pour des mercenaires ?
ask-ambush = { $power } : une armée passe. Lui tendez-vous une embuscade ?
ask-naval-ambush = { $power } : un transport approche de vos navires. Lui tendez-vous une embuscade ?
ask-cunctator = { $power } : jouez-vous Cunctator avant qu’il soit question de repli ?
ask-battle-shift-cards = { $power } : les décalages sont annoncés. Ajoutez-vous ceux d’une carte ?

# ---- refus

why-card-not-now = { $card } ne peut se jouer à ce moment.
why-card-not-held = { $card } n’est pas dans votre main.
why-too-many-cards = Vous avez { $number } cartes ; on n’en garde pas plus de { $most }.
why-allied-already = Cette alliance existe déjà : { $side } et { $power }.
why-nobody-to-ally = Plus d’allié à trouver, ou en d’autres mains : { $side }.
why-talents-short = Vous avez { $talents }T ; il en faut { $needed }.
why-no-army-to-join = Aucune de vos armées n’est là pour qu’on la rejoigne.
why-slaves-stay = Aucun esclave ne peut se soulever contre vous.
why-no-leader = Vous n’avez aucun chef sur la carte.
why-no-objectives = Il n’y a pas d’objectifs.
why-no-tribe-near = Aucun pion Tribu que vous ignorez n’est à { $reach ->
    [one] { $reach } liaison terrestre
   *[other] { $reach } liaisons terrestres
  } ou moins de vos unités de combat terrestres.
why-no-room = Aucun espace inoccupé n’est à { $reach ->
    [one] { $reach } liaison terrestre
   *[other] { $reach } liaisons terrestres
  } ou moins de vos unités de combat terrestres.
why-no-dictator = Un Dictateur veut une armée ennemie chez vous, Rome en vos mains et un chef à remplacer.
why-no-soldier = Le Soldat de fortune ne peut venir.
why-pontus-is-there = Le Pont est en jeu.
why-no-room-in-pontus = Aucun espace du Pont n’est inoccupé.
why-has-technology = Vos navires ont déjà leur technique.
why-nobody-has-cards = Personne d’autre n’a de carte en main.
why-not-stable = Vous n’êtes pas stable.
why-nobody-to-ambush = Aucune armée d’un autre joueur n’est là pour une embuscade.
why-own-army = C’est la vôtre.
why-at-home = Cette armée est dans son territoire d’origine.
why-has-played-conqueror = Vous avez joué Conquérant dans ce tour.
why-has-played-cunctator = Vous avez joué Cunctator dans ce tour.
why-is-cunctator = Vous êtes déjà Cunctator.
why-needs-no-cunctator = Cela ne changerait rien à ce repli.
why-no-elite-leader = Vous n’avez aucun chef d’élite sur la carte.
why-expansion-has-begun = Votre Expansion a déjà commencé.
why-no-city = Il n’y a pas de cité sur la carte.
why-not-your-battle = Ce n’est pas votre bataille.
why-turmoil = Cela mènerait au tumulte.
why-no-enemy-at-home = Aucune unité de combat terrestre ennemie n’est chez vous.
why-no-fleet-near = Aucune de vos flottes n’est à { $reach ->
    [one] { $reach } liaison navale
   *[other] { $reach } liaisons navales
  } ou moins.

# ---- actions

do-end-alliance = Mettre fin à l’alliance ({ $other })

do-pay-priests = Payer les prêtres
do-lose-marker = Perdre l’activation
do-remove-garrison = { $power } à { $place }
do-add-marker = Un marqueur gratuit
do-add-objective = Un objectif
do-fleet-of = La flotte à { $place }

do-play = Jouer { $card }
do-discard = Défausser { $card }
do-hire-for = Donner { $card } pour des mercenaires
do-keep-card = Garder { $card }
do-keep-none = N’en garder aucune

# ---- fenêtres où une puissance peut souhaiter qu’on ne lui demande rien

window-hand-card-window = Cartes à tout moment
window-hand-card-window-about = Une autre puissance agit, et vous avez une carte qui peut se jouer maintenant.
window-carthage-mercenaries = Cartes pour des mercenaires
window-carthage-mercenaries-about = Une autre puissance agit, et Carthage peut donner une carte et 2T pour des mercenaires.
window-raise-the-militia-card = Levée de la milice
window-raise-the-militia-card-about = Des ennemis sont chez vous, et vous avez la carte qui lève la milice.
window-deus-ex-machina = Deus ex machina
window-deus-ex-machina-about = Une autre puissance pioche ou joue une carte, et vous pouvez l’annuler.
window-ambush = Embuscade
window-ambush-about = Une armée d’une autre puissance est sur un point de transit terrestre, et vous pouvez lui tendre une embuscade.
window-naval-ambush = Embuscade navale
window-naval-ambush-about = Un transport approche de vos navires, et vous pouvez lui tendre une embuscade.
window-cunctator = Cunctator
window-cunctator-about = On vous attaque, et Cunctator vous laisserait vous replier encore, ou sans honte.
window-battle-shift-cards = Surprise tactique
window-battle-shift-cards-about = Les décalages d’une de vos batailles sont annoncés, et vous pouvez en ajouter.
wish-never = Pas dans ce tour
