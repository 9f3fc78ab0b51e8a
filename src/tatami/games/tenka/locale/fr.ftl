### Ce qui se dit à une table de Tenka Trick.

## Les cartes.

clan = { $faction ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
   *[own] { $faction }
}
# Les cinq types de pays : de la guerre, du riz, de l’artisanat, du commerce et de la mer.
kind = { $kind ->
    [M] Militaire
    [A] Agricole
    [I] Industrielle
    [C] Commerciale
   *[S] Maritime
}
kinds = { $cards ->
    [one] { kind }
   *[other] { $kind ->
        [M] Militaires
        [A] Agricoles
        [I] Industrielles
        [C] Commerciales
       *[S] Maritimes
    }
}
card = { $faction ->
    [emperor] Empereur
    [temples] Temples
   *[clan] { clan } { kind }
} { $light }/{ $dark }
the-card = { $faction ->
    [emperor] l’Empereur
    [temples] les Temples
   *[clan] { clan } { kind }
} { $light }/{ $dark }
card-hidden = une carte
card-general = { $up ->
    [light] carte du Général, côté soleil
   *[dark] carte du Général, côté lune
}
kind-cards = { $cards } { kinds }
seat-has = { $seat-is ->
    [you] tu as { $number }
   *[other] { $seat } a { $number }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## À quoi ressemble le jeu.

title = Tenka Trick
designers = 静岡テーブルゲーム工房
about = Trois ou quatre rivaux se disputent, bataille après bataille, les provinces du Japon. La même carte est faible ou forte selon le côté visible de la carte du Général, et chaque soulèvement la retourne.
option-cards = Les 45 cartes de pays sont notre reconstitution, car le livret ne les énumère pas. Si tu possèdes le jeu imprimé, donne sa liste : une carte par ligne, comme « M7 M 7 3 oda » (code, type, forces soleil et lune, clan). Les clans peuvent porter d’autres noms.
option-factions = Combien des sept clans sont en jeu : tous, ou moins pour une petite partie avec moins de batailles.

## What is wrong with a list of cards that somebody gave; $line is 0 if it is about the whole list.

cards-wrong = { $line ->
    [0] Liste des cartes :
   *[other] Liste des cartes, ligne { $line }, « { $text } » :
} { cards-why } { cards-format }
cards-why = { $why ->
    [words] une carte a cinq mots, pas { $number }.
    [code] « { $word } » n’est pas un code ; un code est une lettre suivie d’au plus cinq lettres ou chiffres.
    [trump] { $word } est le code d’un atout.
    [kind] « { $word } » n’est pas un type ; les types sont M, A, I, C et S.
    [strength] « { $word } » n’est pas un nombre entier de 0 à 10.
    [clan] « { $word } » ne peut pas nommer un clan ; prends 16 lettres au plus.
    [twice] la ligne { $number } a déjà le code { $word }.
    [clans] « { $word } » serait le huitième clan, et il y en a sept.
    [cards] elle a { $number } cartes au lieu de 45.
    [few-clans] elle a { $number } clans au lieu de 7.
    [no-kind] aucune carte n’est du type { $word }.
   *[long] elle a { $number } caractères, plus de 20 000.
}
cards-format = Écris une carte par ligne : code, type, force soleil, force lune, clan ; par exemple « M7 M 7 3 oda ».

## Les lieux.

place-hand = { $seat-is ->
    [you] ta main
   *[other] main { of-seat }
}
place-pile = { $seat-is ->
    [you] ta pile
   *[other] pile { of-seat }
}
place-general = { $seat-is ->
    [you] ta place pour la carte du Général
   *[other] place { of-seat } pour la carte du Général
}
place-battle = { $seat-is ->
    [you] ta carte dans la bataille
   *[other] carte { of-seat } dans la bataille
}
place-deck = pioche
place-out = atouts hors jeu

## Une bataille et pourquoi elle finit ainsi.

side-total = { $side ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] Empereur
    [temples] Temples
   *[own] { $side }
} { $total }
winner = { $winner ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] le camp de l’Empereur
    [temples] le camp des Temples
   *[own] { $winner }
}
why-one-side = { $totals } : tous sont dans le même camp, qui gagne sans combat
why-highest = { $totals } : { winner } gagne
why-generals-tie = { $totals } : l’égalité revient au camp du Général
why-vassals-tie = { $totals } : les vassaux les plus forts sont à égalité, mais les vassaux ne sont pas tous de même force, le camp du Général gagne donc
why-vassals-draw = { $totals } : { $vassals ->
    [all] tous les vassaux sont à égalité au-dessus du camp du Général, la bataille est donc nulle
   *[strongest] les vassaux les plus forts sont à égalité et personne n’est plus faible que le camp du Général, la bataille est donc nulle
}
why-two-trumps = { $trumps } atouts dans la même bataille : elle est nulle
why-emperor-leads = Le Général a entamé avec l’Empereur et gagne seul
why-all-agricultural = Tous les vassaux ont rejoint les Temples du Général avec une carte agricole, la bataille est donc nulle

## La table en phrases.

