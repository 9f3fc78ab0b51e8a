# Finding people.
find-players = Mitspieler finden
find-players-more = Du sitzt mit anderen zusammen, die dasselbe wollen. Das Spiel beginnt von selbst.
bots-after = Wann nehmen Bots die freien Plätze?
bots-after-20 = nach 20 Sekunden
bots-after-60 = nach einer Minute
bots-after-300 = nach fünf Minuten
bots-after-0 = nur Menschen
waiting-tables = Warten auf Mitspieler
sit-down = Mitspielen
sit-down-at = Mitspielen: { $table }
next-table = Nächster Tisch
next-table-is = An einem anderen Tisch bist du dran: { $table }
begins-when-full = Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
bots-come-in = Bots nehmen die freien Plätze in
all-tables = Alle öffentlichen Tische

# Ratings and profiles.
ratings = Wertungen
ratings-more = Aus gewerteten Spielen. 400 Punkte bedeuten eine Chance von zehn zu eins; die Bots stehen auf derselben Skala.
no-leaders = Noch hat niemand genug gewertete Spiele gespielt. Finde Mitspieler und sei die erste Person hier.
player = Spieler
rating = Wertung
games-played = Spiele
games-won = Gewonnen
profile = Profil
your-profile = Dein Profil
rating-is = { $points } Punkte, ± { $deviation }
rating-provisional = vorläufig
rating-curve = Wertung bei { $game }, von { $first } zu { $last } Punkten
no-ratings = Noch keine gewerteten Spiele.
results = Ergebnisse
results-by-seats = { $game } zu { $seats }
last-games = Letzte Spiele
came-in = Platz { $place } von { $seats }
is-rated = gewertet
rated = Gewertetes Spiel
rated-more = Übliche Regeln, keine Tipps; ein Bot, der einspringt, kann nur Punkte kosten
head-to-head = Du und { $name }
head-to-head-is = { $game }: { $games } gemeinsam, { $ahead }-mal lagst du vorn, { $behind }-mal dahinter
somebody-gone = jemand, der nicht mehr hier ist

# Accounts.
account = Konto
account-guest = Auf diesem Gerät bist du Gast. Mit Passkey oder Wiederherstellungscode bist du überall dieselbe Person.
account-is = Hier heißt du { $name }.
sign-in = Anmelden
sign-in-more = Sei hier, wer du auf einem anderen Gerät bist. Spiele, die du hier als Gast gespielt hast, bleiben beim Gast.
sign-in-passkey = Mit Passkey anmelden
sign-in-code = Code von einem anderen Gerät oder Wiederherstellungscode
passkeys = Passkeys
passkeys-more = Dein Gerät behält den Schlüssel; der Server hat nur das Schloss. Ein Passwort gibt es nicht.
passkey-failed = Der Passkey wurde nicht verwendet.
add-passkey = Passkey hinzufügen
remove = Entfernen
remove-it = Entfernen: { $name }
last-used = zuletzt { $day }
other-device = Ein anderes Gerät
other-device-more = Scanne das Bild mit dem anderen Gerät oder tippe dort den Code ein. Er gilt einmal, zehn Minuten lang.
show-code = Code anzeigen
recovery = Wiederherstellungscodes
recovery-more = Wenn alle Geräte verloren sind, meldet dich jeder dieser Codes einmal an. Übrig: { $count }.
recovery-once = Schreib sie jetzt auf: Sie werden nur dieses eine Mal gezeigt.
new-codes = Neue Codes erzeugen
sessions = Wo du angemeldet bist
some-device = Ein Gerät
this-device = dieses Gerät
sign-out = Abmelden
sign-out-of = Abmelden: { $device }

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
put-out-person = { $name } für diesen Tisch ausschließen

# Pace of bots.
tempo = Tempo der Bots
tempo-slow = langsam
tempo-normal = normal
tempo-fast = schnell
