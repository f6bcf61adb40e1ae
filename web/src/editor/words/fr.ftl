# Everywhere
lobby = Accueil
scenarios = Scénarios de joueurs
new-scenario = Faire un scénario
play = Jouer
choose-who-plays = Choisir les joueurs
share = Partager
my-seat = Ma place
open-a-file = Ouvrir un fichier
add = Ajouter
game = Jeu
remove = Supprimer

# EditPage.svelte
editor-romanum = Faire un scénario · Romanum
what-the-editor-is = Choisissez le scénario dont le vôtre prend la carte et les règles. Puis placez ce que vous voulez où vous voulez, et jouez-le.
go-on-with = Continuer { $title }
laying-it-out = On déplie le plateau …
throw-it-away = Recommencer ? Ce que vous avez fait est perdu, sauf si vous l’avez partagé ou téléchargé.

# Desk.svelte
map = Carte
not-yet = { $faults ->
    [one] La carte le montrera une fois ceci corrigé.
   *[other] La carte le montrera une fois { $faults } choses corrigées.
}
in-hand = En main : { $what }
lay-down = Reposer
not-kept-here = Ce navigateur ne peut pas garder ce que vous faites : téléchargez-le ou partagez-le avant de partir.
all-from = tout de { $place }

# DeskBar.svelte
romanvm = ROMANVM
to-the-lobby = À l’accueil
own-scenario = Un scénario à vous
undo = Annuler
redo = Rétablir
start-over = Recommencer
download-the-file = Télécharger le fichier
the-link = Qui a ce lien peut y jouer :

# PlaceCard.svelte
place = Lieu
choose-a-place = Cliquez sur la carte, ou écrivez son nom
counter-of = { $side } : { $counter }
less-of = Moins : { $what }
more-of = Plus : { $what }
take-up-one = Déplacer { $what }
move = Déplacer
move-all = Tout déplacer
clear-the-place = Vider le lieu
in-words = En mots, comme dans le fichier

# Tray.svelte
tray = Pions
how-to-put = Cliquez sur un pion, puis sur des lieux de la carte ; ou faites-le glisser. Ce qui est au lieu choisi se glisse aussi, même hors de la carte.
side = Camp
find-a-counter = Chercher
stands-at = Se trouve à { $place }

# HeadingFields.svelte
heading = En-tête
title = Titre
author = Par qui
story = Récit
who-sits-where = Qui est assis où
rests-on = Repose sur
seats = Places

# Drawers.svelte, DrawerField.svelte, EntryField.svelte
drawers = Tout le reste
how-drawers-work = Ce qui est ouvert ici est tout ce qu’il y en a ; le reste est comme le scénario le met en place.
open-a-drawer = Dire autre chose
as-the-scenario-has-it = Comme dans le scénario
leave-to-the-scenario = { $what } : comme dans le scénario
add-to = Ajouter à { $what }
take-out = Retirer { $what }

# Gallery.svelte
scenarios-romanum = Scénarios de joueurs · Romanum
scenario-romanum = { $title } · Romanum
all-games = Tous les jeux
only-mine = Seulement les miens
no-scenarios = Il n’y a pas encore de scénarios ici.

# ScenarioCard.svelte
by-author = par { $author }
played-times = { $played ->
    [0] Pas encore joué
    [one] Joué une fois
   *[other] Joué { $played } fois
}
wins-of = { $name } : { $wins }
everybody-finds-it = Tout le monde le trouve ici
open-in-the-editor = Ouvrir dans l’éditeur
report-it = Signaler
tell-the-host = Dire à l’hôte que { $title } pose problème ?
the-host-was-told = L’hôte a été prévenu.
remove-it = Supprimer { $title } pour de bon ?
