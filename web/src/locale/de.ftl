# Überall.
tatami = Tatami
back = Zurück
close = Schließen
cancel = Abbrechen
go-home = Zur Spielauswahl
try-again = Noch einmal versuchen
one-moment = Einen Moment
preparing = Die Tische werden vorbereitet: { $game }, { $number } von { $of }
preparing-failed = { $game } konnte nicht vorbereitet werden; der Server versucht es noch einmal.
being-prepared = Wird vorbereitet
nothing-here = Hier ist nichts.
problem-offline = Der Server antwortet nicht. Bist du online?
problem-no-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
problem-no-game = Dieses Spiel ist gerade nicht verfügbar.
problem-unknown = Das hat nicht geklappt.
copy = Kopieren
copied = Kopiert
share = Teilen
download = Herunterladen
leave = Tisch verlassen
you = du
log = Bisher

# Namen.
guest-name = { $bird ->
    [0] Reiher
    [1] Kranich
    [2] Milan
    [3] Zaunkönig
    [4] Eule
    [5] Segler
    [6] Regenpfeifer
   *[7] Lerche
} { $number }
seat-number = Platz { $seat }
seat-you = Du
bot-name = { $level ->
    [farmer] Bauer
    [samurai] Samurai
    [daimyo] Daimyo
   *[shogun] Shogun
}
is-bot = { $level ->
    [farmer] Bauern-Bot
    [samurai] Samurai-Bot
    [daimyo] Daimyo-Bot
   *[shogun] Shogun-Bot
}