sum-battle = Bataille { $battle } sur { $battles } ; { $cards ->
    [0] la pioche est vide.
    [one] il reste { $cards } carte dans la pioche.
   *[other] il reste { $cards } cartes dans la pioche.
}
sum-over = Les { $battles } batailles ont été livrées.
sum-general = { $seat-is ->
    [you] Tu as
   *[other] { $seat } a
} la carte du Général, { $up ->
    [light] côté soleil : le premier nombre de chaque carte compte.
   *[dark] côté lune : le second nombre de chaque carte compte.
}
sum-led = { $seat-is ->
    [you] Tu as entamé avec
   *[other] { $seat } a entamé avec
} { the-card }, force { $strength }.
sum-played = { $seat-is ->
    [you] Tu as joué
   *[other] { $seat } a joué
} { the-card }, force { $strength }{ $side ->
    [emperor] , dans le camp de l’Empereur
    [temples] , dans le camp des Temples
   *[own] { "" }
}.
sum-sides = Jusqu’ici : { $totals }.
sum-spoils = Encore à partager : { $list }.
sum-hand = { $list-count ->
    [0] { $seat-is ->
        [you] Ta main est vide.
       *[other] La main { of-seat } est vide.
    }
   *[other] { $seat-is ->
        [you] Ta main : { $list }.
       *[other] La main { of-seat } : { $list }.
    }
}
sum-points = { $seat-is ->
    [you] Tu as { points }.
   *[other] { $seat } a { points }.
}
sum-holds = { $seat } a { points } et { $cards ->
    [0] aucune carte en main.
    [one] { $cards } carte en main.
   *[other] { $cards } cartes en main.
}
sum-pile = { $list-count ->
    [0] { $seat-is ->
        [you] Ta pile est vide.
       *[other] La pile { of-seat } est vide.
    }
   *[other] { $seat-is ->
        [you] Ta pile : { $list }.
       *[other] Pile { of-seat } : { $list }.
    }
}
sum-kind = { $list-count ->
    [0] { kind } : personne n’en a.
   *[other] { kind } : { $list }.
}
sum-out = Hors jeu : { $list }.

## À qui le tour.

task-lead = { $seat-is ->
    [you] Tu es Général : entame avec la carte de ton choix.
   *[other] { $seat } est Général et entame la bataille.
}
task-follow = { $seat-is ->
    [you] { $general } a entamé avec { clan } : fournis ce clan, ou joue un atout.
   *[other] { task-play }
}
task-without = { $seat-is ->
    [you] { $general } a entamé avec { clan } et tu n’en as pas : joue la carte de ton choix.
   *[other] { task-play }
}
task-any = { $seat-is ->
    [you] { $general } a entamé avec un atout : joue la carte de ton choix.
   *[other] { $seat } peut jouer n’importe quelle carte.
}
task-play = { $seat } joue une carte ; clan demandé : { clan }.
task-give = { $seat-is ->
    [you] { $cards ->
        [one] Donne à { $receiver } la dernière carte de cette bataille.
       *[other] Donne à { $receiver } une des { $cards } cartes encore à partager.
    }
   *[other] { $seat } choisit une carte de cette bataille pour { $receiver-is ->
        [you] toi.
       *[other] { $receiver }.
    }
}
task-confiscate = { $seat-is ->
    [you] Choisis un clan : toutes ses cartes dans la pile { of-former } sont pour toi.
   *[other] { $seat } choisit un clan à confisquer { $former-is ->
        [you] dans ta pile.
       *[other] dans la pile { of-former }.
    }
}

## Ce qu’on peut faire, et ce qui en résulte.

do-play = Jouer { the-card }
do-give = Donner { the-card } à { $receiver }
do-confiscate = Confisquer { clan }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pile { of-seat }
preview-lead = force { $strength }
preview-sides = jusqu’ici { $totals }
preview-general = { $why } ; { $seat-is ->
    [you] tu deviens Général
   *[other] { $seat } devient Général
}
preview-stays = { $why } ; { $seat-is ->
    [you] tu restes Général
   *[other] { $seat } reste Général
}
preview-uprising = { $why } ; soulèvement, { $seat-is ->
    [you] tu deviens Général
   *[other] { $seat } devient Général
} et ensuite { $up ->
    [light] les nombres du soleil comptent
   *[dark] les nombres de la lune comptent
}
preview-give = { $receiver } aurait alors { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} { kinds }
preview-confiscate = { $list } ; score alors : { $points }

## Ce qu’on ne peut pas faire, et pourquoi.

