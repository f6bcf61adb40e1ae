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
