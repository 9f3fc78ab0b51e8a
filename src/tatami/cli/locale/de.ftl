### What the terminal says of itself, in German. What happens in a game is said by the games' own files.

## Sentences that follow one another, and answers.

# What stands between two sentences in one paragraph.
sentence-gap = { " " }
# The word for yes; its beginning is enough as an answer. A plain y is understood in every language.
answer-yes = ja
# At the foot of a page, when there is more to read.
page-more = Weiter mit Enter, Schluss mit q:

## Choosing a game, in `tatami play` without a game.

games-title = Diese Spiele liegen bereit:
# Beside a game's title. $name is what is typed for the game.
game-facts = { $name } · von { $designers } · { $seats }
seats-exact = { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
seats-range = { $low } bis { $high } Personen
ask-game = Welches Spiel? (Nummer oder Name)
# $games: the names that may be typed.
ask-game-again = Zur Wahl stehen { $games }; der Name oder die Nummer genügt.
ask-seats = Wie viele Plätze, { $low } bis { $high }? (Enter: { $usual })
ask-people = Auf welchen der { $seats } Plätze sitzen Menschen hier am Bildschirm? (etwa 1,2; Enter: nur Platz 1)
ask-people-again = Nenn bitte Plätze von 1 bis { $seats }, mit Kommas dazwischen.
options-title = Optionen und ihre Vorgaben:
options-none = Dieses Spiel hat keine Optionen.
options-file = Ein langer Text kann aus einer Datei kommen: { $name }=@DATEI.
ask-option = Etwas ändern, als Name=Wert? (Enter: anfangen)

## Bots, how strong they are and how each level plays.

bots-title = Wie stark sollen die Bots sein?
# $usual: the level that plays if only Enter is pressed.
ask-bots = Welche Stufe? (Nummer oder Name, oder Platz für Platz als 2:farmer,3:shogun; Enter: { $usual })
# A bot, or several of one level.
bot-named = { $bots } ({ $level })
# Above the table in every turn.
table-bots = Bots: { $bots }

## Beginning.

# While the rules are made ready; only the first time.
wait-preparing = Die Regeln werden vorbereitet; beim ersten Mal dauert das einige Sekunden …
# $people: who plays here, $bots: who are bots, perhaps nobody.
greeting-players = { $bots-count ->
    [0] { $people-count ->
        [one] Du bist { $people }.
       *[other] { $people } spielen hier.
    }
    [one] { $people-count ->
        [one] Du bist { $people }; { $bots } ist ein Bot.
       *[other] { $people } spielen hier; { $bots } ist ein Bot.
    }
   *[other] { $people-count ->
        [one] Du bist { $people }; { $bots } sind Bots.
       *[other] { $people } spielen hier; { $bots } sind Bots.
    }
}
greeting-help = Tipp einen Zug oder seine Nummer ein; ? erklärt deine Möglichkeiten, help nennt die Befehle.
# While a bot thinks for more than a second.
wait-thinking = { $seat } denkt nach …

## A turn.

# Before what is typed, when several people play at this screen.
prompt-name = { $seat } ›
# There is only one move.
enter-plays = Es gibt keinen anderen Zug: Enter führt ihn aus.
# After an empty line.
turn-hint = Tipp einen Zug oder seine Nummer ein; ? erklärt deine Möglichkeiten.
number-unknown = { $options ->
    [one] Es gibt nur 1 Möglichkeit.
   *[other] Es gibt nur { $options } Möglichkeiten.
}
# After something that means nothing here.
word-unknown = „{ $word }“ ist weder ein Zug noch ein Befehl; ? erklärt deine Möglichkeiten, help nennt die Befehle.
# An option and what comes of it.
choice-preview = { $words } – { $preview }
# Above what may not be done now, each with its reason.
choice-refused = Jetzt nicht:

## Hot-seat: nobody may see another's cards.

curtain-close = Drück Enter, um deine Karten zu verbergen.
curtain-open = Gib weiter an { $seat }. { $seat }, drück Enter, wenn sonst niemand hinsieht.

## Commands.

# A command in the list that help shows; save and load take the name of a file.
help-command = { $command ->
    [save] save DATEI
    [load] load DATEI
   *[other] { $command }
}
help-moves = Züge werden als Kürzel eingetippt oder als Nummern aus der Liste.
help-explain = erklärt alle deine Möglichkeiten; mit einem Kürzel oder einer Nummer nur diese eine
help-table = zeigt den Tisch noch einmal
help-hint = sagt, was der stärkste Bot tun würde
help-log = erzählt, was du gesehen hast
help-rules = zeigt die Regeln des Spiels
help-undo = nimmt deine letzte Entscheidung zurück, wenn seither nichts Verdecktes aufgedeckt wurde
help-save = schreibt das Spiel in eine Datei
help-load = setzt ein gespeichertes Spiel fort
help-help = zeigt diese Liste
help-quit = verlässt das Spiel
log-empty = Noch ist nichts geschehen.
log-kept = Dieser Tisch merkt sich nichts für dich: Du siehst, was jetzt daliegt; was vorher war, musst du dir selbst merken.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Seither wurde etwas Verdecktes aufgedeckt.
undo-done = Zurückgenommen.

## Files.

save-how = Nenn auch die Datei, zum Beispiel: save { $file }
load-how = Nenn auch die Datei, zum Beispiel: load { $file }
offer-save = Das Spiel speichern? Ein Dateiname, etwa { $file } (Enter: nein):
save-exists = { $file } gibt es schon. Überschreiben? (j/n)
save-kept = { $file } bleibt, wie es war.
save-done = Gespeichert als { $file }.
save-secrets = Die Datei enthält die Karten von allen: Sieh nicht hinein, bevor das Spiel zu Ende ist.
load-drop = Dieses Spiel ist nicht gespeichert. Trotzdem verlassen? (j/n)
# $reason comes from the computer, in its own language.
file-trouble = { $file }: { $reason }.

## Hints: what the strongest bot would do.

# While a hint is being thought about for more than a second.
wait-hint = Ich überlege mir einen Tipp …
# $words: the move in words, as in the list of options.
hint-move = Der Shogun-Bot würde { $token } spielen – { $words }.
hint-chance = Er gibt dir { $share } % Gewinnchance.
hint-next = Am zweitbesten ist { $token } – { $words }.
hint-expects = { $side ->
    [ahead] Er erwartet, dass du am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } vorn liegst.
    [behind] Er erwartet, dass du am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zurückliegst.
   *[level] Er erwartet am Ende Gleichstand.
}
# Nothing better is possible: every way to the end was looked at.
hint-proven = Das ist bewiesen.

