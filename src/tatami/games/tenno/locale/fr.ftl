### TENNO en français.

## Les mots dont les phrases sont faites.

# Une carte par son nom, comme sur une étiquette.
card = { $card ->
    [farmer-1] Paysan 1
    [farmer-2] Paysan 2
    [farmer-3] Paysan 3
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
    [farmer-1] le Paysan 1
    [farmer-2] le Paysan 2
    [farmer-3] le Paysan 3
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
    [farmer-1] ton Paysan 1
    [farmer-2] ton Paysan 2
    [farmer-3] ton Paysan 3
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
    [farmer-1] le Paysan 1
    [farmer-2] le Paysan 2
    [farmer-3] le Paysan 3
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
    [farmer-1] ton Paysan 1
    [farmer-2] ton Paysan 2
    [farmer-3] ton Paysan 3
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
    [farmer-1] le Paysan 1
    [farmer-2] le Paysan 2
    [farmer-3] le Paysan 3
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
# Où une carte se trouve dans la rangée.
where = { $slot ->
    [left] à gauche
    [middle] au milieu
   *[right] à droite
}
# La carte attaquée ou regardée, et à qui elle est.
goal = { $target-is ->
    [you] ta carte { aim }
   *[other] la carte { aim } de { $target }
}
# Une carte perdue, et à qui elle est.
whose = { $target-is ->
    [you] { your-card }
   *[other] { the-card } de { $target }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## À quoi ressemble le jeu.

about = Tous ont les onze mêmes personnages et en posent trois face cachée. Attaque, bluffe et retiens qui se trouve où, car chaque carte perdue laisse un trou que ta main doit combler.
option-memory_aid = Chaque carte des rangées montre ce que tu pourrais en retenir : la dernière carte vue là, et si elle a pu changer depuis.
option-cards = Les cartes de chaque jeu : les onze, ou moins pour une petite partie ; les trois Paysans en sont toujours.

## Les lieux et ce qui s’y trouve.

place-row = { $seat-is ->
    [you] ta rangée, { where }
   *[other] rangée de { $seat }, { where }
}
place-hand = { $seat-is ->
    [you] ta main
   *[other] main de { $seat }
}
place-prison = { $seat-is ->
    [you] ta prison
   *[other] prison de { $seat }
}
place-discard = défausse
card-down = carte cachée
card-seen = carte cachée (vue en dernier : { card })
card-changed = carte cachée (vue en dernier : { card } ; a peut-être changé)
card-own = { card } (cachée)
card-known = { card } (cachée, connue de { $everybody ->
    [yes] tous
   *[no] { $seats }
})
card-of = { $seat-is ->
    [you] { your-card }
   *[other] { card } de { $seat }
}

## La table en phrases.

sum-fight = { $seat-is ->
    [you] Ta carte { slot }, { the-card }, attaque { goal }, { the-met }.
   *[other] La carte { slot } de { $seat }, { the-card }, attaque { goal }, { the-met }.
}
sum-row = { $seat-is ->
    [you] Ta rangée : { $list }.
   *[other] Rangée de { $seat } : { $list }.
}
sum-row-down = Rangée de { $seat } : trois cartes cachées.
sum-row-empty = { $seat-is ->
    [you] Ta rangée est encore vide.
   *[other] La rangée de { $seat } est encore vide.
}
row-card = { where } { $piece }
row-gap = { where } un trou
sum-hand = { $cards ->
    [0] La main de { $seat } est vide.
    [one] { $seat } a { $cards } carte en main.
   *[other] { $seat } a { $cards } cartes en main.
}
sum-hand-open = { $seat-is ->
    [you] { $cards ->
        [0] Ta main est vide.
       *[other] Ta main : { $list }.
    }
   *[other] { $cards ->
        [0] La main de { $seat } est vide.
       *[other] Main de { $seat } : { $list }.
    }
}
sum-prison = { $seat-is ->
    [you] { $cards ->
        [0] Ta prison est vide.
        [one] Ta prison : { $cards } carte, { points }.
       *[other] Ta prison : { $cards } cartes, { points }.
    }
   *[other] { $cards ->
        [0] La prison de { $seat } est vide.
        [one] Prison de { $seat } : { $cards } carte, { points }.
       *[other] Prison de { $seat } : { $cards } cartes, { points }.
    }
}
sum-prison-open = { $seat-is ->
    [you] Ta prison : { $list }, { points }.
   *[other] Prison de { $seat } : { $list }, { points }.
}
sum-lost = { $seat-is ->
    [you] Tu as perdu : { $list }.
   *[other] { $seat } a perdu : { $list }.
}
sum-discard = { $cards ->
    [0] La défausse est vide.
    [one] La défausse : { $cards } carte.
   *[other] La défausse : { $cards } cartes.
}

## À qui le tour.

task-set-up = { $seat-is ->
    [you] Pose tes trois Paysans face cachée dans ta rangée, dans l’ordre que tu veux.
   *[other] { $seat } pose trois Paysans.
}
task-attack = { $seat-is ->
    [you] À toi : attaque une carte de quelqu’un avec une des tiennes.
   *[other] { $seat } s’apprête à attaquer.
}
task-respond = { $seat-is ->
    [you] { $card ->
        [geisha] La Geisha
       *[other] Le { card }
    } de { $target } attaque { your-met }{ $why ->
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
    [you] Comble le trou { slot } avec une carte de ta main.
   *[other] { $seat } comble un trou.
}
task-trade = { $seat-is ->
    [you] Tu n’as perdu aucune carte, tu peux donc échanger une carte de ta rangée contre une de ta main.
   *[other] { $seat } peut échanger une carte.
}
task-pick-up = { $seat-is ->
    [you] Tu n’as perdu aucune carte et ta main est vide, tu peux donc ramasser deux cartes de ta rangée.
   *[other] { $seat } peut ramasser deux cartes.
}
task-peek = { $seat-is ->
    [you] Tu as gagné en défense, tu peux donc regarder une des cartes de { $target }.
   *[other] { $target-is ->
        [you] { $seat } peut regarder une de tes cartes.
       *[other] { $seat } peut regarder une des cartes de { $target }.
    }
}

## Ce qu’on peut faire.

do-set-up = De gauche à droite : { $list }
do-attack = Ta carte { slot }, { the-card }, contre { goal }
do-monk = Montrer le Moine ({ sum })
do-stay-silent = Se taire ({ sum })
do-no-attack = Ne pas attaquer de nouveau
do-fill = Combler le trou { slot } avec { the-card }
do-trade = Échanger { the-card } { where } contre { the-other }
do-keep = Ramasser { the-card } { where } et remettre la même carte
do-no-trade = Laisser ta rangée comme elle est
do-swap = Ramasser les cartes { slot } et { aim } et les échanger
do-put-back = Ramasser les cartes { slot } et { aim } et les remettre comme elles étaient
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
    [yes] { " " }; la partie peut finir
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
    [geisha] { whose } quitte la partie
   *[other] { whose } va à la défausse
}
then-peek = { $seat-is ->
    [you] tu peux regarder une des cartes de { $target }
   *[other] { $target-is ->
        [you] { $seat } peut regarder une de tes cartes
       *[other] { $seat } peut regarder une des cartes de { $target }
    }
}
then-monk-known = tous savent alors où est ton Moine
then-ends = la partie finit

## Ce qu’on ne peut pas faire, et pourquoi.

no-set-up-first = Pose d’abord tes trois Paysans.
no-set-up-now = Ta rangée est déjà posée.
no-seat = Il n’y a pas de place { $number } à cette table.
no-own-row = Tu ne peux pas attaquer ta propre rangée.
no-shogun = Le Shogun n’attaque jamais.
no-ronin-again = Le Ronin a déjà attaqué ; attaque avec une autre carte.
no-attacker-gone = Le Ronin n’est plus là, il n’y a donc pas de carte à cet endroit.
no-target-again = Le Ronin a déjà attaqué { goal } ; choisis-en une autre.
no-attacked-already = Tu as déjà attaqué ce tour-ci.
no-monk-beside = Pas de Moine à côté de cette carte.
no-monk-now = Le Moine n’aide qu’une carte attaquée à côté de lui.
no-answer-first = Réponds d’abord à l’attaque : montre ton Moine ou tais-toi.
no-pass-now = Un tour commence par une attaque, tu ne peux donc pas passer.
no-fill-first = Comble d’abord ton trou.
no-fill-yet = Les trous sont comblés quand les attaques sont finies.
no-gap = Tu n’as pas de trou à combler.
no-in-row = { $card ->
    [geisha] Ta Geisha
   *[other] Ton { card }
} est déjà dans ta rangée.
no-out-of-play = { $card ->
    [geisha] Ta Geisha
   *[other] Ton { card }
} est hors jeu.
no-trade-yet = Tu peux échanger après ton attaque, si tu ne perds aucune carte.
no-hand = Ta main est vide, tu peux donc seulement ramasser deux cartes de ta rangée.
no-pick-up = Tu ne peux ramasser deux cartes que si ta main est vide.
no-peek-now = Seul un défenseur qui a gagné un combat peut regarder une carte.
no-peek-first = Regarde d’abord une des cartes de { $target }, ou aucune.

## Ce qui s’est passé.

saw-set-up = { $seat } pose trois Paysans face cachée.
saw-set-up-own = Tu poses face cachée, de gauche à droite : { $list }.
saw-attack = { $seat-is ->
    [you] Tu attaques { goal } avec ta carte { slot }, { the-card }.
   *[other] { $seat } attaque { goal } avec la carte { slot }, { the-card }.
}
saw-met = C’est { the-card }.
saw-silence = { $seat-is ->
    [you] Tu ne montres pas de Moine.
   *[other] { $seat } ne montre pas de Moine.
}
saw-monk = { $seat-is ->
    [you] Tu montres ton Moine { where }.
   *[other] { $seat } montre le Moine { where }.
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
        [you] Ta Geisha quitte la partie.
       *[other] La Geisha de { $target } quitte la partie.
    }
   *[other] { $target-is ->
        [you] Ton { card } va à la défausse.
       *[other] Le { card } de { $target } va à la défausse.
    }
}
saw-no-attack = { $seat-is ->
    [you] Tu n’attaques pas de nouveau.
   *[other] { $seat } n’attaque pas de nouveau.
}
saw-fill = { $seat } comble le trou { slot }.
saw-fill-own = Tu combles le trou { slot } avec { the-card }.
saw-trade = { $seat } ramasse la carte { slot } et pose une carte à sa place.
saw-trade-own = Tu échanges { the-card } { where } contre { the-other }.
saw-keep-own = Tu ramasses { the-card } { where } et remets la même carte.
saw-pick-up = { $seat } ramasse les cartes { slot } et { aim } et les remet, échangées ou non.
saw-pick-up-own = { $swapped ->
    [yes] Tu ramasses les cartes { slot } et { aim } et les échanges.
   *[no] Tu ramasses les cartes { slot } et { aim } et les remets comme elles étaient.
}
saw-no-trade = { $seat-is ->
    [you] Tu laisses ta rangée comme elle est.
   *[other] { $seat } laisse la rangée comme elle est.
}
saw-peek = { $seat } regarde { goal }.
saw-peek-own = Tu regardes { goal } : c’est { the-card }.
saw-no-peek = { $seat-is ->
    [you] Tu ne regardes aucune carte.
   *[other] { $seat } ne regarde aucune carte.
}
saw-end = { $seats-count ->
    [one] { $seats } ne peut pas combler tous ses trous : la partie finit.
   *[other] { $seats } ne peuvent pas combler tous leurs trous : la partie finit.
}
saw-rest = { $seat-is ->
    [you] Il te reste : { $list }.
   *[other] Il reste à { $seat } : { $list }.
}
saw-tie = { $seats } sont à égalité avec { points } chacun et ajoutent donc leurs rangées et leurs mains. { $list }.

## La table dessinée dans un terminal. Les cartes y sont par leurs lettres : 1 2 3 N M R 7 8 D S G.

draw-gap = (trou)
draw-known = { card } (connue)
draw-hand = main { $cards }
draw-hand-open = main { $list }
draw-prison = prison { $cards } ({ points })
draw-prison-open = prison { $list } ({ points })
draw-lost-open = perdu { $list }
