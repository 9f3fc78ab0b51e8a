### TENNO in German. Names of players are not declined: “von Hana”, never “Hanas”. Cards have articles,
### also the Farmers and Samurai, which are told apart by their value: “der Bauer 1”, “den Samurai 7”.

## Words that sentences are made of.

# A card by its name, as on a label: nominative.
card = { $card ->
    [farmer-1] Bauer 1
    [farmer-2] Bauer 2
    [farmer-3] Bauer 3
    [ninja] Ninja
    [monk] Mönch
    [ronin] Ronin
    [samurai-7] Samurai 7
    [samurai-8] Samurai 8
    [daimyo] Daimyo
    [shogun] Shogun
   *[geisha] Geisha
}
# The name after an article in the accusative or dative.
card-oblique = { $card ->
    [farmer-1] Bauern 1
    [farmer-2] Bauern 2
    [farmer-3] Bauern 3
   *[other] { card }
}
card-the = { $card ->
    [geisha] die Geisha
   *[other] der { card }
}
card-the-accusative = { $card ->
    [geisha] die Geisha
   *[other] den { card-oblique }
}
card-the-dative = { $card ->
    [geisha] der Geisha
   *[other] dem { card-oblique }
}
card-your = { $card ->
    [geisha] deine Geisha
   *[other] dein { card }
}
card-your-accusative = { $card ->
    [geisha] deine Geisha
   *[other] deinen { card-oblique }
}
# At the beginning of a sentence.
card-the-first = { $card ->
    [geisha] Die Geisha
   *[other] Der { card }
}
card-your-first = { $card ->
    [geisha] Deine Geisha
   *[other] Dein { card }
}
met = { $met ->
    [farmer-1] Bauer 1
    [farmer-2] Bauer 2
    [farmer-3] Bauer 3
    [ninja] Ninja
    [monk] Mönch
    [ronin] Ronin
    [samurai-7] Samurai 7
    [samurai-8] Samurai 8
    [daimyo] Daimyo
    [shogun] Shogun
   *[geisha] Geisha
}
met-oblique = { $met ->
    [farmer-1] Bauern 1
    [farmer-2] Bauern 2
    [farmer-3] Bauern 3
   *[other] { met }
}
met-the = { $met ->
    [geisha] die Geisha
   *[other] der { met }
}
met-the-accusative = { $met ->
    [geisha] die Geisha
   *[other] den { met-oblique }
}
met-your-accusative = { $met ->
    [geisha] deine Geisha
   *[other] deinen { met-oblique }
}
other-the-accusative = { $other ->
    [farmer-1] den Bauern 1
    [farmer-2] den Bauern 2
    [farmer-3] den Bauern 3
    [ninja] den Ninja
    [monk] den Mönch
    [ronin] den Ronin
    [samurai-7] den Samurai 7
    [samurai-8] den Samurai 8
    [daimyo] den Daimyo
    [shogun] den Shogun
   *[geisha] die Geisha
}
# Before “Karte” and “Lücke”, in the nominative or accusative, then in the dative.
slot = { $slot ->
    [left] linke
    [middle] mittlere
   *[right] rechte
}
slot-dative = { $slot ->
    [left] linken
    [middle] mittleren
   *[right] rechten
}
aim = { $aim ->
    [left] linke
    [middle] mittlere
   *[right] rechte
}
# Where a card lies in its owner’s row.
where = { $slot ->
    [left] links
    [middle] in der Mitte
   *[right] rechts
}
# The row card that is attacked or looked at, and whose it is.
goal = { $target-is ->
    [you] deine { aim } Karte
   *[other] die { aim } Karte von { $target }
}
# A card that is lost, and whose it is: nominative, accusative.
whose = { $target-is ->
    [you] { card-your }
   *[other] { card-the } von { $target }
}
whose-accusative = { $target-is ->
    [you] { card-your-accusative }
   *[other] { card-the-accusative } von { $target }
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## What the game is like.

title = TENNO
designers = Lukas Zach & Michael Palm
about = Alle haben dieselben elf Personen und legen drei davon verdeckt aus. Greif an, bluffe und merk dir, wer wo liegt, denn jede verlorene Karte reißt eine Lücke, die deine Hand füllen muss.
option-memory = Was der Tisch zeigt: alles, was man sich merken könnte (gesehene und verlorene Karten, Punkte der Gefangenen, den Verlauf), oder nur, was jetzt daliegt.
option-memory-full = alles, was war
option-memory-table = nur, was daliegt
option-geisha_trades = Wer mit der Geisha angreift und gewinnt, darf tauschen, obwohl sie das Spiel verlässt.
option-cards = Die Karten in jedem Set: alle elf, oder weniger für ein kleines Spiel; die drei Bauern sind immer dabei.

## Places and what lies there.

place-row = { $seat-is ->
    [you] deine Auslage, { where }
   *[other] Auslage von { $seat }, { where }
}
place-hand = { $seat-is ->
    [you] deine Hand
   *[other] Hand von { $seat }
}
place-prison = { $seat-is ->
    [you] dein Gefangenenstapel
   *[other] Gefangenenstapel von { $seat }
}
place-discard = Ablagestapel
card-down = eine verdeckte Karte
# Somebody else’s row card; what lay there when it was last seen.
card-seen = eine verdeckte Karte (zuletzt gesehen: { card })
card-changed = eine verdeckte Karte (zuletzt gesehen: { card }; vielleicht inzwischen ausgetauscht)
# The listener’s own row card. $seats: who could remember it; $everybody says whether that is all others.
card-own = { card } (verdeckt)
card-known = { card } (verdeckt, { $everybody ->
    [yes] allen
   *[no] { $seats }
} bekannt)
# A captured or discarded card, and whose it was.
card-of = { $seat-is ->
    [you] { card-your }
   *[other] { card } von { $seat }
}

## The table in sentences.

sum-fight = { $seat-is ->
    [you] Deine { slot } Karte, { card-the }, greift { goal } an, { met-the-accusative }.
   *[other] Die { slot } Karte von { $seat }, { card-the }, greift { goal } an, { met-the-accusative }.
}
# A row with its cards from left to right; $list is made of row-card and row-gap.
sum-row = { $seat-is ->
    [you] Deine Auslage: { $list }.
   *[other] Auslage von { $seat }: { $list }.
}
sum-row-down = Auslage von { $seat }: 3 verdeckte Karten.
sum-row-empty = { $seat-is ->
    [you] Deine Auslage ist noch leer.
   *[other] Die Auslage von { $seat } ist noch leer.
}
# $piece is one of card, card-down, card-seen, card-changed, card-own, card-known.
row-card = { where } { $piece }
row-gap = { where } eine Lücke
sum-hand = { $cards ->
    [0] { $seat } hat keine Karten auf der Hand.
    [one] { $seat } hat { $cards } Karte auf der Hand.
   *[other] { $seat } hat { $cards } Karten auf der Hand.
}
# A hand that the listener sees: the own one, at the end everybody’s.
sum-hand-open = { $seat-is ->
    [you] { $cards ->
        [0] Deine Hand ist leer.
       *[other] Deine Hand: { $list }.
    }
   *[other] { $cards ->
        [0] { $seat } hat keine Karten auf der Hand.
       *[other] Hand von { $seat }: { $list }.
    }
}
sum-prison = { $seat-is ->
    [you] Du hast { prisoners }.
   *[other] { $seat } hat { prisoners }.
}
prisoners = { $cards ->
    [0] keine Gefangenen
    [one] { $cards } Gefangenen, { points }
   *[other] { $cards } Gefangene, { points }
}
# The same where the table does not say the points.
sum-prison-down = { $seat-is ->
    [you] Du hast { prisoners-down }.
   *[other] { $seat } hat { prisoners-down }.
}
prisoners-down = { $cards ->
    [0] keine Gefangenen
    [one] { $cards } Gefangenen
   *[other] { $cards } Gefangene
}
# At the end; $list holds prisoners with their owners, made of card-of.
sum-prison-open = { $seat-is ->
    [you] Deine Gefangenen: { $list }, { points }.
   *[other] Gefangene von { $seat }: { $list }, { points }.
}
# Which of their own cards somebody no longer has, as everybody saw.
sum-lost = { $seat-is ->
    [you] Deine Verluste: { $list }.
   *[other] Verluste von { $seat }: { $list }.
}
sum-discard = { $cards ->
    [0] Der Ablagestapel ist leer.
    [one] Auf dem Ablagestapel liegt { $cards } Karte.
   *[other] Auf dem Ablagestapel liegen { $cards } Karten.
}

## Whose turn it is.

task-set-up = { $seat-is ->
    [you] Leg deine 3 Bauern verdeckt in deine Auslage, in beliebiger Reihenfolge.
   *[other] { $seat } legt 3 Bauern aus.
}
task-attack = { $seat-is ->
    [you] Du bist am Zug: Greif mit einer deiner Karten eine gegnerische an.
   *[other] { $seat } greift gleich an.
}
# The listener is asked whether to show the Monk; the others must not learn more than that.
task-respond = { $seat-is ->
    [you] { $target } greift { met-your-accusative } mit { card-the-dative } an{ $why ->
        [geishas] : Zwei Geishas sind gleich stark
       *[other] , { $attack } gegen { $defence }
    }. Zeigst du deinen Mönch?
   *[other] { $seat } überlegt.
}
task-attack-again = { $seat-is ->
    [you] Nach deinem Ronin darfst du noch einmal angreifen, mit einer anderen Karte.
   *[other] { $seat } darf noch einmal angreifen.
}
task-fill = { $seat-is ->
    [you] Füll die { slot } Lücke aus deiner Hand.
   *[other] { $seat } füllt eine Lücke.
}
task-trade = { $seat-is ->
    [you] { $geisha ->
        [yes] Deine Geisha hat gewonnen, also darfst du eine Karte deiner Auslage gegen eine aus deiner Hand tauschen.
       *[no] Du hast keine Karte verloren, also darfst du eine aus deiner Auslage gegen eine aus deiner Hand tauschen.
    }
   *[other] { $seat } darf eine Karte tauschen.
}
task-pick-up = { $seat-is ->
    [you] { $geisha ->
        [yes] Deine Geisha hat gewonnen und deine Hand ist leer, also darfst du 2 Karten deiner Auslage aufnehmen.
       *[no] Du hast keine Karte verloren und deine Hand ist leer, also darfst du 2 Karten deiner Auslage aufnehmen.
    }
   *[other] { $seat } darf 2 Karten aufnehmen.
}
task-peek = { $seat-is ->
    [you] Du hast einen Angriff abgewehrt, also darfst du dir eine Karte von { $target } ansehen.
   *[other] { $target-is ->
        [you] { $seat } darf sich eine deiner Karten ansehen.
       *[other] { $seat } darf sich eine Karte von { $target } ansehen.
    }
}

## What one may do.

do-set-up = Von links nach rechts: { $list }
do-attack = { $actor-is ->
    [other] Die { slot } Karte von { $actor }
   *[you] Deine { slot } Karte
}, { card-the }, gegen { goal }
do-monk = Den Mönch zeigen ({ sum })
do-stay-silent = Schweigen ({ sum })
do-no-attack = Nicht noch einmal angreifen
do-fill = Die { slot } Lücke mit { card-the-dative } füllen
do-trade = { card } ({ where }) gegen { other-the-accusative } tauschen
# The same card is put back; the others cannot tell that from a trade.
do-keep = { card } ({ where }) aufnehmen und wieder hinlegen
do-no-trade = Die Auslage lassen, wie sie ist
do-swap = Die { slot } und die { aim } Karte aufnehmen und vertauschen
do-put-back = Die { slot } und die { aim } Karte aufnehmen und zurücklegen, wie sie lagen
do-peek = { $target-is ->
    [you] Deine { aim } Karte ansehen
   *[other] Die { aim } Karte von { $target } ansehen
}
do-no-peek = Keine Karte ansehen

## What would come of it, in half sentences.

# Only the strength of the attacking card is known.
preview-strength = { $card ->
    [geisha] immer um 1 stärker
   *[other] Stärke { $strength }
}
# The attacked card is unknown: how many of those that may lie there the attacking card beats, as in
# “Stärke 6: schlägt 5, ist so stark wie 1 und unterliegt 3 der 9 Karten, die dort liegen können”.
preview-odds = { preview-strength }: { $list } der { $cards } Karten, die dort liegen können{ possibilities }
odds = { $outcome ->
    [won] schlägt { $cards }
    [equal] ist so stark wie { $cards }
   *[lost] unterliegt { $cards }
}
# The same where all of them fare alike.
preview-sure = { preview-strength }: { $outcome ->
    [won] schlägt jede Karte, die dort liegen kann
    [equal] ist so stark wie jede Karte, die dort liegen kann
   *[lost] unterliegt jeder Karte, die dort liegen kann
}{ possibilities }
# What may come on top, appended to the sentence; nothing if neither.
possibilities = { $monk ->
    [yes] ; ein Mönch könnte dort helfen
   *[no] { "" }
}{ $ends ->
    [yes] ; das Spiel könnte enden
   *[no] { "" }
}
# The strengths of a fight.
sum = { $why ->
    [geishas] zwei Geishas sind gleich stark
   *[other] { $attack } gegen { $defence }
}
# Both cards are known. $list says what happens then, made of the messages that follow.
preview-fight = { sum }: { $list }
# The strengths were said already.
preview-then = { $list }
# The same for both answers; $helped is the strength of the attacked card with the Monk.
preview-answers = { $attack } gegen { $defence }: { $list }; mit einem Mönch { $attack } gegen { $helped }: { $helped-list }
then-captured = { $seat-is ->
    [you] du nimmst { whose-accusative } gefangen ({ points })
   *[other] { $seat } nimmt { whose-accusative } gefangen ({ points })
}
then-leaves = { $card ->
    [geisha] { whose } verlässt das Spiel
   *[other] { whose } kommt auf den Ablagestapel
}
then-peek = { $seat-is ->
    [you] du darfst dir eine Karte von { $target } ansehen
   *[other] { $target-is ->
        [you] { $seat } darf sich eine deiner Karten ansehen
       *[other] { $seat } darf sich eine Karte von { $target } ansehen
    }
}
then-monk-known = alle wissen dann, wo dein Mönch liegt
then-ends = das Spiel endet

## What one may not do, and why.

no-set-up-first = Leg erst deine 3 Bauern aus.
no-set-up-now = Deine Auslage liegt schon.
no-seat = An diesem Tisch gibt es keinen Platz { $number }.
no-own-row = Deine eigene Auslage kannst du nicht angreifen.
no-shogun = Der Shogun greift nie an.
no-ronin-again = Der Ronin hat schon angegriffen; nimm eine andere Karte.
no-attacker-gone = Der Ronin ist fort; dort liegt keine Karte mehr.
no-target-again = Der Ronin hat { goal } schon angegriffen; wähl eine andere.
no-attacked-already = Du hast in diesem Zug schon angegriffen.
no-monk-beside = In dieser Auslage liegt kein Mönch, der helfen könnte.
no-monk-now = Der Mönch hilft nur einer anderen Karte seiner Auslage, wenn sie angegriffen wird.
no-answer-first = Antworte erst auf den Angriff: Zeig deinen Mönch oder schweig.
no-pass-now = Ein Zug beginnt mit einem Angriff; du kannst also nicht passen.
no-fill-first = Füll erst deine Lücke.
no-fill-yet = Lücken werden erst nach den Angriffen gefüllt.
no-gap = In deiner Auslage ist keine Lücke.
no-in-row = { card-your-first } liegt schon in deiner Auslage.
no-out-of-play = { card-your-first } ist nicht mehr im Spiel.
no-trade-yet = { $geisha ->
    [yes] Tauschen darfst du nach deinem Angriff, wenn du keine Karte verlierst oder mit der Geisha gewinnst.
   *[no] Tauschen darfst du nach deinem Angriff, wenn du keine Karte verlierst.
}
no-hand = Deine Hand ist leer, also darfst du nur 2 Karten deiner Auslage aufnehmen.
no-pick-up = 2 Karten darfst du nur aufnehmen, wenn deine Hand leer ist.
no-peek-now = Eine Karte darf sich nur ansehen, wer einen Angriff abgewehrt hat.
no-peek-first = Sieh dir erst eine Karte von { $target } an oder verzichte darauf.

## What happened.

saw-set-up = { $seat } legt 3 Bauern verdeckt aus.
saw-set-up-own = { $seat-is ->
    [you] Du legst verdeckt von links nach rechts: { $list }.
   *[other] { $seat } legt verdeckt von links nach rechts: { $list }.
}
saw-attack = { $seat-is ->
    [you] Du greifst { goal } mit deiner { slot-dative } Karte an, { card-the-dative }.
   *[other] { $seat } greift { goal } mit der eigenen { slot-dative } Karte an, { card-the-dative }.
}
# The attacked card is turned up.
saw-met = Es ist { card-the }.
saw-silence = { $seat-is ->
    [you] Du zeigst keinen Mönch.
   *[other] { $seat } zeigt keinen Mönch.
}
saw-monk = { $seat-is ->
    [you] Du zeigst deinen Mönch { where }.
   *[other] { $seat } zeigt den Mönch { where }.
}
# $attack and $defence are the strengths, $why is what made them differ from what is printed.
saw-fight = { $why ->
    [geishas] Zwei Geishas sind gleich stark.
    [geisha] Die Geisha ist immer um 1 stärker: { $attack } gegen { $defence }, { verdict }.
    [monk] Der Mönch gibt 2 dazu: { $attack } gegen { $defence }, { verdict }.
    [ninja] Der Ninja greift mit 8 an: { $attack } gegen { $defence }, { verdict }.
    [ninja-monk] Der Ninja greift mit 8 an, der Mönch gibt 2 dazu: { $attack } gegen { $defence }, { verdict }.
   *[plain] { $attack } gegen { $defence }, { verdict }.
}
# $card attacked, $met was attacked.
verdict = { $outcome ->
    [won] { card-the } gewinnt
    [lost] { met-the } gewinnt
   *[equal] niemand gewinnt
}
saw-captured = { $seat-is ->
    [you] Du nimmst { whose-accusative } gefangen ({ points }).
   *[other] { $seat } nimmt { whose-accusative } gefangen ({ points }).
}
saw-leaves = { $target-is ->
    [you] { card-your-first }
   *[other] { card-the-first } von { $target }
} { $card ->
    [geisha] verlässt das Spiel.
   *[other] kommt auf den Ablagestapel.
}
saw-no-attack = { $seat-is ->
    [you] Du greifst nicht noch einmal an.
   *[other] { $seat } greift nicht noch einmal an.
}
saw-fill = { $seat } füllt die { slot } Lücke.
saw-fill-own = { $seat-is ->
    [you] Du füllst die { slot } Lücke mit { card-the-dative }.
   *[other] { $seat } füllt die { slot } Lücke mit { card-the-dative }.
}
# Nobody else can tell whether another card came down.
saw-trade = { $seat } nimmt die { slot } Karte auf und legt eine Karte an ihren Platz.
saw-trade-own = { $seat-is ->
    [you] Du tauschst { card-the-accusative } { where } gegen { other-the-accusative }.
   *[other] { $seat } tauscht { card-the-accusative } { where } gegen { other-the-accusative }.
}
saw-keep-own = { $seat-is ->
    [you] Du nimmst { card-the-accusative } { where } auf und legst die Karte wieder hin.
   *[other] { $seat } nimmt { card-the-accusative } { where } auf und legt die Karte wieder hin.
}
saw-pick-up = { $seat } nimmt die { slot } und die { aim } Karte auf und legt sie zurück, vertauscht oder nicht.
saw-pick-up-own = { $swapped ->
    [yes] { $seat-is ->
        [you] Du nimmst die { slot } und die { aim } Karte auf und vertauschst sie.
       *[other] { $seat } nimmt die { slot } und die { aim } Karte auf und vertauscht sie.
    }
   *[no] { $seat-is ->
        [you] Du nimmst die { slot } und die { aim } Karte auf und legst sie zurück, wie sie lagen.
       *[other] { $seat } nimmt die { slot } und die { aim } Karte auf und legt sie zurück, wie sie lagen.
    }
}
saw-no-trade = { $seat-is ->
    [you] Du lässt deine Auslage, wie sie ist.
   *[other] { $seat } lässt die Auslage, wie sie ist.
}
saw-peek = { $seat } sieht sich { goal } an.
saw-peek-own = { $seat-is ->
    [you] Du siehst dir { goal } an: Es ist { card-the }.
   *[other] { $seat } sieht sich { goal } an: Es ist { card-the }.
}
saw-no-peek = { $seat-is ->
    [you] Du siehst dir keine Karte an.
   *[other] { $seat } sieht sich keine Karte an.
}
# $seats: one player or two.
saw-end = { $seats-you ->
    [alone] Du kannst nicht jede Lücke füllen
    [among] { you-in-list } könnt nicht jede Lücke füllen
   *[absent] { $seats-count ->
        [one] { $seats } kann nicht jede Lücke füllen
       *[other] { $seats } können nicht jede Lücke füllen
    }
}: Das Spiel endet.
saw-rest = { $seat-is ->
    [you] Du hast noch: { $list }.
   *[other] { $seat } hat noch: { $list }.
}
# Tied leaders add the values in their hands and rows; $list holds the sums.
saw-tie = { $seats-you ->
    [absent] { $seats } haben
   *[among] { you-in-list } habt
} je { points }, also zählen auch Auslage und Hand. { $list }.

## The table drawn in a terminal. Cards stand there by their letters, as they are typed: 1 2 3 N M R 7 8 D S G.

draw-gap = (Lücke)
# The listener’s own card that others could remember.
draw-known = { card } (bekannt)
# $cards says how many; at the end $list says which, by their letters.
draw-hand = Hand { $cards }
draw-hand-open = Hand { $list }
draw-prison = Gefangene { $cards } ({ points })
draw-prison-down = Gefangene { $cards }
draw-prison-open = Gefangene { $list } ({ points })
draw-lost-open = verloren { $list }