## Mirrored matches: two games on one deal, seats swapped.

mirrored-begin = Hin- und Rückspiel: zwei Partien mit derselben Verteilung und getauschten Plätzen; die Punkte werden zusammengezählt.
mirrored-second = Jetzt das Rückspiel: dieselbe Verteilung, die Plätze getauscht.
# $first and $second: points in each game, $points: their sum.
mirrored-points = { $seat }: { $first } + { $second } = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mirrored-win = { $seat-is ->
    [you] Du gewinnst das Match mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung.
   *[other] { $seat } gewinnt das Match mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } Vorsprung.
}
mirrored-draw = Das Match endet unentschieden.
# What players without a name are called, whatever seat they have; at most 12 letters.
mirrored-player = Spieler { $letter }
mirrored-bot = Bot

## Leaving.

leave-goodbye = Bis bald.

## `tatami replay`.

replay-title = { $title }: { $players }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
# Before what happened in a move.
replay-move = { $number } ({ $token })
replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
replay-ask = Zug { $number } von { $moves }. Weiter mit Enter, zurück mit p, zu einem Zug mit seiner Nummer, Schluss mit q:
replay-how = Enter oder n geht weiter, p geht zurück, eine Nummer von 0 bis { $moves } springt zu diesem Zug, q hört auf.

## `tatami verify`.

