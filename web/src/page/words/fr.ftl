# Everything.svelte
everything-as-a-file = Tout en un seul fichier
everything-as-a-file-help = Toutes les parties et tous les scénarios de ce navigateur. Qui a le fichier peut le reprendre ailleurs, même dans un autre navigateur.
save-the-file = Enregistrer le fichier
take-in-a-file = Reprendre un fichier
taken-in = Repris : parties { $matches }, scénarios { $scenarios }.
# Along.svelte
to-the-match = Vers la partie
take-along = Emporter cette partie
take-along-how = Vous continuez dans ce navigateur, sans connexion : la partie est copiée, avec ses bots, dans la page qui se passe de serveur. La première fois, cette page télécharge quelques mégaoctets ; ensuite elle s’ouvre seule.
take-along-back = Plus tard, le menu de la table y propose « La rapporter au serveur ». Elle devient alors ici une partie à part, qui n’est pas classée ; celle-ci reste comme elle est.
take-it-along = L’emporter
it-comes-along = La partie arrive …
did-not-come-along = La partie n’a pas pu être emportée
try-again = Réessayer
to-the-lobby = À l’accueil
# along.ts
server-gone = Le serveur ne répond pas.
sign-in-there = Connectez-vous d’abord au serveur.
# TopBar.svelte
bring-it-back = La rapporter au serveur
it-goes-back = La partie retourne au serveur …
not-brought-back = La partie n’a pas été rapportée : { $why } Elle reste ici, rien n’est perdu.
# Elsewhere.svelte, elsewhere.ts
needs-people-elsewhere = Il y faut des gens ailleurs, et vous êtes seul sur cette page.
to-the-server = Vers le serveur de cette page
how-to-have-a-server = Comment avoir un serveur
whoever-has-it-starts-one = Qui a le programme lance un serveur :
