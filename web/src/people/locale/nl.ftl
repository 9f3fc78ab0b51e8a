# Finding people.
find-players = Spelers zoeken
find-players-more = Je komt aan tafel met anderen die hetzelfde willen spelen. Het spel begint vanzelf.
bots-after = Wanneer nemen bots de vrije plaatsen in?
bots-after-20 = na 20 seconden
bots-after-60 = na een minuut
bots-after-300 = na vijf minuten
bots-after-0 = alleen mensen
waiting-tables = Hier is nog plaats
nobody-waits = Er wacht nu niemand op medespelers.
sit-down = Meespelen
sit-down-at = Meespelen: { $table }
next-table = Volgende tafel
next-table-is = Aan een andere tafel is het jouw beurt: { $table }
begins-when-full = Het spel begint vanzelf zodra alle plaatsen bezet zijn.
bots-come-in = Bots vullen aan over
all-tables = Alle openbare tafels

# Ratings and profiles.
ratings = Ratings
ratings-more = Uit partijen die meetellen. Met 400 punten voorsprong is de kans tien tegen één; de bots staan op dezelfde schaal.
no-leaders = Nog niemand heeft genoeg partijen gespeeld die meetellen. Zoek spelers en sta hier als eerste.
player = Speler
rating = Rating
games-played = Partijen
games-won = Gewonnen
profile = Profiel
your-profile = Je profiel
rating-is = { $points } punten, ±{ $deviation }
rating-provisional = voorlopig
rating-curve = Rating bij { $game }, van { $first } naar { $last } punten
no-ratings = Nog geen partijen die meetellen.
results = Uitslagen
results-period = Periode
results-days = { $days ->
    [0] Alles
    [30] 30 dagen
   *[other] Een jaar
}
no-results = Geen partijen in deze periode.
opponents = Tegenstanders
games-ahead = Hoger
games-behind = Lager
games-older = Meer partijen
results-by-seats = { $game }, { $seats } spelers
last-games = Laatste partijen
came-in = { $place }e van { $seats }
is-rated = telt mee
rated = Telt mee voor de rating
rated-more = Gewone regels, een klok, geen tips; valt er een bot voor je in, dan kan dat alleen punten kosten
unrated-without-clock = Zonder tijdslimiet telt de partij niet mee voor de rating.
head-to-head = Jij en { $name }
head-to-head-is = { $game }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
} samen, { $ahead } keer eindigde jij hoger, { $behind } keer lager
somebody-gone = iemand die vertrokken is

# Accounts.
account = Account
account-guest = Op dit apparaat ben je gast. Met een passkey of herstelcode ben je overal dezelfde speler.
account-guest-codes = Op dit apparaat ben je gast. Met een herstelcode ben je overal dezelfde speler.
account-is = Je speelt als { $name }.
sign-in = Inloggen
sign-in-more = Ga hier verder zoals op je andere apparaat. Partijen die je hier als gast speelde, blijven bij de gast.
sign-in-passkey = Inloggen met een passkey
sign-in-code = Code van een ander apparaat, of een herstelcode
passkeys = Passkeys
passkeys-more = Je apparaat bewaart de sleutel; de server heeft alleen het slot. Er is geen wachtwoord.
passkey-failed = De passkey is niet gebruikt.
add-passkey = Passkey toevoegen
remove = Verwijderen
remove-it = Verwijderen: { $name }
last-used = laatst gebruikt op { $day }
other-device = Nog een apparaat
other-device-more = Toon hier een code en scan die met het andere apparaat, of typ hem daar in. Hij werkt één keer, tien minuten lang.
show-code = Code tonen
recovery = Herstelcodes
recovery-more = Ben je al je apparaten kwijt, dan kun je met elk van deze codes één keer inloggen. Over: { $count }.
recovery-once = Schrijf ze nu op: je ziet ze alleen deze keer.
new-codes = Nieuwe codes maken
sessions = Waar je bent ingelogd
some-device = Onbekend apparaat
this-device = dit apparaat
sign-out = Uitloggen
sign-out-of = Uitloggen: { $device }
your-data = Jouw gegevens
your-data-more = Je naam, partijen, berichten en instellingen, zoals deze server ze heeft
download-data = Je gegevens downloaden
delete-me = Alles verwijderen
delete-me-title = Alles over { $name } verwijderen?
delete-me-more = Je naam, berichten, ratings en adressen verdwijnen overal, en niemand kan ze terughalen. De anderen houden hun partijen, alleen zonder jouw naam.
delete-me-now = Definitief verwijderen
sessions-more = Een apparaat dat je niet kent? Log het uit, verwijder passkeys die niet van jou zijn en maak nieuwe herstelcodes.
sign-out-last = Alleen op dit apparaat ben je nog { $name }. Als je uitlogt, kom ook jij er niet meer in. Voeg eerst een passkey toe of maak herstelcodes.
sign-out-anyway = Toch uitloggen

# The circle.
follow = { $name } volgen
unfollow = { $name } niet meer volgen
block = { $name } blokkeren
unblock = { $name } deblokkeren
people-you-follow = Mensen die je volgt
invite-person = { $name } uitnodigen
invited = Uitgenodigd
invited-by = { $name } nodigt je uit voor { $game }
decline = Afslaan
decline-it = Afslaan: { $words }
put-out = Verwijderen
put-out-person = { $name } voorgoed van deze tafel weren

# Pace of bots.
tempo = Tempo van de bots
tempo-slow = langzaam
tempo-normal = normaal
tempo-fast = snel
