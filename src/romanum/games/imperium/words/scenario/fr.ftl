# Imperium Romanum en français : ce que fixent les scénarios, et la fin d’une partie.

ask-special-price = Payer { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
  } ? { $text }
ask-throne = { $power } : où paraît le nouveau maître ?
ask-reinforcement = { $power } : quelle pile rejoignent les nouvelles unités ?
ask-raided-city = Quelle cité les pillards ont-ils mise à sac ?
ask-peace = Finir la partie en nulle ?
ask-consent = Proposition ({ $power }). Êtes-vous d’accord ? { $text }
ask-bid = Combien de talents misez-vous ? { $text }
ask-departure = D’où une unité quitte-t-elle la carte ? Unités à partir : { $number }. { $text }
ask-home-coming = { $power } : vers quelle cité reviennent ceux qui étaient partis ?

do-propose-peace = Proposer la paix : la partie est nulle si tous sont d’accord
do-take-chest = Prendre ce qu’ont les églises
do-build-walls = Bâtir des murs : { $city }
do-set-up-emperor = Faire un empereur à { $city }
do-pay-tribute = Payer le tribut ({ $power })
do-hire = Engager { $power } pour { $power2 }
do-offer-title = Offrir le titre de César : { $power }
do-end-title = Rompre avec { $power } : le titre est nul
do-end-truce = Proposer la fin de la trêve : { $power }

why-special-forbids = Le scénario l’interdit : { $text }

event-way-to-win = { $powers } : { $text }
event-match-over = { $how ->
    [draw] La partie est nulle.
    [peace] Les joueurs font la paix : la partie est nulle.
    [nobody] La partie est finie, et personne n’a gagné.
    [last-faction] Il ne reste qu’une faction : la partie est finie.
   *[other] La partie est finie.
  }
event-special-paid = { $power } : { $talents ->
    [one] { $talents } talent payé
   *[other] { $talents } talents payés
  } : { $text }
event-special-settled = { $power } : { $text }
event-special-bids = { $text } Mises : { $bids }.
event-trigger-roll = { $text } Jet : { $total }.
event-trigger-fires = Cela arrive : { $text }
event-special-wakes = { $power } : entrée en campagne.
event-special-client = { $power } : désormais client ({ $patron }).
event-special-joins = Ralliement avec tous les biens : { $power } → { $other }.
event-special-succeeds = { $power } : un nouveau maître, à { $place }.
event-special-talents = { $power } : le trésor est maintenant de { $now ->
    [one] { $now } talent
   *[other] { $now } talents
  }.
event-special-goes-over = Des unités à { $place } changent de camp : { $power } → { $other }.
event-special-frees = { $province } se libère ({ $power }).
event-special-raid = Des pillards mettent à sac { $city }.

how-decisive = par une victoire décisive du scénario
how-victory = par ce que demande le scénario
how-marginal = par une victoire marginale du scénario
how-draw = en nulle
how-last-faction = comme dernière faction
how-nobody = sans vainqueur
how-peace = d’un commun accord, en nulle
