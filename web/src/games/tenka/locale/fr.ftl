### The table of Tenka Trick on the page. Short words; the General’s card is a fan with a sun and a moon side.

tenka-you = Toi
# A clan, or what leads a side.
tenka-side = { $side ->
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
}
tenka-kind = { $kind ->
    [M] Militaire
    [A] Agricole
    [I] Industrielle
    [C] Commerciale
   *[S] Maritime
}

## The bar.

tenka-battle = Bataille { $battle } sur { $battles }
# The same on a phone.
tenka-battle-short = { $battle } sur { $battles }
tenka-deck = Pioche { $cards }
tenka-played = Ce qui a été joué
tenka-everybody = Tout le monde
tenka-nothing-played = Aucune carte n’a encore été gagnée.
tenka-out = hors jeu

## Players.

tenka-general = Général
tenka-in-hand = { $cards } en main
tenka-won = { $cards ->
    [one] { $cards } carte gagnée
   *[other] { $cards } cartes gagnées
}
tenka-thinking = réfléchit
tenka-fan-of = { $name } tient l’éventail
tenka-fan-yours = Tu tiens l’éventail
tenka-fan-turns = L’éventail se retourne
tenka-up = { $up ->
    [light] Côté soleil
   *[dark] Côté lune
}
tenka-counts = { $up ->
    [light] Les nombres du soleil comptent
   *[dark] Les nombres de la lune comptent
}

## The battle.

tenka-battle-now = La bataille
tenka-generals-side = camp du Général
tenka-wins = gagne
tenka-would-win = gagnerait
tenka-falls-short = ne suffit pas
# What a side has without the card that is being thought of.
tenka-now = avant : { $total }

## The race.

tenka-race = La course pour chaque type
tenka-points-now = Points actuels
tenka-points = points
tenka-most = majorité : { $points }
tenka-tied = à égalité : { $points }
tenka-fan = l’éventail : { $points }

## Deciding.

# Before what the chosen card would do.
tenka-with-card = Avec ta carte :
# The same for a clan that would be taken.
tenka-with-clan = Avec { tenka-side } :
tenka-hand = Ta main
tenka-choose-card = Choisis une carte
tenka-choose-clan = Choisis un clan
tenka-play = Jouer : { tenka-side } { $strength }
tenka-give = Donner { tenka-side } { $strength } à { $name }
tenka-take = Prendre { tenka-side }
tenka-pile-open = La pile { $name-starts ->
    [a] d’{ $name }
    [e] d’{ $name }
    [i] d’{ $name }
    [o] d’{ $name }
    [u] d’{ $name }
   *[other] de { $name }
}, par clan
tenka-barred = à l’abri

## The end.

tenka-end-cards = cartes
tenka-end-kinds = majorités
tenka-end-fan = éventail
tenka-end-total = total
tenka-scroll = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards } pour les cartes, { $kinds } pour les majorités, { $fan } pour l’éventail
