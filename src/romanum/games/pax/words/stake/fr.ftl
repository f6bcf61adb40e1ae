# Ce qu’une réponse laisse ou fait perdre, dit avant qu’elle ne soit donnée.
stake-marker = L’activation est perdue.
stake-activation = L’activation se termine sans que rien n’ait été fait.
stake-pontus = Le Pont a encore des mouvements à faire.
stake-shifts = { $shifts ->
    [one] 1 décalage n’est pas dépensé.
   *[other] { $shifts } décalages ne sont pas dépensés.
}
stake-plans = Rien n’est levé, et { $talents }T pourraient être dépensés.
stake-meeting = Personne n’est invité : la rencontre n’aura pas lieu.
stake-terms = { $terms ->
    [one] La condition que vous avez écrite n’est proposée à personne.
   *[other] Les { $terms } conditions que vous avez écrites ne sont proposées à personne.
}
stake-town = Vous détruisez vos propres murs à { $place }.
stake-capital = Aucune unité ne reste dans votre capitale, { $place }.
stake-unit = Licenciement sans rien en retour : { $unit } à { $place }.
stake-card = { $card } : la carte est défaussée sans avoir été jouée.
stake-upkeep = { $units ->
    [one] Vous abandonnez 1 unité que vous pourriez payer.
   *[other] Vous abandonnez { $units } unités que vous pourriez payer.
}
stake-objective = L’objectif { $objective } retourne dans la réserve.
stake-hand = Toutes vos cartes sont rendues, alors que vous pourriez en garder une.
stake-ally = Votre alliance prend fin : { $side }.
stake-word = Vous manquez à votre parole : vous avez reçu { $talents }T pour faire demi-tour ({ $partner }).
why-too-far = { $place } est à { $needed } PM par terre (reste : { $had }).
why-way-barred = { $place } est assez près, mais tous les chemins sont barrés.
why-over-the-sea = { $place } est au-delà de la mer : embarquez ici.
why-over-the-sea-from = { $place } est au-delà de la mer : marchez vers { $port } et embarquez-y.
why-no-port-near = { $place } est au-delà de la mer, et aucun port ne peut être atteint par terre.
why-inland-from = { $place } se trouve dans les terres : naviguez vers { $port } et débarquez-y.
why-stopped-first = La flotte est Arrêtée : tentez d’abord la Continuité, ou finissez ici la traversée.
why-legs-away = { $place } est à plus d’une étape : allez-y étape par étape.
why-too-far-by-land = { $place } est à { $needed } PM par terre (reste : { $had }). Par mer : embarquez.
why-step-by-step = { $place } est à plus d’un pas : marchez-y pas à pas.
why-over-the-sea-dear = { $place } est au-delà de la mer. Embarquer coûte { $needed } PM (reste : { $had }).
