### Tenka Trick in German. A side in battle is a “Lager”, so that it is never taken for a side of the
### General’s card. Country cards go without an article, like suits of cards; trumps have one.

## Cards.

# The clan of a card, or one that is followed or confiscated.
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
# The five kinds of country: those of war, of rice, of crafts, of trade and of the sea.
kind = { $kind ->
    [M] Militär
    [A] Ackerbau
    [I] Handwerk
    [C] Handel
   *[S] Seefahrt
}
# A card: “Oda Militär 7/3”. The first number counts while the sun side of the General’s card is up,
# the second while the moon side is.
card = { $faction ->
    [emperor] Kaiser
    [temples] Tempel
   *[clan] { clan } { kind }
} { $light }/{ $dark }
# The same in the accusative.
card-accusative = { $faction ->
    [emperor] den Kaiser
    [temples] die Tempel
   *[clan] { clan } { kind }
} { $light }/{ $dark }
# A card whose face is hidden.
card-hidden = eine Karte
card-general = { $up ->
    [light] Generalskarte, Sonnenseite oben
   *[dark] Generalskarte, Mondseite oben
}
# So many cards of one kind, in a list: “2 × Militär”.
kind-cards = { $cards } × { kind }
# What somebody has, in a list: “Punktestand: du hast 9, Hana hat 20 und Jan hat 7.”
seat-has = { $seat-is ->
    [you] du hast { $number }
   *[other] { $seat } hat { $number }
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## What the game is like.

title = Tenka Trick
designers = 静岡テーブルゲーム工房
about = Drei oder vier Rivalen schlagen Schlacht um Schlacht um die Provinzen Japans. Ob eine Karte schwach oder stark ist, entscheidet die Seite der Generalskarte, die oben liegt, und jeder Aufstand dreht sie um.
option-cards = Die 45 Provinzkarten sind unsere Rekonstruktion, denn die Spielregel führt sie nicht auf. Wenn du das gedruckte Spiel hast, gib seine Liste an: eine Karte je Zeile, wie „M7 M 7 3 oda“ (Kürzel, Art, Sonnen- und Mondstärke, Clan). Clans dürfen andere Namen haben.
option-factions = Wie viele der sieben Clans im Spiel sind: alle, oder weniger für ein kleines Spiel mit weniger Schlachten.

## What is wrong with a list of cards that somebody gave; $line is 0 if it is about the whole list.

cards-wrong = { $line ->
    [0] Kartenliste:
   *[other] Kartenliste, Zeile { $line }, „{ $text }“:
} { cards-why } { cards-format }
cards-why = { $why ->
    [words] eine Karte hat fünf Wörter, nicht { $number }.
    [code] „{ $word }“ ist kein Kürzel; das ist ein Buchstabe und bis zu fünf weitere Buchstaben oder Ziffern.
    [trump] { $word } ist das Kürzel eines Trumpfs.
    [kind] „{ $word }“ ist keine Art; die Arten sind M, A, I, C und S.
    [strength] „{ $word }“ ist keine ganze Zahl von 0 bis 10.
    [clan] „{ $word }“ kann kein Clan heißen; nimm bis zu 16 Buchstaben.
    [twice] das Kürzel { $word } steht schon in Zeile { $number }.
    [clans] „{ $word }“ wäre der achte Clan, und es gibt sieben.
    [cards] es sind { $number } Karten statt 45.
    [few-clans] es sind { $number } Clans statt 7.
    [no-kind] keine Karte ist von der Art { $word }.
   *[long] es sind { $number } Zeichen, mehr als 20000.
}
cards-format = Schreib eine Karte je Zeile: Kürzel, Art, Sonnenstärke, Mondstärke, Clan; zum Beispiel „M7 M 7 3 oda“.

## Places.

place-hand = { $seat-is ->
    [you] deine Hand
   *[other] Hand von { $seat }
}
place-pile = { $seat-is ->
    [you] dein Stapel
   *[other] Stapel von { $seat }
}
# Where the General’s card lies when this player holds it.
place-general = { $seat-is ->
    [you] dein Platz für die Generalskarte
   *[other] Platz für die Generalskarte bei { $seat }
}
place-battle = { $seat-is ->
    [you] deine Karte in der Schlacht
   *[other] Karte von { $seat } in der Schlacht
}
place-deck = Nachziehstapel
place-out = Trümpfe aus dem Spiel

## A battle and why it ends as it does. These are clauses, used in sentences and in previews; so they begin
## with words that are written with a capital anyway.

# A side and its strength, in a list: “Uesugi 15 und Oda 9”. The Emperor and the Temples lead sides too.
side-total = { $side ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] Kaiser
    [temples] Tempel
   *[own] { $side }
} { $total }
# The side that wins.
winner = { $winner ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] Das Lager des Kaisers
    [temples] Das Lager der Tempel
   *[own] { $winner }
}
why-one-side = { $totals }: Alle stehen in einem Lager, das kampflos gewinnt
why-highest = { $totals }: { winner } gewinnt
why-generals-tie = { $totals }: Bei Gleichstand gewinnt das Lager des Generals
# The General’s side is below those that tie. [strongest]: a draw by version 1 of the rules only.
why-vassals-tie = { $totals }: Die stärksten Vasallen sind gleichauf, aber nicht alle Vasallen sind gleich stark, also gewinnt das Lager des Generals
why-vassals-draw = { $totals }: { $vassals ->
    [all] Alle Vasallen sind gleichauf und stärker als das Lager des Generals, also unentschieden
   *[strongest] Die stärksten Vasallen sind gleichauf und niemand ist schwächer als das Lager des Generals, also unentschieden
}
why-two-trumps = { $trumps } Trümpfe in einer Schlacht: unentschieden
why-emperor-leads = Der General hat den Kaiser ausgespielt und gewinnt allein
why-all-agricultural = Alle Vasallen stehen mit Ackerbau zu den Tempeln des Generals: unentschieden

