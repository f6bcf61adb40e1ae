# Ce qu’une réponse laisse ou fait perdre, dit avant qu’elle ne soit donnée.
stake-marches = { $places ->
    [one] Des unités peuvent encore bouger en 1 lieu.
   *[other] Des unités peuvent encore bouger en { $places } lieux.
}
stake-attacks = Vous pourriez encore attaquer : { $places }.
stake-mobilization = Rien n’est levé à cette mobilisation.
stake-draw = Si tous acceptent, la partie se termine par un match nul.
stake-forts = { $forts ->
    [one] 1 fort abandonné n’est pas payé et disparaît.
   *[other] { $forts } forts abandonnés ne sont pas payés et disparaissent.
}
stake-restoring = Des unités perdues pourraient encore être reconstituées.
stake-train = Un de vos trains est dissous : { $place }.
stake-conquest = Une province pourrait encore être conquise.
stake-own-land = { $place } est à vous : vous pillez votre propre terre.
stake-fort = Vous rasez votre propre fort : { $place }.
stake-capital = Aucune unité ne reste dans la capitale, { $place }.