no-follow = Tu as des cartes { clan }, tu dois donc en jouer une ou jouer un atout.
no-card = Tu n’as pas la carte { card }.
no-card-played = La carte { card } a déjà été jouée.
no-gift-now = Les cartes sont données après une bataille, par le nouveau Général.
no-confiscation-now = Un clan n’est confisqué qu’après un soulèvement.
no-give-first = Donne d’abord à { $receiver } une carte de cette bataille.
no-uprising = Il n’y a pas eu de soulèvement, rien n’est donc confisqué.
no-given = La carte { card } a déjà été donnée.
no-card-elsewhere = On ne donne que des cartes de cette bataille, et celle-ci n’y était pas : { card }.
no-confiscate-first = Choisis d’abord un clan à confisquer dans la pile { of-seat }.
no-gift-left = Il n’y a plus de carte à donner dans cette bataille.
no-clan = { $seat } n’a pas de carte { clan } dans sa pile.
no-largest = { $sharing ->
    [one] { clan } est le clan qui a le plus de cartes dans la pile { of-seat }, il ne peut donc pas être pris.
   *[other] { clan } est un des clans qui ont le plus de cartes dans la pile { of-seat }, il ne peut donc pas être pris.
}

## Ce qui s’est passé.

saw-lead = { $seat-is ->
    [you] Tu entames avec
   *[other] { $seat } entame avec
} { the-card }, force { $strength }.
saw-play = { $seat-is ->
    [you] Tu joues
   *[other] { $seat } joue
} { the-card }, force { $strength }.
saw-play-without = { $seat-is ->
    [you] Tu n’as aucune carte { led } et joues
   *[other] { $seat } n’a aucune carte { led } et joue
} { the-card }, force { $strength }.
led = { $led ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
   *[own] { $led }
}
saw-joined = { card } rejoint { $side ->
    [emperor] le camp de l’Empereur.
   *[temples] le camp des Temples.
}
saw-decided = { $why }.
saw-general = { $how ->
    [trump] { $seat-is ->
        [you] Tu as joué l’atout et deviens Général.
       *[other] { $seat } a joué l’atout et devient Général.
    }
    [strongest] { $seat-is ->
        [you] Tu as joué la carte la plus forte de ce camp et deviens Général.
       *[other] { $seat } a joué la carte la plus forte de ce camp et devient Général.
    }
    [first] { $seat-is ->
        [you] Tu as joué en premier la carte la plus forte de ce camp et deviens Général.
       *[other] { $seat } a joué en premier la carte la plus forte de ce camp et devient Général.
    }
   *[only] { $seat-is ->
        [you] Tu deviens Général.
       *[other] { $seat } devient Général.
    }
}
saw-stays = { $seat-is ->
    [you] Tu restes Général.
   *[other] { $seat } reste Général.
}
saw-uprising = Soulèvement : la carte du Général se retourne, et dès la prochaine bataille { $up ->
    [light] les nombres du soleil comptent.
   *[dark] les nombres de la lune comptent.
}
saw-out = Hors jeu : { card }.
saw-kept = Chacun garde la carte de pays qu’il a jouée.
saw-won = { $seat-is ->
    [you] Tu prends le butin : { $list }.
   *[other] { $seat } prend le butin : { $list }.
}
saw-rest = { $seat-is ->
    [you] Tu gardes le reste : { $list }.
   *[other] { $seat } garde le reste : { $list }.
}
saw-given = { $seat-is ->
    [you] Tu donnes { the-card } à { $receiver }.
   *[other] { $receiver-is ->
        [you] { $seat } te donne { the-card }.
       *[other] { $seat } donne { the-card } à { $receiver }.
    }
}
saw-confiscated = { $seat-is ->
    [you] Tu confisques { clan } à { $former } :
   *[other] { $former-is ->
        [you] { $seat } te confisque { clan } :
       *[other] { $seat } confisque { clan } à { $former } :
    }
} { $list }.
saw-drawing = Tous piochent une carte ; { $cards ->
    [0] la pioche est maintenant vide.
    [one] il en reste { $cards } dans la pioche.
   *[other] il en reste { $cards } dans la pioche.
}
saw-drawn = { $seat-is ->
    [you] Tu pioches { the-card }.
   *[other] { $seat } pioche { the-card }.
}
saw-points = Score actuel : { $list }.
saw-final = { $seat-is ->
    [you] Tu as
   *[other] { $seat } a
} { points } : { $cards } pour les cartes de pays, { $kinds } pour les majorités{ $general ->
    [0] { "" }
   *[other] , { $general } pour la carte du Général
}.
saw-battle = Bataille { $battle } sur { $battles } : { $up ->
    [light] les nombres du soleil comptent.
   *[dark] les nombres de la lune comptent.
}

## La table dessinée dans un terminal.

draw-seat = { $seat-is ->
    [you] Toi
   *[other] { $seat }
}
draw-general = Général
draw-points = points
draw-cards = en main
draw-up = { $up ->
    [light] Côté soleil.
   *[dark] Côté lune.
}
draw-hand = { $up ->
    [light] { $seat-is ->
        [you] Ta main ; le premier nombre compte :
       *[other] La main { of-seat } ; le premier nombre compte :
    }
   *[dark] { $seat-is ->
        [you] Ta main ; le second nombre compte :
       *[other] La main { of-seat } ; le second nombre compte :
    }
}
draw-card = { $faction ->
    [emperor] Empereur
    [temples] Temples
   *[clan] { clan }
}
draw-played = { $seat-is ->
    [you] Toi
   *[other] { $seat }
} : { $faction ->
    [emperor] Empereur
    [temples] Temples
   *[clan] { clan } { $kind }
} { $strength }
