### Ce que le terminal dit de lui-même. Ce qui se passe dans une partie est dit par les fichiers des jeux.

## Des phrases qui se suivent, et des réponses.

sentence-gap = { " " }
answer-yes = oui
page-more = Entrée pour la suite, q pour arrêter :

## Choisir un jeu.

games-title = Choisis un jeu :
game-facts = { $name } · de { $designers } · { $seats }
seats-exact = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
seats-range = { $low } à { $high } joueurs
ask-game = Quel jeu ? (numéro ou nom)
ask-game-again = Choisis parmi { $games }, ou un numéro.
ask-seats = Combien de places, de { $low } à { $high } ? (Entrée : { $usual })
ask-people = Quelles places, sur les { $seats }, sont jouées par des personnes devant cet écran ? (par exemple 1,2 ; Entrée : seulement la place 1)
ask-people-again = Indique des places de 1 à { $seats }, séparées par des virgules.
options-title = Options et valeurs par défaut :
options-none = Ce jeu n’a pas d’options.
options-file = Un long texte peut venir d’un fichier : { $name }=@FICHIER.
ask-option = En changer une, sous la forme nom=valeur ? (Entrée : commencer)

## Les bots : leur force et leur façon de jouer.

bots-title = De quelle force doivent être les bots ?
ask-bots = Quel niveau ? (numéro ou nom, ou place par place : 2:farmer,3:shogun ; Entrée : { $usual })
bot-named = { $bots } ({ $level })
table-bots = Bots : { $bots }

## Commencer.

wait-preparing = Préparation des règles ; la première fois, cela prend quelques secondes…
greeting-players = { $bots-count ->
    [0] { $people-count ->
        [one] Toi : { $people }.
       *[other] { $people } jouent ici.
    }
    [one] { $people-count ->
        [one] Toi : { $people } ; { $bots } est un bot.
       *[other] { $people } jouent ici ; { $bots } est un bot.
    }
   *[other] { $people-count ->
        [one] Toi : { $people } ; { $bots } sont des bots.
       *[other] { $people } jouent ici ; { $bots } sont des bots.
    }
}
greeting-help = Tape un coup ou son numéro ; ? explique tes options, help énumère les commandes.
wait-thinking = { $seat } réfléchit…

## Un tour.

prompt-name = { $seat } ›
enter-plays = Un seul coup est possible : Entrée le joue.
turn-hint = Tape un coup ou son numéro ; ? explique tes options.
number-unknown = { $options ->
    [one] Il n’y a qu’une option.
   *[other] Il n’y a que { $options } options.
}
word-unknown = « { $word } » n’est ni un coup ni une commande ; ? explique tes options, help énumère les commandes.
choice-preview = { $words } – { $preview }
choice-refused = Pas maintenant :

## Plusieurs personnes au même écran : personne ne doit voir les cartes d’un autre.

curtain-close = Appuie sur Entrée pour cacher tes cartes.
curtain-open = Passe l’écran à { $seat }. { $seat }, appuie sur Entrée quand personne d’autre ne regarde.

## Les commandes.

help-command = { $command ->
    [save] save FICHIER
    [load] load FICHIER
   *[other] { $command }
}
help-moves = Les coups se tapent avec leur code ou leur numéro dans la liste.
help-explain = explique toutes tes options ; avec un code ou un numéro, celle-là
help-table = montre de nouveau la table
help-hint = dit ce que ferait le bot le plus fort
help-log = raconte ce que tu as vu se passer
help-rules = montre les règles du jeu
help-undo = annule ta dernière décision, si rien de caché n’a été révélé depuis
help-save = écrit la partie dans un fichier
help-load = continue une partie enregistrée
help-help = montre cette liste
help-quit = quitte la partie
log-empty = Il ne s’est encore rien passé.
log-kept = Cette table ne retient rien pour ses joueurs : tu vois ce qui s’y trouve maintenant, le reste, c’est à toi de t’en souvenir.
undo-nothing = Il n’y a rien à annuler.
undo-revealed = Impossible d’annuler : quelque chose de caché a été révélé depuis.
undo-done = Annulé.

## Les fichiers.

save-how = Indique aussi le fichier, par exemple : save { $file }
load-how = Indique aussi le fichier, par exemple : load { $file }
offer-save = Enregistrer la partie ? Un nom de fichier, comme { $file } (Entrée : non) :
save-exists = { $file } existe déjà. L’écraser ? (o/n)
save-kept = { $file } reste tel quel.
save-done = Enregistré sous { $file }.
save-secrets = Le fichier contient les cartes de tous : ne le regarde pas avant la fin de la partie.
load-drop = Cette partie n’est pas enregistrée. La quitter quand même ? (o/n)
file-trouble = { $file } : { $reason }.

## Conseils : ce que ferait le bot le plus fort.

