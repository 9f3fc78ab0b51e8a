### TENNO en français.

## Les mots dont les phrases sont faites.

# Une carte par son nom, comme sur une étiquette.
card = { $card ->
    [farmer-1] Fermier 1
    [farmer-2] Fermier 2
    [farmer-3] Fermier 3
    [ninja] Ninja
    [monk] Moine
    [ronin] Ronin
    [samurai-7] Samouraï 7
    [samurai-8] Samouraï 8
    [daimyo] Daimyo
    [shogun] Shogun
   *[geisha] Geisha
}
# La même dans une phrase, avec l’article ou le possessif.
the-card = { $card ->
    [farmer-1] le Fermier 1
    [farmer-2] le Fermier 2
    [farmer-3] le Fermier 3
    [ninja] le Ninja
    [monk] le Moine
    [ronin] le Ronin
    [samurai-7] le Samouraï 7
    [samurai-8] le Samouraï 8
    [daimyo] le Daimyo
    [shogun] le Shogun
   *[geisha] la Geisha
}
your-card = { $card ->
    [farmer-1] ton Fermier 1
    [farmer-2] ton Fermier 2
    [farmer-3] ton Fermier 3
    [ninja] ton Ninja
    [monk] ton Moine
    [ronin] ton Ronin
    [samurai-7] ton Samouraï 7
    [samurai-8] ton Samouraï 8
    [daimyo] ton Daimyo
    [shogun] ton Shogun
   *[geisha] ta Geisha
}
the-met = { $met ->
    [farmer-1] le Fermier 1
    [farmer-2] le Fermier 2
    [farmer-3] le Fermier 3
    [ninja] le Ninja
    [monk] le Moine
    [ronin] le Ronin
    [samurai-7] le Samouraï 7
    [samurai-8] le Samouraï 8
    [daimyo] le Daimyo
    [shogun] le Shogun
   *[geisha] la Geisha
}
your-met = { $met ->
    [farmer-1] ton Fermier 1
    [farmer-2] ton Fermier 2
    [farmer-3] ton Fermier 3
    [ninja] ton Ninja
    [monk] ton Moine
    [ronin] ton Ronin
    [samurai-7] ton Samouraï 7
    [samurai-8] ton Samouraï 8
    [daimyo] ton Daimyo
    [shogun] ton Shogun
   *[geisha] ta Geisha
}
the-other = { $other ->
    [farmer-1] le Fermier 1
    [farmer-2] le Fermier 2
    [farmer-3] le Fermier 3
    [ninja] le Ninja
    [monk] le Moine
    [ronin] le Ronin
    [samurai-7] le Samouraï 7
    [samurai-8] le Samouraï 8
    [daimyo] le Daimyo
    [shogun] le Shogun
   *[geisha] la Geisha
}
slot = { $slot ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
}
aim = { $aim ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
}
# Où une carte se trouve dans l’étalage.
where = { $slot ->
    [left] à gauche
    [middle] au milieu
   *[right] à droite
}
# La carte attaquée ou regardée, et à qui elle est.
goal = { $target-is ->
    [you] ta carte { aim }
   *[other] la carte { aim } { of-target }
}
# Une carte perdue, et à qui elle est.
whose = { $target-is ->
    [you] { your-card }
   *[other] { the-card } { of-target }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## À quoi ressemble le jeu.

title = TENNO
designers = Lukas Zach & Michael Palm
about = Tous ont les mêmes onze personnages et en posent trois face cachée. Attaque, bluffe et retiens qui se trouve où, car chaque carte perdue laisse un vide que ta main doit combler.
option-memory = Ce que montre la table : tout ce qu’on pourrait retenir (cartes vues et perdues, points des prisonniers, déroulement), ou seulement ce qui s’y trouve en ce moment.
option-memory-full = tout ce qu’on pourrait retenir
option-memory-table = seulement ce qui est là
option-geisha_trades = Un attaquant qui gagne avec la Geisha peut échanger, bien qu’elle soit écartée du jeu.
option-cards = Les cartes de chaque set : les onze, ou moins pour une petite partie ; les trois Fermiers en font toujours partie.

## Les lieux et ce qui s’y trouve.

place-row = { $seat-is ->
    [you] ton étalage, { where }
   *[other] étalage { of-seat }, { where }
}
place-hand = { $seat-is ->
    [you] ta main
   *[other] main { of-seat }
}
place-prison = { $seat-is ->
    [you] ta pile de prisonniers
   *[other] pile de prisonniers { of-seat }
}
place-discard = défausse
card-down = carte face cachée
card-seen = carte face cachée (dernière vue : { card })
card-changed = carte face cachée (dernière vue : { card } ; a peut-être changé depuis)
card-own = { card } (face cachée)
card-known = { card } (face cachée, carte vue par { $everybody ->
    [yes] tous
   *[no] { $seats }
})
card-of = { $seat-is ->
    [you] { your-card }
   *[other] { card } { of-seat }
}

## La table en phrases.

sum-fight = { $seat-is ->
    [you] Ta carte { slot }, { the-card }, attaque { goal }, { the-met }.
   *[other] La carte { slot } { of-seat }, { the-card }, attaque { goal }, { the-met }.
}
sum-row = { $seat-is ->
    [you] Ton étalage : { $list }.
   *[other] Étalage { of-seat } : { $list }.
}
sum-row-down = Étalage { of-seat } : trois cartes face cachée.
sum-row-empty = { $seat-is ->
    [you] Ton étalage est encore vide.
   *[other] L’étalage { of-seat } est encore vide.
}
row-card = { where } { $piece }
row-gap = { where } un vide
sum-hand = { $cards ->
    [0] La main { of-seat } est vide.
    [one] { $seat } a { $cards } carte en main.
   *[other] { $seat } a { $cards } cartes en main.
}
sum-hand-open = { $seat-is ->
    [you] { $cards ->
        [0] Ta main est vide.
       *[other] Ta main : { $list }.
    }
   *[other] { $cards ->
        [0] La main { of-seat } est vide.
       *[other] Main { of-seat } : { $list }.
    }
}
sum-prison = { $seat-is ->
    [you] { $cards ->
        [0] Ta pile de prisonniers est vide.
        [one] Tes prisonniers : { $cards } carte, { points }.
       *[other] Tes prisonniers : { $cards } cartes, { points }.
    }
   *[other] { $cards ->
        [0] La pile de prisonniers { of-seat } est vide.
        [one] Prisonniers { of-seat } : { $cards } carte, { points }.
       *[other] Prisonniers { of-seat } : { $cards } cartes, { points }.
    }
}
sum-prison-down = { $seat-is ->
    [you] { $cards ->
        [0] Ta pile de prisonniers est vide.
        [one] Tes prisonniers : { $cards } carte.
       *[other] Tes prisonniers : { $cards } cartes.
    }
   *[other] { $cards ->
        [0] La pile de prisonniers { of-seat } est vide.
        [one] Prisonniers { of-seat } : { $cards } carte.
       *[other] Prisonniers { of-seat } : { $cards } cartes.
    }
}
sum-prison-open = { $seat-is ->
    [you] Tes prisonniers : { $list }, { points }.
   *[other] Prisonniers { of-seat } : { $list }, { points }.
}
sum-lost = { $seat-is ->
    [you] Tu as perdu : { $list }.
   *[other] { $seat } a perdu : { $list }.
}
sum-discard = { $cards ->
    [0] La défausse est vide.
    [one] Défausse : { $cards } carte.
   *[other] Défausse : { $cards } cartes.
}

## À qui le tour.

task-set-up = { $seat-is ->
    [you] Pose tes trois Fermiers face cachée dans ton étalage, dans l’ordre que tu veux.
   *[other] { $seat } pose trois Fermiers.
}
task-attack = { $seat-is ->
    [you] À toi : attaque une carte adverse avec une des tiennes.
   *[other] { $seat } s’apprête à attaquer.
}
task-respond = { $seat-is ->
    [you] { $card ->
        [geisha] La Geisha
       *[other] Le { card }
    } { of-target } attaque { your-met }{ $why ->
        [geishas] { " " }: deux Geishas se valent
       *[other] , { $attack } contre { $defence }
    }. Montrer ton Moine ?
   *[other] { $seat } réfléchit.
}
task-attack-again = { $seat-is ->
    [you] Après ton Ronin, tu peux attaquer encore une fois, avec une autre carte.
   *[other] { $seat } peut attaquer encore une fois.
}
task-fill = { $seat-is ->
    [you] Comble le vide { slot } avec une carte de ta main.
   *[other] { $seat } comble un vide.
}
task-trade = { $seat-is ->
    [you] { $geisha ->
        [yes] Ta Geisha a gagné, tu peux donc échanger une carte de ton étalage contre une de ta main.
       *[no] Tu n’as perdu aucune carte, tu peux donc échanger une carte de ton étalage contre une de ta main.
    }
   *[other] { $seat } peut échanger une carte.
}
task-pick-up = { $seat-is ->
    [you] { $geisha ->
        [yes] Ta Geisha a gagné et ta main est vide, tu peux donc reprendre en main deux cartes de ton étalage.
       *[no] Tu n’as perdu aucune carte et ta main est vide, tu peux donc reprendre en main deux cartes de ton étalage.
    }
   *[other] { $seat } peut reprendre en main deux cartes.
}
task-peek = { $seat-is ->
    [you] Ta carte attaquée a gagné, tu peux donc regarder une des cartes { of-target }.
   *[other] { $target-is ->
        [you] { $seat } peut regarder une de tes cartes.
       *[other] { $seat } peut regarder une des cartes { of-target }.
    }
}

## Ce qu’on peut faire.

do-set-up = De gauche à droite : { $list }
do-attack = { $actor-is ->
    [other] La carte { slot } { of-actor }
   *[you] Ta carte { slot }
}, { the-card }, contre { goal }
do-monk = Montrer le Moine ({ sum })
do-stay-silent = Ne rien dire ({ sum })
do-no-attack = Ne pas attaquer une seconde fois
do-fill = Combler le vide { slot } avec { the-card }
do-trade = Échanger { the-card } { slot } contre { the-other }
do-keep = Reprendre { the-card } { slot } et reposer la même carte
do-no-trade = Laisser l’étalage tel quel
do-swap = Reprendre en main les cartes { slot } et { aim } et les intervertir
do-put-back = Reprendre en main les cartes { slot } et { aim } et les reposer comme elles étaient
do-peek = Regarder { goal }
do-no-peek = Ne regarder aucune carte

## Ce qui en résulterait.

preview-strength = { $card ->
    [geisha] toujours un de plus
   *[other] force { $strength }
}
preview-odds = { preview-strength } : { $list } des { $cards } cartes possibles{ possibilities }
odds = { $outcome ->
    [won] bat { $cards }
    [equal] égale { $cards }
   *[lost] perd contre { $cards }
}
preview-sure = { preview-strength } : { $outcome ->
    [won] bat toute carte qui peut s’y trouver
    [equal] égale toute carte qui peut s’y trouver
   *[lost] perd contre toute carte qui peut s’y trouver
}{ possibilities }
possibilities = { $monk ->
    [yes] { " " }; un Moine peut l’aider
   *[no] { "" }
}{ $ends ->
    [yes] { " " }; la partie peut se terminer
   *[no] { "" }
}
sum = { $why ->
    [geishas] deux Geishas se valent
   *[other] { $attack } contre { $defence }
}
preview-fight = { sum } : { $list }
preview-then = { $list }
preview-answers = { $attack } contre { $defence } : { $list } ; avec un Moine { $attack } contre { $helped } : { $helped-list }
then-captured = { $seat-is ->
    [you] tu captures { whose } pour { points }
   *[other] { $seat } capture { whose } pour { points }
}
then-leaves = { $card ->
    [geisha] { whose } est écartée du jeu
   *[other] { whose } va à la défausse
}
then-peek = { $seat-is ->
    [you] tu peux regarder une des cartes { of-target }
   *[other] { $target-is ->
        [you] { $seat } peut regarder une de tes cartes
       *[other] { $seat } peut regarder une des cartes { of-target }
    }
}
then-monk-known = tout le monde saura où est ton Moine
then-ends = la partie se termine

## Ce qu’on ne peut pas faire, et pourquoi.

no-set-up-first = Pose d’abord tes trois Fermiers.
no-set-up-now = Ton étalage est déjà posé.
no-seat = Il n’y a pas de place { $number } à cette table.
no-own-row = Tu ne peux pas attaquer ton propre étalage.
no-shogun = Le Shogun n’attaque jamais.
no-ronin-again = Le Ronin a déjà attaqué ; attaque avec une autre carte.
no-attacker-gone = Le Ronin n’est plus là, il n’y a donc pas de carte à cet endroit.
no-target-again = Le Ronin a déjà attaqué { goal } ; choisis-en une autre.
no-attacked-already = Tu as déjà attaqué ce tour-ci.
no-monk-beside = Aucun Moine dans cet étalage ne peut aider cette carte.
no-monk-now = Le Moine n’aide qu’une autre carte de son étalage, quand elle est attaquée.
no-answer-first = Réponds d’abord à l’attaque : montre ton Moine ou ne dis rien.
no-pass-now = Un tour commence par une attaque, tu ne peux donc pas passer.
no-fill-first = Comble d’abord le vide dans ton étalage.
no-fill-yet = On comble les vides quand les attaques sont finies.
no-gap = Tu n’as pas de vide à combler.
no-in-row = { $card ->
    [geisha] Ta Geisha
   *[other] Ton { card }
} est déjà dans ton étalage.
no-out-of-play = { $card ->
    [geisha] Ta Geisha
   *[other] Ton { card }
} est hors jeu.
no-trade-yet = { $geisha ->
    [yes] Tu peux échanger après ton attaque, si tu ne perds aucune carte ou si tu gagnes avec la Geisha.
   *[no] Tu peux échanger après ton attaque, si tu ne perds aucune carte.
}
no-hand = Ta main est vide, tu peux donc seulement reprendre en main deux cartes de ton étalage.
no-pick-up = Tu ne peux reprendre deux cartes en main que si ta main est vide.
no-peek-now = Seul un joueur attaqué qui a gagné un combat peut regarder une carte.
no-peek-first = Regarde d’abord une des cartes { of-target }, ou aucune.

## Ce qui s’est passé.

saw-set-up = { $seat } pose trois Fermiers face cachée.
saw-set-up-own = { $seat-is ->
    [you] Tu poses face cachée, de gauche à droite : { $list }.
   *[other] { $seat } pose face cachée, de gauche à droite : { $list }.
}
saw-attack = { $seat-is ->
    [you] Tu attaques { goal } avec ta carte { slot }, { the-card }.
   *[other] { $seat } attaque { goal } avec sa carte { slot }, { the-card }.
}
saw-met = C’est { the-card }.
saw-silence = { $seat-is ->
    [you] Tu ne montres pas de Moine.
   *[other] { $seat } ne montre pas de Moine.
}
saw-monk = { $seat-is ->
    [you] Tu montres ton Moine, { where }.
   *[other] { $seat } montre son Moine, { where }.
}
saw-fight = { $why ->
    [geishas] Deux Geishas se valent.
    [geisha] La Geisha a toujours un de plus : { $attack } contre { $defence }, { verdict }.
    [monk] Le Moine ajoute 2 : { $attack } contre { $defence }, { verdict }.
    [ninja] Le Ninja attaque avec 8 : { $attack } contre { $defence }, { verdict }.
    [ninja-monk] Le Ninja attaque avec 8, le Moine ajoute 2 : { $attack } contre { $defence }, { verdict }.
   *[plain] { $attack } contre { $defence }, { verdict }.
}
verdict = { $outcome ->
    [won] { the-card } gagne
    [lost] { the-met } gagne
   *[equal] personne ne gagne
}
saw-captured = { $seat-is ->
    [you] Tu captures { whose } pour { points }.
   *[other] { $seat } capture { whose } pour { points }.
}
saw-leaves = { $card ->
    [geisha] { $target-is ->
        [you] Ta Geisha est écartée du jeu.
       *[other] La Geisha { of-target } est écartée du jeu.
    }
   *[other] { $target-is ->
        [you] Ton { card } va à la défausse.
       *[other] Le { card } { of-target } va à la défausse.
    }
}
saw-no-attack = { $seat-is ->
    [you] Tu n’attaques pas une seconde fois.
   *[other] { $seat } n’attaque pas une seconde fois.
}
saw-fill = { $seat } comble le vide { slot }.
saw-fill-own = { $seat-is ->
    [you] Tu combles le vide { slot } avec { the-card }.
   *[other] { $seat } comble le vide { slot } avec { the-card }.
}
saw-trade = { $seat } reprend en main sa carte { slot } et pose une carte à sa place.
saw-trade-own = { $seat-is ->
    [you] Tu échanges { the-card } { slot } contre { the-other }.
   *[other] { $seat } échange { the-card } { slot } contre { the-other }.
}
saw-keep-own = { $seat-is ->
    [you] Tu reprends { the-card } { slot } et reposes la même carte.
   *[other] { $seat } reprend { the-card } { slot } et repose la même carte.
}
saw-pick-up = { $seat } reprend en main les cartes { slot } et { aim } et les repose, interverties ou non.
saw-pick-up-own = { $swapped ->
    [yes] { $seat-is ->
        [you] Tu reprends en main les cartes { slot } et { aim } et les intervertis.
       *[other] { $seat } reprend en main les cartes { slot } et { aim } et les intervertit.
    }
   *[no] { $seat-is ->
        [you] Tu reprends en main les cartes { slot } et { aim } et les reposes comme elles étaient.
       *[other] { $seat } reprend en main les cartes { slot } et { aim } et les repose comme elles étaient.
    }
}
saw-no-trade = { $seat-is ->
    [you] Tu laisses ton étalage tel quel.
   *[other] { $seat } laisse son étalage tel quel.
}
saw-peek = { $seat } regarde { goal }.
saw-peek-own = { $seat-is ->
    [you] Tu regardes { goal } : c’est { the-card }.
   *[other] { $seat } regarde { goal } : c’est { the-card }.
}
saw-no-peek = { $seat-is ->
    [you] Tu ne regardes aucune carte.
   *[other] { $seat } ne regarde aucune carte.
}
saw-end = { $seats-you ->
    [alone] Tu ne peux pas combler tous les vides de ton étalage
    [among] { you-in-list } ne pouvez pas combler tous les vides de vos étalages
   *[absent] { $seats-count ->
        [one] { $seats } ne peut pas combler tous les vides de son étalage
       *[other] { $seats } ne peuvent pas combler tous les vides de leurs étalages
    }
} : la partie se termine.
saw-rest = { $seat-is ->
    [you] Il te reste : { $list }.
   *[other] Il reste à { $seat } : { $list }.
}
saw-tie = { $seats-you ->
    [absent] { $seats } sont à égalité avec { points } chacun et ajoutent donc leurs étalages et leurs mains
   *[among] { you-in-list } êtes à égalité avec { points } chacun et ajoutez donc vos étalages et vos mains
}. { $list }.

## La table dessinée dans un terminal. Les cartes y sont par leurs lettres : 1 2 3 N M R 7 8 D S G.

draw-gap = (vide)
draw-known = { card } ({ $card ->
    [geisha] connue
   *[other] connu
})
draw-hand = main { $cards }
draw-hand-open = main { $list }
draw-prison = prisonniers { $cards } ({ points })
draw-prison-down = prisonniers { $cards }
draw-prison-open = prisonniers { $list } ({ points })
draw-lost-open = perdu { $list }