## The table in sentences.

sum-battle = Schlacht { $battle } von { $battles }; { $cards ->
    [0] der Nachziehstapel ist leer.
    [one] im Nachziehstapel liegt noch { $cards } Karte.
   *[other] im Nachziehstapel liegen noch { $cards } Karten.
}
sum-over = Alle { $battles } Schlachten sind geschlagen.
sum-general = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} die Generalskarte, { $up ->
    [light] Sonnenseite oben: Von jeder Karte zählt die erste Zahl.
   *[dark] Mondseite oben: Von jeder Karte zählt die zweite Zahl.
}
sum-led = { $seat-is ->
    [you] Du hast { card-accusative } ausgespielt, Stärke { $strength }.
   *[other] { $seat } hat { card-accusative } ausgespielt, Stärke { $strength }.
}
# $side is “own” for a card that fights for its own clan or is itself a trump.
sum-played = { $seat-is ->
    [you] Du hast { card-accusative } gespielt
   *[other] { $seat } hat { card-accusative } gespielt
}, Stärke { $strength }{ $side ->
    [emperor] , im Lager des Kaisers
    [temples] , im Lager der Tempel
   *[own] { "" }
}.
sum-sides = Bisher: { $totals }.
# The cards of the battle that are not given away yet.
sum-spoils = Noch zu verteilen: { $list }.
sum-hand = { $list-count ->
    [0] { $seat-is ->
        [you] Deine Hand ist leer.
       *[other] Die Hand von { $seat } ist leer.
    }
   *[other] { $seat-is ->
        [you] Deine Hand: { $list }.
       *[other] Die Hand von { $seat }: { $list }.
    }
}
sum-points = { $seat-is ->
    [you] Du hast { points }.
   *[other] { $seat } hat { points }.
}
sum-holds = { $seat } hat { points } und { $cards ->
    [0] keine Karten auf der Hand.
    [one] { $cards } Karte auf der Hand.
   *[other] { $cards } Karten auf der Hand.
}
sum-pile = { $list-count ->
    [0] { $seat-is ->
        [you] Dein Stapel ist leer.
       *[other] Der Stapel von { $seat } ist leer.
    }
   *[other] { $seat-is ->
        [you] Dein Stapel: { $list }.
       *[other] Stapel von { $seat }: { $list }.
    }
}
# Who has how many cards of a kind.
sum-kind = { $list-count ->
    [0] { kind }: hat noch niemand.
   *[other] { kind }: { $list }.
}
sum-out = Aus dem Spiel: { $list }.

## Whose turn it is.