wait-hint = Je réfléchis à un conseil…
hint-move = Le bot Shogun jouerait { $token } – { $words }.
hint-chance = Il te donne { $share } % de chances de gagner.
hint-next = Deuxième choix : { $token } – { $words }.
hint-expects = { $side ->
    [ahead] Il s’attend à ce que tu finisses avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’avance.
    [behind] Il s’attend à ce que tu finisses avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard.
   *[level] Il s’attend à une égalité.
}
hint-proven = C’est prouvé.

## Rencontres en miroir : deux parties sur la même donne, places échangées.

mirrored-begin = Match aller-retour : deux parties sur la même donne, places échangées, et les points s’additionnent.
mirrored-second = Voici le retour : la même donne, places échangées.
mirrored-points = { $seat } : { $first } + { $second } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mirrored-win = { $seat-is ->
    [you] Tu gagnes le match avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’avance.
   *[other] { $seat } gagne le match avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’avance.
}
mirrored-draw = Match nul.
mirrored-player = Joueur { $letter }
mirrored-bot = Bot

## Partir.

leave-goodbye = À bientôt.

## `tatami replay`.

replay-title = { $title } : { $players }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
replay-move = { $number } ({ $token })
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-ask = Coup { $number } sur { $moves }. Entrée : suivant, p : retour, un numéro : ce coup, q : quitter :
replay-how = Entrée ou n avance, p recule, un numéro de 0 à { $moves } va à ce coup, q quitte.

## `tatami verify`.

verify-replay = { $holds ->
    [yes] { $moves ->
        [one] Le seul coup joué est permis.
       *[other] Les { $moves } coups sont tous permis.
    }
   *[no] Les coups ne sont pas valables : { $reason }
}
verify-fair = { $holds ->
    [yes] L’enregistrement contient le secret de sa donne.
   *[no] L’enregistrement ne dit pas comment la donne a été tirée, cela ne peut donc pas être vérifié.
}
verify-commit = { $holds ->
    [yes] Le secret est bien celui qui avait été fixé d’avance.
   *[no] Le secret n’est pas celui qui avait été fixé d’avance.
}
verify-nonces = { $holds ->
    [yes] Chaque nombre ajouté par les joueurs appartient à une place de la table.
   *[no] Un nombre a été ajouté pour une place que la table n’a pas.
}
verify-people = { $holds ->
    [yes] Chaque place sans bot a ajouté un nombre.
   *[no] Places sans bot qui n’ont ajouté aucun nombre : { $seats }.
}
verify-deal = { $holds ->
    [yes] La donne découle du secret et des nombres des joueurs.
   *[no] La donne ne découle pas du secret et des nombres des joueurs.
}
verify-all = { $file } : tout est correct.
verify-not = { $file } : il y a des erreurs.
verify-unproven = { $file } : tous les coups sont permis et le résultat est juste ; il n’y a pas de preuve de la donne.

## Analysis.

# While a decision is being thought about for more than a second.
wait-analysis = Réflexion en cours…
analyse-turns = Les meilleurs tours :
# $line: the tokens expected from here on.
analyse-line = Suite attendue : { $line }
analyse-costly = Ce qui a coûté le plus :
analyse-flawless = Aucune décision ne semble avoir coûté quoi que ce soit.
# Heads of columns: number of the move, whose it was, what was played, what was better, points lost.
analyse-number = N°
analyse-seat = Joueur
analyse-played = Joué
analyse-better = Mieux
analyse-loss = Coût
# Heads of columns: a move, what it is worth, points ahead at the end, how often it was tried.
analyse-token = Coup
analyse-words = En mots
analyse-value = Valeur
analyse-margin = Écart
analyse-visits = Essais
# The move that was made, among those that were thought about.
analyse-made = { $token } (joué)
analyse-who = { $seat }
# One decision, and what it leads to.
analyse-few = Avec { $simulations } simulations par décision, les petites erreurs ne se distinguent pas du hasard ; il en faut d’ordinaire { $usual }.
analyse-best = Le meilleur coup : { $token } – { $words }.
analyse-chance = Ce coup gagne dans { $share } % des cas.
analyse-percent = { $share } %
# Heads of columns: what a result is made of, and what an error is called.
analyse-accuracy = Précision
analyse-start = Départ
analyse-own = Ses erreurs
analyse-others = Erreurs des autres
analyse-luck = Chance
analyse-deal = Donne et petites pertes
analyse-result = Résultat
analyse-grade = Erreur
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe

## Puzzles.

puzzle-title = Problème { $name }, niveau { $level }
puzzle-task = Trouve le meilleur coup ; q pour quitter.
puzzle-right = Bien vu : { $token } – { $words }.
puzzle-wrong = Pas celui-là. Le meilleur coup : { $token } – { $words }.
puzzle-streak = Résolus : { $solved } sur { $tried }.
puzzle-another = Un autre ?

compiling-rules = Compilation des règles, une fois pour toutes sur cette machine… { $functions ->
        [one] { $functions } fonction
       *[other] { $functions } fonctions
    }, { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
warm-part = { $game } : { $part ->
        [rules] règles
        [bots] bots
       *[arrays] tableaux
    } ({ $number } sur { $of })
warm-done = Tout est compilé.
