# Finding people.
find-players = Spelers zoeken
find-players-more = Je zit samen met anderen die hetzelfde willen. Het spel begint vanzelf.
bots-after = Wanneer nemen bots de vrije plaatsen in?
bots-after-20 = na 20 seconden
bots-after-60 = na een minuut
bots-after-300 = na vijf minuten
bots-after-0 = alleen mensen
waiting-tables = Wachten op spelers
sit-down = Meespelen
sit-down-at = Meespelen: { $table }
next-table = Volgende tafel
next-table-is = Aan een andere tafel is het jouw beurt: { $table }
begins-when-full = Het spel begint vanzelf als alle plaatsen bezet zijn.
bots-come-in = Bots nemen de vrije plaatsen in over
all-tables = Alle openbare tafels

# Ratings and profiles.
ratings = Ratings
ratings-more = Uit spellen die meetellen. 400 punten is een kans van tien tegen een; de bots staan op dezelfde schaal.
no-leaders = Nog niemand heeft genoeg spellen gespeeld die meetellen. Zoek spelers en sta als eerste hier.
player = Speler
rating = Rating
games-played = Spellen
games-won = Gewonnen
profile = Profiel
your-profile = Jouw profiel
rating-is = { $points } punten, ± { $deviation }
rating-provisional = voorlopig
rating-curve = Rating bij { $game }, van { $first } naar { $last } punten
no-ratings = Nog geen spellen die meetellen.
results = Uitslagen
results-by-seats = { $game } met { $seats }
last-games = Laatste spellen
came-in = { $place } van { $seats }
is-rated = telt mee
rated = Spel telt mee
rated-more = Gewone regels, geen tips; een bot die invalt kan alleen punten kosten
head-to-head = Jij en { $name }
head-to-head-is = { $game }: { $games } samen, { $ahead } keer stond je voor, { $behind } keer achter
somebody-gone = iemand die weg is

# Accounts.
account = Account
account-guest = Op dit apparaat ben je gast. Met een passkey of herstelcode ben je overal dezelfde.
account-is = Hier heet je { $name }.
sign-in = Aanmelden
sign-in-more = Wees hier wie je op een ander apparaat bent. Spellen die je hier als gast speelde, blijven bij de gast.
sign-in-passkey = Aanmelden met een passkey
sign-in-code = Code van een ander apparaat, of een herstelcode
passkeys = Passkeys
passkeys-more = Je apparaat bewaart de sleutel; de server heeft alleen het slot. Er is geen wachtwoord.
passkey-failed = De passkey is niet gebruikt.
add-passkey = Passkey toevoegen
remove = Verwijderen
remove-it = Verwijderen: { $name }
last-used = laatst gebruikt { $day }
other-device = Een ander apparaat
other-device-more = Scan het plaatje met het andere apparaat, of typ daar de code. Hij werkt één keer, tien minuten lang.
show-code = Code tonen
recovery = Herstelcodes
recovery-more = Als alle apparaten kwijt zijn, meldt elke code je één keer aan. Over: { $count }.
recovery-once = Schrijf ze nu op: ze worden alleen deze keer getoond.
new-codes = Nieuwe codes maken
sessions = Waar je bent aangemeld
some-device = Een apparaat
this-device = dit apparaat
sign-out = Afmelden
sign-out-of = Afmelden: { $device }

# The circle.
follow = { $name } volgen
unfollow = { $name } niet meer volgen
block = { $name } blokkeren
unblock = { $name } niet meer blokkeren
people-you-follow = Mensen die je volgt
invite-person = { $name } uitnodigen
invited = Uitgenodigd
invited-by = { $name } nodigt je uit voor { $game }
decline = Afwijzen
decline-it = Afwijzen: { $words }
put-out = Verwijderen
put-out-person = { $name } voorgoed van deze tafel verwijderen

# Pace of bots.
tempo = Tempo van de bots
tempo-slow = langzaam
tempo-normal = normaal
tempo-fast = snel
