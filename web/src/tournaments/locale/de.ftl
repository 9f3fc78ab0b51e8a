# Turniere.
tournaments = Turniere
tournament = Turnier
tournaments-more = Ein paar Runden gegen alle. Beim Duplikat bekommen alle Tische dieselbe Verteilung, damit nicht das Glück entscheidet.
plan-tournament = Turnier planen
no-tournaments = Es gibt noch keine Turniere. Plane das erste.
your-tournaments = Deine Turniere
tournaments-going = Offen und laufend
tournaments-over = Beendet
all-tournaments = Alle Turniere
to-tournament = Zum Turnier
tournament-title = Titel
tournament-of = Turnier von { $name }
format = Format
format-duplicate = Duplikat
format-duplicate-more = Alle Tische einer Runde spielen dieselbe Verteilung. Du wirst mit allen verglichen, die an einem anderen Tisch auf deinem Platz saßen.
format-swiss = Schweizer System
format-swiss-more = In jeder Runde triffst du auf Spieler mit ähnlicher Punktzahl und möglichst auf niemanden zweimal. Du punktest für alle, vor denen du landest.
format-round-robin = Jeder gegen jeden
format-round-robin-more = Alle treffen auf alle. Du punktest für alle, vor denen du landest.
players-at-a-table = Spieler an einem Tisch
players-in-all = Spieler insgesamt, Bots eingerechnet
tournament-bots = Bots zum Auffüllen
begins = Wann geht es los?
begins-host = wenn ich es sage
begins-5 = in 5 Minuten
begins-15 = in 15 Minuten
begins-60 = in einer Stunde
begins-time = zu einer festen Zeit
break-between = Pause zwischen den Runden
pause-0 = keine
pause-30 = 30 Sekunden
pause-120 = 2 Minuten
pause-600 = 10 Minuten
late-entries = Auch nach dem Beginn kann man sich noch anmelden
public-tournament = Alle können es finden
rated-tournament-more = Jede Partie zählt für die Wertung; übliche Regeln

# Wie weit es ist.
entered-count = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
entered-so-far = { $count ->
    [0] Noch ist niemand angemeldet; Bots füllen auf { $players } auf.
    [one] { $count } Spieler ist angemeldet; Bots füllen auf { $players } auf.
   *[other] { $count } Spieler sind angemeldet; Bots füllen auf { $players } auf.
}
hosted = Ausgerichtet von
hosted-by = ausgerichtet von { $name }
is-unrated = ohne Wertung
is-cancelled = Abgesagt
won-by-names = Sieg: { $names }
your-place = Dein Platz: { $place } von { $of }
enter-now = Anmeldung offen
begins-soon = Beginnt bald
begins-on = Beginn: { $time }
begins-in = Die erste Runde beginnt in
next-round-in = Die nächste Runde beginnt in
rounds = Runden
rounds-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
round-number = Runde { $number }
round-short = R{ $number }
round-of = Runde { $number } von { $of }
round-ended = Runde { $number } von { $of } ist vorbei
tables-done = Fertige Tische: { $done } von { $of }
table-done = fertig
table-playing = im Spiel
round-sealed = Diese Tische bleiben für andere geschlossen, bis der letzte fertig ist: Alle spielen dieselbe Verteilung.
your-table-ready = Dein Tisch ist bereit.
to-your-table = Zu deinem Tisch
wait-for-others = Deine Partie ist vorbei. Die nächste Runde beginnt, wenn alle Tische fertig sind.
wait-for-sealed = Deine Partie ist vorbei. Ergebnisse, Aufzeichnung und Wiedergabe gibt es, wenn alle Tische der Runde fertig sind.

# Mitmachen.
enter = Anmelden
enter-again = Wieder anmelden
withdraw = Abmelden
begin-first-round = Erste Runde beginnen
cancel-tournament = Turnier absagen
copy-link = Link kopieren
entrants = Spieler
nobody-entered = Noch ist niemand angemeldet.
take-out = { $name } aus dem Turnier nehmen
has-withdrawn = abgemeldet
is-program = Programm

# Tabelle und Ergebnisse.
standings = Tabelle
score = Wertung
how-scored = So wird gewertet
ties-duplicate = Bei Gleichstand zählt, wie viele Punkte du über dem Durchschnitt auf demselben Platz lagst. Wer dann noch gleichauf ist, teilt sich den Rang.
ties-swiss = Bei Gleichstand zählen erst die Wertungen deiner Gegner, dann die Punkte Vorsprung vor dem besten Gegner. Wer dann noch gleichauf ist, teilt sich den Rang.
ties-round-robin = Bei Gleichstand zählen erst die Wertungen der besiegten Gegner, dann die Punkte Vorsprung vor dem besten Gegner. Wer dann noch gleichauf ist, teilt sich den Rang.
deals-and-results = Verteilungen und Ergebnisse
deals-sealed = Alle Verteilungen folgen aus einem Geheimnis, auf das sich der Server festgelegt hat, bevor sich jemand anmelden konnte, und aus einer Zufallszahl jedes Spielers. Nach jeder Runde wird ihr Geheimnis gezeigt, damit alle es prüfen können.
deals-proven = Hier geprüft: Die bisher gezeigten Geheimnisse sind die zugesagten.
deals-not-proven = Die Geheimnisse passen nicht zu dem, was zugesagt war.
commitment = Festlegung:
results-table = Tabelle (CSV)
results-data = Alles (JSON)

# Matches aus mehreren Spielen.
match-kind = Match
match-one = eine Partie
match-mirrored = Hin- und Rückspiel
match-best-of-3 = Best of 3
match-best-of-5 = Best of 5
match-best-of-7 = Best of 7
match-more = Hin- und Rückspiel: zwei Partien mit derselben Verteilung und getauschten Plätzen, die Punkte werden addiert. Bei Best of wird abwechselnd begonnen.
match-game = Partie { $game } von { $of }
match-won = { $name } gewinnt das Match
match-drawn = Das Match endet unentschieden
next-game = Nächste Partie