verify-replay = { $holds ->
    [yes] { $moves ->
        [one] Der eine Zug ist regelgerecht.
       *[other] Alle { $moves } Züge sind regelgerecht.
    }
   *[no] Die Züge stimmen nicht: { $reason }
}
verify-fair = { $holds ->
    [yes] Die Aufzeichnung enthält das Geheimnis hinter der Verteilung.
   *[no] Die Aufzeichnung sagt nicht, wie verteilt wurde, also lässt sich das nicht prüfen.
}
verify-commit = { $holds ->
    [yes] Das Geheimnis ist das vorher festgelegte.
   *[no] Das Geheimnis ist nicht das vorher festgelegte.
}
verify-nonces = { $holds ->
    [yes] Jede beigesteuerte Zahl gehört zu einem Platz am Tisch.
   *[no] Eine Zahl wurde für einen Platz beigesteuert, den der Tisch nicht hat.
}
verify-people = { $holds ->
    [yes] Jeder Platz ohne Bot hat eine Zahl beigesteuert.
   *[no] Plätze ohne Bot, die keine Zahl beigesteuert haben: { $seats }.
}
verify-deal = { $holds ->
    [yes] Die Verteilung folgt aus dem Geheimnis und den beigesteuerten Zahlen.
   *[no] Die Verteilung folgt nicht aus dem Geheimnis und den beigesteuerten Zahlen.
}
verify-all = { $file }: Alles stimmt.
verify-not = { $file }: Nicht alles stimmt.
verify-unproven = { $file }: Alle Züge sind erlaubt und das Ergebnis stimmt; für die Verteilung gibt es keinen Beweis.

## Analysis.

# While a decision is being thought about for more than a second.
wait-analysis = Einen Moment, ich denke nach …
analyse-turns = Die besten Züge:
# $line: the tokens expected from here on.
analyse-line = So ginge es wohl weiter: { $line }
analyse-costly = Was am meisten gekostet hat:
analyse-flawless = Soweit zu sehen ist, hat keine Entscheidung etwas gekostet.
# Heads of columns: number of the move, whose it was, what was played, what was better, points lost.
analyse-number = Nr.
analyse-seat = Spieler
analyse-played = Gespielt
analyse-better = Besser
analyse-loss = Kosten
# Heads of columns: a move, what it is worth, points ahead at the end, how often it was tried.
analyse-token = Zug
analyse-words = In Worten
analyse-value = Wert
analyse-margin = Vorsprung
analyse-visits = Versuche
# The move that was made, among those that were thought about.
analyse-made = { $token } (gespielt)
analyse-who = { $seat }
# One decision, and what it leads to.
analyse-few = Bei { $simulations } Simulationen je Entscheidung sind kleine Fehler nicht vom Zufall zu unterscheiden; üblich sind { $usual }.
analyse-best = Am besten ist { $token } – { $words }.
analyse-chance = Damit gewinnt man in { $share } % der Fälle.
analyse-percent = { $share } %
# Heads of columns: what a result is made of, and what an error is called.
analyse-accuracy = Genauigkeit
analyse-start = Anfang
analyse-own = Eigene Fehler
analyse-others = Fehler der anderen
analyse-luck = Glück
analyse-deal = Verteilung und kleine Verluste
analyse-result = Ergebnis
analyse-grade = Fehler
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = grober Fehler

## Puzzles.

puzzle-title = Aufgabe { $name }, Stufe { $level }
puzzle-task = Finde den besten Zug; mit q hörst du auf.
puzzle-right = Richtig: { $token } – { $words }.
puzzle-wrong = Leider nicht. Am besten ist { $token } – { $words }.
puzzle-streak = Gelöst: { $solved } von { $tried }.
puzzle-another = Noch eine?

compiling-rules = Die Regeln werden kompiliert, einmal auf diesem Rechner … { $functions ->
        [one] 1 Funktion
       *[other] { $functions } Funktionen
    }, { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
warm-part = { $game }: { $part ->
        [rules] Regeln
        [bots] Bots
       *[arrays] Arrays
    } ({ $number } von { $of })
warm-done = Alles ist kompiliert.