task-lead = { $seat-is ->
    [you] Du bist General: Spiel eine beliebige Karte aus.
   *[other] { $seat } ist General und spielt eine Karte aus.
}
# You must follow.
task-follow = { $seat-is ->
    [you] { $general } hat { clan } ausgespielt: Bediene oder spiel einen Trumpf.
   *[other] { task-play }
}
task-without = { $seat-is ->
    [you] { $general } hat { clan } ausgespielt und du hast kein { clan }: Spiel eine beliebige Karte.
   *[other] { task-play }
}
# A trump was led.
task-any = { $seat-is ->
    [you] { $general } hat einen Trumpf ausgespielt: Spiel eine beliebige Karte.
   *[other] { $seat } darf eine beliebige Karte spielen.
}
task-play = { $seat } spielt eine Karte; ausgespielt ist { clan }.
task-give = { $seat-is ->
    [you] { $cards ->
        [one] Gib { $receiver } die letzte Karte, die noch zu verteilen ist.
       *[other] Gib { $receiver } eine der { $cards } Karten, die noch zu verteilen sind.
    }
   *[other] { $seat } wählt eine Karte dieser Schlacht für { $receiver-is ->
        [you] dich.
       *[other] { $receiver }.
    }
}
task-confiscate = { $seat-is ->
    [you] Wähle einen Clan: Alle seine Karten im Stapel von { $former } gehören dann dir.
   *[other] { $seat } wählt einen Clan, um ihn { $former-is ->
        [you] aus deinem Stapel
       *[other] aus dem Stapel von { $former }
    } zu beschlagnahmen.
}

## What one may do, and what comes of it. The previews go on after a dash.

do-play = { card } spielen
do-give = { card } an { $receiver } geben
do-confiscate = { clan } beschlagnahmen, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} aus dem Stapel von { $seat }
# What the card counts, before others have played.
preview-lead = Stärke { $strength }
preview-sides = bisher { $totals }
preview-general = { $why }; { $seat-is ->
    [you] du wirst General
   *[other] { $seat } wird General
}
preview-stays = { $why }; { $seat-is ->
    [you] du bleibst General
   *[other] { $seat } bleibt General
}
preview-uprising = { $why }; Aufstand, { $seat-is ->
    [you] du wirst General
   *[other] { $seat } wird General
} und danach gelten { $up ->
    [light] die Sonnenzahlen
   *[dark] die Mondzahlen
}
# How many cards of this kind the receiver would have.
preview-give = { $receiver } hat dann { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} { kind }
preview-confiscate = { $list }; Punkte dann: { $points }

## What one may not do, and why.

no-follow = Du hast { clan } auf der Hand, also musst du bedienen oder einen Trumpf spielen.
no-card = Du hast { card-accusative } nicht auf der Hand.
no-card-played = Die Karte { card } ist schon gespielt.
no-gift-now = Verteilt wird erst nach einer Schlacht, vom neuen General.
no-confiscation-now = Einen Clan beschlagnahmt man nur nach einem Aufstand.
no-give-first = Gib erst { $receiver } eine Karte dieser Schlacht.
no-uprising = Es gab keinen Aufstand, also wird nichts beschlagnahmt.
no-given = Die Karte { card } ist schon vergeben.
no-card-elsewhere = Nur Karten dieser Schlacht werden verteilt, und die Karte { card } gehört nicht dazu.
no-confiscate-first = Wähle erst einen Clan, den du aus dem Stapel von { $seat } beschlagnahmst.
no-gift-left = In dieser Schlacht ist nichts mehr zu verteilen.
no-clan = { $seat } hat keine Karte von { clan } im Stapel.
# $sharing: how many clans have the most cards there.
no-largest = { $sharing ->
    [one] { clan } hat die meisten Karten im Stapel von { $seat } und darf deshalb nicht genommen werden.
   *[other] Im Stapel von { $seat } hat kein Clan mehr Karten als { clan }, deshalb darf { clan } nicht genommen werden.
}

## What happened.

