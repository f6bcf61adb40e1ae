# Ce qu’une réponse laisse ou fait perdre, dit avant qu’elle ne soit donnée.
stake-marches = { $places ->
    [one] Des unités peuvent encore bouger en 1 lieu.
   *[other] Des unités peuvent encore bouger en { $places } lieux.
}
stake-attacks = Vous pourriez encore attaquer : { $places }.
stake-mobilization = Rien n’est levé à cette mobilisation.
stake-draw = Si tous acceptent, la partie finit en nulle.
stake-forts = { $forts ->
    [one] 1 fort désert n’est pas payé et disparaît.
   *[other] { $forts } forts déserts ne sont pas payés et disparaissent.
}
stake-restoring = Des unités perdues pourraient encore être rétablies.
stake-train = Un de vos trains de ravitaillement est dissous à { $place }.
stake-conquest = Une province pourrait encore être conquise.
stake-own-land = { $place } est à vous : vous pillez votre propre terre.
stake-fort = Vous rasez votre propre fort à { $place }.
stake-capital = Aucune unité ne reste dans la capitale, { $place }.
stake-scrap = Une flotte en chantier à { $place } est détruite, avec tout ce qu’elle a coûté.
stake-stop-work = Plus personne ne travaille à une flotte à { $place } : elle viendra plus tard, ou jamais.
stake-captive = Libération sans rien en retour : { $leader }.
stake-title = La paix est finie : { $power }.
