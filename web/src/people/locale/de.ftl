# Finding people.
find-players = Mitspieler finden
find-players-more = Du kommst mit anderen an einen Tisch, die dasselbe spielen wollen. Das Spiel beginnt von selbst.
bots-after = Wann sollen Bots auffüllen?
bots-after-20 = nach 20 Sekunden
bots-after-60 = nach einer Minute
bots-after-300 = nach fünf Minuten
bots-after-0 = nur Menschen
waiting-tables = Hier ist noch Platz
nobody-waits = Gerade wartet niemand auf Mitspieler.
sit-down = Mitspielen
sit-down-at = Mitspielen: { $table }
next-table = Nächster Tisch
next-table-is = An einem anderen Tisch bist du dran: { $table }
begins-when-full = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
bots-come-in = Bots füllen auf in
all-tables = Alle öffentlichen Tische

# Ratings and profiles.
ratings = Wertungen
ratings-more = Aus gewerteten Partien. Bei 400 Punkten Vorsprung stehen die Chancen zehn zu eins; die Bots stehen auf derselben Skala.
no-leaders = Noch hat niemand genug gewertete Partien gespielt. Finde Mitspieler und eröffne die Liste.
player = Spieler
rating = Wertung
games-played = Partien
games-won = Gewonnen
profile = Profil
your-profile = Dein Profil
rating-is = { $points } Punkte, ±{ $deviation }
rating-provisional = vorläufig
rating-curve = Wertung bei { $game }, von { $first } auf { $last } Punkte
no-ratings = Noch keine gewerteten Partien.
results = Ergebnisse
results-period = Zeitraum
results-days = { $days ->
    [0] Insgesamt
    [30] 30 Tage
   *[other] Ein Jahr
}
no-results = Keine Partien in dieser Zeit.
opponents = Gegner
games-ahead = Davor
games-behind = Dahinter
games-older = Mehr Partien
results-by-seats = { $game }, { $seats } Personen
last-games = Letzte Partien
came-in = Platz { $place } von { $seats }
is-rated = gewertet
rated = Gewertete Partie
rated-more = Übliche Regeln, mit Uhr, keine Tipps; springt ein Bot für dich ein, kann das nur Punkte kosten
unrated-without-clock = Ohne Zeitlimit wird die Partie nicht gewertet.
head-to-head = Du und { $name }
head-to-head-is = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} zusammen, { $ahead }-mal lagst du vorn, { $behind }-mal hinten
somebody-gone = jemand, der nicht mehr hier ist

# Accounts.
account = Konto
account-guest = Auf diesem Gerät bist du Gast. Mit einem Passkey oder einem Wiederherstellungscode spielst du überall mit demselben Profil.
account-guest-codes = Auf diesem Gerät bist du Gast. Mit einem Wiederherstellungscode spielst du überall mit demselben Profil.
account-is = Du spielst als { $name }.
sign-in = Anmelden
sign-in-more = Spiel hier weiter wie auf deinem anderen Gerät. Partien, die du hier als Gast gespielt hast, bleiben beim Gast.
sign-in-passkey = Mit Passkey anmelden
sign-in-code = Code von einem anderen Gerät oder Wiederherstellungscode
passkeys = Passkeys
passkeys-more = Dein Gerät behält den Schlüssel; der Server hat nur das Schloss. Ein Passwort gibt es nicht.
passkey-failed = Der Passkey wurde nicht verwendet.
add-passkey = Passkey hinzufügen
remove = Entfernen
remove-it = Entfernen: { $name }
last-used = zuletzt am { $day }
other-device = Weiteres Gerät
other-device-more = Lass dir hier einen Code anzeigen und scanne ihn mit dem anderen Gerät oder tippe ihn dort ein. Er gilt einmal, zehn Minuten lang.
show-code = Code anzeigen
recovery = Wiederherstellungscodes
recovery-more = Wenn du alle Geräte verlierst, kannst du dich mit jedem dieser Codes einmal anmelden. Übrig: { $count }.
recovery-once = Schreib sie jetzt auf: Du siehst sie nur dieses eine Mal.
new-codes = Neue Codes erzeugen
sessions = Wo du angemeldet bist
some-device = Unbekanntes Gerät
this-device = dieses Gerät
sign-out = Abmelden
sign-out-of = Abmelden: { $device }
your-data = Deine Daten
your-data-more = Dein Name, deine Partien, Nachrichten und Einstellungen, wie sie auf diesem Server liegen
download-data = Deine Daten herunterladen
delete-me = Alles löschen
delete-me-title = Alles über { $name } löschen?
delete-me-more = Dein Name, deine Nachrichten, Wertungen und Adressen verschwinden überall, und niemand kann sie zurückholen. Die anderen behalten ihre Partien, nur ohne deinen Namen.
delete-me-now = Endgültig löschen
sessions-more = Ein Gerät, das du nicht kennst? Melde es ab, entferne fremde Passkeys und mach dir neue Wiederherstellungscodes.
sign-out-last = Nur auf diesem Gerät bist du noch { $name }. Wenn du dich abmeldest, kommst auch du nicht mehr hinein. Füge vorher einen Passkey hinzu oder mach dir Wiederherstellungscodes.
sign-out-anyway = Trotzdem abmelden

# The circle.
follow = { $name } folgen
unfollow = { $name } nicht mehr folgen
block = { $name } blockieren
unblock = { $name } nicht mehr blockieren
people-you-follow = Leute, denen du folgst
invite-person = { $name } einladen
invited = Eingeladen
invited-by = { $name } lädt dich zu { $game } ein
decline = Ablehnen
decline-it = Ablehnen: { $words }
put-out = Ausschließen
put-out-person = { $name } von diesem Tisch ausschließen

# Pace of bots.
tempo = Tempo der Bots
tempo-slow = langsam
tempo-normal = normal
tempo-fast = schnell