saw-lead = { $seat-is ->
    [you] Du spielst { card-accusative } aus, Stärke { $strength }.
   *[other] { $seat } spielt { card-accusative } aus, Stärke { $strength }.
}
saw-play = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} { card-accusative }, Stärke { $strength }.
# Somebody cannot follow: everybody learns that they hold none of the clan that was led.
saw-play-without = { $seat-is ->
    [you] Du hast kein { led } und spielst
   *[other] { $seat } hat kein { led } und spielt
} { card-accusative }, Stärke { $strength }.
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
# A card fights for a trump instead of its own clan.
saw-joined = { card } kämpft im { $side ->
    [emperor] Lager des Kaisers.
   *[temples] Lager der Tempel.
}
saw-decided = { $why }.
# Why this player: the trump, the strongest card, the first of the strongest, or the only card of that side.
saw-general = { $how ->
    [trump] { $seat-is ->
        [you] Du hast den Trumpf gespielt und wirst General.
       *[other] { $seat } hat den Trumpf gespielt und wird General.
    }
    [strongest] { $seat-is ->
        [you] Du hast die stärkste Karte dieses Lagers gespielt und wirst General.
       *[other] { $seat } hat die stärkste Karte dieses Lagers gespielt und wird General.
    }
    [first] { $seat-is ->
        [you] Du hast die stärkste Karte dieses Lagers zuerst gespielt und wirst General.
       *[other] { $seat } hat die stärkste Karte dieses Lagers zuerst gespielt und wird General.
    }
   *[only] { $seat-is ->
        [you] Du wirst General.
       *[other] { $seat } wird General.
    }
}
saw-stays = { $seat-is ->
    [you] Du bleibst General.
   *[other] { $seat } bleibt General.
}
saw-uprising = Aufstand: Die Generalskarte wird umgedreht, und ab der nächsten Schlacht gelten { $up ->
    [light] die Sonnenzahlen.
   *[dark] die Mondzahlen.
}
saw-out = Aus dem Spiel: { card }.
saw-kept = Alle behalten die Provinzkarte, die sie gespielt haben.
saw-won = { $seat-is ->
    [you] Du nimmst die Beute: { $list }.
   *[other] { $seat } nimmt die Beute: { $list }.
}
# What is left after the gifts.
saw-rest = { $seat-is ->
    [you] Du behältst den Rest: { $list }.
   *[other] { $seat } behält den Rest: { $list }.
}
saw-given = { $seat-is ->
    [you] Du gibst { card-accusative } an { $receiver }.
   *[other] { $receiver-is ->
        [you] { $seat } gibt dir { card-accusative }.
       *[other] { $seat } gibt { card-accusative } an { $receiver }.
    }
}
saw-confiscated = { $seat-is ->
    [you] Du beschlagnahmst { clan } bei { $former }:
   *[other] { $seat } beschlagnahmt { clan } bei { $former-is ->
        [you] dir:
       *[other] { $former }:
    }
} { $list }.
saw-drawing = Alle ziehen eine Karte; { $cards ->
    [0] der Nachziehstapel ist jetzt leer.
    [one] im Nachziehstapel liegt noch { $cards }.
   *[other] im Nachziehstapel liegen noch { $cards }.
}
saw-drawn = { $seat-is ->
    [you] Du ziehst { card-accusative }.
   *[other] { $seat } zieht { card-accusative }.
}
saw-points = Punktestand: { $list }.
# What the points at the end are made of.
saw-final = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} { points }: { $cards } für Provinzkarten, { $kinds } für Mehrheiten{ $general ->
    [0] { "" }
   *[other] , { $general } für die Generalskarte
}.
saw-battle = Schlacht { $battle } von { $battles }: { $up ->
    [light] Es gelten die Sonnenzahlen.
   *[dark] Es gelten die Mondzahlen.
}

## The table drawn in a terminal.

# A player at the beginning of a row.
draw-seat = { $seat-is ->
    [you] Du
   *[other] { $seat }
}
# Beside the mark of the General.
draw-general = General
# Heads of narrow columns: points, and the number of cards in hand.
draw-points = Punkte
draw-cards = Hand
# Which side of the General’s card is up, and which number of the own cards counts.
draw-up = { $up ->
    [light] Sonnenseite oben.
   *[dark] Mondseite oben.
}
draw-hand = { $up ->
    [light] { $seat-is ->
        [you] Deine Hand; die erste Zahl zählt:
       *[other] Die Hand von { $seat }; die erste Zahl zählt:
    }
   *[dark] { $seat-is ->
        [you] Deine Hand; die zweite Zahl zählt:
       *[other] Die Hand von { $seat }; die zweite Zahl zählt:
    }
}
# Only the clan of a card, or the name of a trump.
draw-card = { $faction ->
    [emperor] Kaiser
    [temples] Tempel
   *[clan] { clan }
}
# A card in battle, as short as can be: “Hana: Oda M 7”, with the letter of its kind.
draw-played = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: { $faction ->
    [emperor] Kaiser
    [temples] Tempel
   *[clan] { clan } { $kind }
} { $strength }