# Die Stube.
play = Spielen
change = ändern
last-choice = { $bots ->
    [one] { $game } gegen einen Bot ({ $level })
   *[other] { $game } gegen { $bots } Bots ({ $level })
}
players-between = { $low } bis { $high } Personen
players-tenno = 2 bis 7 Personen
players-take = 2 Personen
players-tenka = 3 oder 4 Personen
feel-tenno = Bluff und Gedächtnis
feel-take = alles liegt offen
feel-tenka = Stichspiel
minutes-tenno = 20 Min.
minutes-take = 20 Min.
minutes-tenka = 25 Min.
pitch-tenno = Elf Karten für jeden, drei verdeckt. Angreifen, merken, bluffen.
pitch-take = Fünf Stapel, alles offen. Nimm klug und hinterlass nichts Lohnendes.
pitch-tenka = Fällt der General, wird der Fächer gewendet, und die Schwachen sind stark.
play-bot = Gegen einen Bot
play-bots = Gegen Bots
play-bots-at = { $game } gegen Bots spielen
invite = Einladen
invite-to = Freunde zu { $game } einladen
your-tables = Deine Tische
no-tables-yet = Noch läuft nichts. Tippe auf „Spielen“ oder lade jemanden ein.
past-games = Frühere Partien
no-past-games = Du hast noch keine Partie beendet.
have-a-link = Hast du einen Link bekommen?
table-code = Link oder Tischcode
join = Mitspielen
no-account = Kein Konto nötig. Dein Platz bleibt dir auf diesem Gerät erhalten. Jede Verteilung lässt sich danach prüfen.
about = Über Tatami
about-unofficial = Dies ist eine inoffizielle, nichtkommerzielle Umsetzung; die Titel gehören ihren Inhabern. Wenn dir ein Spiel gefällt, kauf es.
about-parts = Schriften und Bibliotheken
about-parts-more = In dieser Seite steckt die Arbeit anderer. Jede Lizenz steht hier im vollen Wortlaut.
watch = Zuschauen
no-public-tables = Gerade spielt niemand öffentlich.
game-with = { $more ->
    [0] { $game } mit { $first }
   *[other] { $game } mit { $first } +{ $more }
}
your-move = Du bist dran
gathering = Wartet auf Mitspieler
resume = Weiter
review = Ansehen
free-seats = { $count ->
    [0] kein Platz frei
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
seats-count = { $count } Personen
score-to = { $first } zu { $second }
score-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
placed = { $place }. von { $seats }, { $points }
in-the-lead = In Führung: { $names }, { $points }
after-moves = { $count ->
    [0] gerade begonnen
    [one] nach { $count } Zug
   *[other] nach { $count } Zügen
}
result-yours = { $how ->
    [won] Gewonnen, { $scores }
    [shared] Sieg geteilt, { $scores }
   *[lost] Verloren, { $scores }
}
result-by = Sieg: { $names }, { $scores }
what-to-play = Was soll es sein?
game = Spiel
how-many = Wie viele spielen mit?
who-starts = Wer beginnt?
start-drawn = Das Los
bots = Bots

# Einstellungen.
preferences = Einstellungen
preferences-of = { $name }: Einstellungen
language-is = Sprache: { $language }
your-name = Dein Name
save = Speichern
saved = Gespeichert
language = Sprache
theme = Darstellung
theme-auto = wie das System
theme-day = hell
theme-night = dunkel
sound = Ton
less-motion = Weniger Animationen
notify = Benachrichtigungen
notify-more = Wenn du dran bist und diese Seite im Hintergrund liegt

# Vor der Partie.
who-plays = Wer spielt
seat-free = frei
sit = Hier sitzen
sit-too = Auch hier sitzen
stand = Aufstehen
remove-player = { $name } entfernen
seat-lost = { $name } hat dich vom Platz genommen. Du kannst jeden freien nehmen.
not-here = gerade nicht da
away-since = nicht da seit { $time }
away-since-day = nicht da seit dem { $day }
bot-for-seat = Bot für Platz { $seat }
no-bot = kein Bot
join-table = Hereinkommen und Platz nehmen
join-watch = Hereinkommen und zuschauen
begin = Beginnen
waiting-for-seats = { $count ->
    [one] { $count } Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-for-host = { $name } startet, sobald alle da sind.
fill-with-bots = Mit Bots auffüllen
invite-friends = Freunde einladen
link = Link zu diesem Tisch
qr-label = Der Link als QR-Code
how-we-play = Wie wir spielen
clock = Uhr
number-between = Eine Zahl von { $low } bis { $high }
clock-none = ohne Zeitlimit
clock-minute = eine Minute je Zug
clock-bank = zehn Minuten pro Person
clock-days = zwei Tage je Zug
public = Alle können diesen Tisch finden
public-more = Sonst nur, wer den Link hat
spectators = Andere dürfen zuschauen
hints = Tipps sind erlaubt
hints-more = Was der stärkste Bot mit deinem Wissen täte

# Am Tisch.
table = Der Tisch
place-empty = leer
your-turn = Du bist dran
is-thinking = { $name } überlegt
is-away = { $name } ist nicht da
several-think = { $count } überlegen
thinks = überlegt
bot-stands-in = ein Bot ist eingesprungen
watching = Es schauen zu: { $names }
days-left = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
hours-left = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
hint = Tipp
hint-awaited = Der Shogun-Bot überlegt sich deinen Tipp.
hint-more = Zweitbester Zug und Gründe
hint-sure = { $how ->
    [only] Das ist der einzige erlaubte Zug.
    [proven] Das ist bewiesen.
    [clear] Eindeutig der beste Zug.
    [likely] Wahrscheinlich der beste Zug.
   *[close] Knapp: Beide sind etwa gleich gut.
}
percent = { $share } %
points-ahead = { $sign ->
    [minus] −{ $points } Pkt.
   *[plus] +{ $points } Pkt.
}
menu = Menü
take-back = Zurücknehmen
ask-take-back = Um Rücknahme bitten
back-asks = { $name } möchte einen Zug zurücknehmen.
back-waiting = Zustimmung fehlt noch: { $names }.
back-agree = Einverstanden
back-decline = Der Zug gilt
back-withdraw = Zug stehen lassen
chat = Chat
# What a screen reader is told when somebody writes.
chat-from = { $name } schreibt: { $text }
nothing-said = Noch hat niemand etwas gesagt.
say-something = Sag etwas
send = Senden
table-in-words = Tisch in Worten
table-in-words-more = Jeder Ort und jeder Zug als Text
step-away = Einen Bot für mich spielen lassen
come-back = Wieder selbst spielen
leave-game = Gehen; ein Bot springt ein
connection-lost = Verbindung verloren. Neuer Versuch läuft.
bot-plays-for-you = Ein Bot spielt für dich.
table-closed = Alle haben diesen Tisch verlassen.
pass-on = { $name }, Platz { $seat }, ist dran
pass-on-more = Gib das Gerät weiter. Die anderen schauen bitte weg.
show-my-side = Meine Karten zeigen

# Das Ende.
result = Ergebnis
won-two = { $who ->
    [you] Du gewinnst { $won } zu { $lost }
   *[other] { $name } gewinnt { $won } zu { $lost }
}
see-table = Tisch ansehen
play-again = Noch einmal
wants-again = { $name } möchte noch einmal spielen.
other-starts-next = In der nächsten Partie beginnt die andere Seite.
to-rematch = Zur nächsten Partie
review-game = Partie analysieren
deal-was-sealed = Die Verteilung war versiegelt, bevor die Partie begann.
check-it = Prüfen
check-elsewhere = Dieser Browser kann die Verteilung hier nicht prüfen. Lade die Partie herunter und nutze „tatami verify“.
deal-fair = Die Verteilung war fair. Auf dieser Seite geprüft:
deal-unfair = Die Verteilung stimmt nicht. Auf dieser Seite geprüft:
deal-not-redone = Die Verteilung wurde nicht nachgerechnet: Diese Seite weiß nicht, wie verteilt wird. Auf dieser Seite geprüft:
check-commit = { $holds ->
    [yes] Das Geheimnis des Servers ist das versprochene.
   *[no] Das Geheimnis des Servers ist nicht das versprochene.
}
check-memory = { $holds ->
    [yes] Das Versprechen ist dasselbe, das sich dieses Gerät vor der Partie gemerkt hat.
   *[no] Das Versprechen ist nicht dasselbe, das sich dieses Gerät vor der Partie gemerkt hat.
}
check-nonces = { $holds ->
    [yes] Deine eigene Zufallszahl steckt darin.
   *[no] Deine eigene Zufallszahl fehlt.
}
check-people = { $holds ->
    [yes] Alle außer den Bots haben eine Zufallszahl beigesteuert.
   *[no] Jemand, der kein Bot ist, hat keine Zufallszahl beigesteuert.
}
check-deal = { $holds ->
    [yes] Die Verteilung folgt aus diesen Zahlen.
    [unknown] Nicht geprüft: ob die Verteilung aus diesen Zahlen folgt. Lade die Partie herunter und nutze „tatami verify“.
   *[no] Die Verteilung folgt nicht aus diesen Zahlen.
}

# Noch einmal ansehen.
whose-eyes = Aus wessen Sicht
eyes-open = Alle Hände offen
eyes-of-spectator = Zuschauer
eyes-of = { $name }
record = Aufzeichnung und Verteilung
replay-controls = Wiedergabe
to-first = Zum Anfang
one-back = Einen Zug zurück
play-on = Abspielen
pause = Anhalten
one-on = Einen Zug weiter
to-last = Zum Ende
move = Zug
move-of = { $move } von { $last }
to-move = { $name } ist am Zug
points-now = Punkte nach diesem Zug

# Analyse.
review-title = Analyse
review-begins = Die Analyse beginnt gleich.
review-working = Jede Entscheidung wird geprüft …
review-failed = Die Analyse konnte nicht abgeschlossen werden.
review-found = { $count ->
    [one] Bisher ein Fehler gefunden.
   *[other] Bisher { $count } Fehler gefunden.
}
review-moments = { $count ->
    [one] Ein Moment kostete am meisten.
   *[other] { $count } Momente kosteten am meisten.
} „Nächster Moment“ zeigt, was besser gewesen wäre.
review-no-errors = Kein klarer Fehler. Gut gespielt.
review-errors = Alle Fehler
review-incomplete = Die Zeit reichte nicht, um jede Entscheidung gründlich zu prüfen.
next-moment = Nächster Moment
moment-at = { $unit ->
    [chip] Chip { $number }
    [turn] Zug { $number }
    [battle] Schlacht { $number }
   *[move] Entscheidung { $number }
}
grade = { $grade ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Grober Fehler
}
review-better = Besser
review-played = Gespielt
review-forgotten = Vergessen:
review-best = Der beste Zug
review-fine = Ein guter Zug
review-chance = Gewinnchance
accuracy = Genauigkeit
review-parts = So kam das Ergebnis zustande
part-chance = Chance, %
part-points = Vorsprung
part = { $part ->
    [start] Vor der Verteilung erwartet
    [own] Eigene Fehler
    [others] Fehler der anderen
    [deal] Verteilung und kleine Verluste
    [luck] Glück
   *[result] Ergebnis
}
try-from-here = Ab hier ausprobieren
practice = Übung

# Lernen, und die Regeln zur Hand.
learn = Lernen
learn-game = { $game } lernen
next = Weiter
lesson-number = Lektion { $number } von { $of }
lesson-right = Gut gemacht.
lesson-wrong = Noch nicht ganz. Schau noch einmal hin.
lesson-shown = So geht es.
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-try = Ausprobieren
offer-lesson = Zum ersten Mal hier?
offer-lesson-more = In ein paar kurzen Lektionen lernst du { $game }. Danach spielst du deine erste Partie.
offer-play = Gleich spielen
lesson-begin = Erste Partie beginnen
lesson-anew = Neu beginnen
lesson-done = Das ist schon alles.
lesson-done-more = Der Rest ist Übung. Die Regeln hast du an jedem Tisch zur Hand, gegen Bots auch einen Tipp.
rules = Regeln
rules-of = { $game }: die Regeln
matters-now = jetzt wichtig

# All rules of a game, on a page of their own or at a table.
rules-all = Alle Regeln
rules-contents = Inhalt
rules-short = Die Regeln in Kürze
rules-own-page = Auf eigener Seite öffnen
