# Pax Romana en français : événements du jeu standard, test de Stabilité et guerre civile.

# ---- ce qui s’est passé

event-event = { $power } : jet d’événement { $dice } : { $event ->
    [conqueror] Conquérant
    [galley_technology] Technique navale
    [pirates] Pirates
    [rebellion] Rébellion
    [harvest_time] Temps de la moisson
    [revenues_and_stability] Revenus et Stabilité
    [stability_check] Test de Stabilité
    [barbarian_invasion] Invasion barbare
    [disease] Maladie
    [slave_revolt] Révolte d’esclaves
   *[soldier_of_fortune] Soldat de fortune
  }.
event-nothing-happens = { $event ->
    [disease] La maladie ne trouve aucun chef
    [slave_revolt] Aucun esclave ne se soulève
    [soldier_of_fortune] Aucun Soldat de fortune ne peut venir
   *[other] Ce n’est pas un événement dans ce scénario
  }.
event-conqueror = { $chosen ->
    [yes] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } a un Conquérant : un second Mouvement majeur pour son chef d’élite dans chaque Expansion de ce tour.
   *[no] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } n’a pas de chef d’élite qui puisse être Conquérant.
  }
event-shipwrights = { $power } : ses navires valent mieux que les autres dans ce tour.
event-harvest = { $power } : jet { $dice } : { $good ->
    [yes] moissons abondantes
   *[no] famine et sécheresse
  } ({ $territory }, contrôle : { $lord }).
event-disease = Maladie ({ $power }), le chef alité est { $leader } : dé { $die } ; jusqu’à { $needed } il meurt.
event-check = Test de Stabilité : { $power }, à { $level }, subit { $ordeal ->
    [unrest] l’agitation
    [disorder] le désordre
   *[civil-war] la guerre civile
  }.
event-disorder = { $complied ->
    [yes] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } a ramené une armée dans sa capitale : l’ordre est rétabli.
   *[no] { $power ->
        [greece] La Grèce
        [the_east] L’Orient
        [macedon] La Macédoine
       *[other] { $power }
      } n’a ramené aucune armée dans sa capitale : ses garnisons se dispersent.
  }
event-civil-war = La guerre civile éclate ({ $power }).
event-allegiance = { $place } : dé { $die } : ceux de cette puissance ({ $power }) { $lost ->
    [yes] prennent l’autre parti
   *[no] restent fidèles
  }.
event-defects = { $place } : passage à l’autre camp ({ $power }) : { $unit }.
event-new-master = { $power ->
    [greece] La Grèce
    [the_east] L’Orient
    [macedon] La Macédoine
   *[other] { $power }
  } a un nouveau maître, à { $place } : { $leader }.

# ---- questions

ask-disease = { $power } : lequel de vos meilleurs chefs tombe malade ?
ask-call-soldier = { $power } : appelez-vous un Soldat de fortune ?
ask-check = { $power } : qui subit le test de Stabilité ?
ask-circuses = { $power } : combien de vos { $talents }T payez-vous pour du pain et des jeux ? Chaque talent non payé coûte 1 de Stabilité.
ask-defection = { $power } : quelles unités terrestres à { $place } passent à l’autre camp ? { $left ->
    [one] C’est la dernière.
   *[other] Encore { $left }.
  }
ask-new-master = { $power } : où commence { $leader } ?

# ---- actions

do-defect = { $unit }
