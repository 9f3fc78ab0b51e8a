# Toernooien.
tournaments = Toernooien
tournament = Toernooi
tournaments-more = Een paar rondes tegen iedereen. Bij duplicate krijgen alle tafels dezelfde verdeling, zodat geluk niet beslist.
plan-tournament = Toernooi plannen
no-tournaments = Er zijn nog geen toernooien. Plan het eerste.
your-tournaments = Je toernooien
tournaments-going = Open en lopend
tournaments-over = Afgelopen
all-tournaments = Alle toernooien
to-tournament = Naar het toernooi
tournament-title = Titel
tournament-of = Toernooi van { $name }
format = Vorm
format-duplicate = Duplicate
format-duplicate-more = Alle tafels van een ronde spelen dezelfde verdeling. Je wordt vergeleken met iedereen die aan een andere tafel op jouw plaats zat.
format-swiss = Zwitsers systeem
format-swiss-more = Elke ronde tref je spelers met ongeveer jouw score, en zo mogelijk niemand twee keer. Je scoort voor iedereen die je voorblijft.
format-round-robin = Iedereen tegen iedereen
format-round-robin-more = Iedereen treft iedereen. Je scoort voor iedereen die je voorblijft.
players-at-a-table = Spelers aan een tafel
players-in-all = Spelers in totaal, bots meegeteld
tournament-bots = Bots om aan te vullen
begins = Wanneer begint het?
begins-host = wanneer ik het zeg
begins-5 = over 5 minuten
begins-15 = over 15 minuten
begins-60 = over een uur
begins-time = op een vast tijdstip
break-between = Pauze tussen de rondes
pause-0 = geen
pause-30 = 30 seconden
pause-120 = 2 minuten
pause-600 = 10 minuten
late-entries = Aanmelden kan ook nog na het begin
public-tournament = Iedereen kan het vinden
rated-tournament-more = Elke partij telt mee voor de rating; gewone regels

# Hoe ver het is.
entered-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
entered-so-far = { $count ->
    [0] Er heeft zich nog niemand aangemeld; bots vullen aan tot { $players }.
    [one] { $count } speler heeft zich aangemeld; bots vullen aan tot { $players }.
   *[other] { $count } spelers hebben zich aangemeld; bots vullen aan tot { $players }.
}
hosted = Georganiseerd door
hosted-by = georganiseerd door { $name }
is-unrated = telt niet mee
is-cancelled = Afgelast
won-by-names = Gewonnen door { $names }
your-place = Jouw plaats: { $place } van { $of }
enter-now = Open voor aanmelding
begins-soon = Begint binnenkort
begins-on = Begin: { $time }
begins-in = De eerste ronde begint over
next-round-in = De volgende ronde begint over
rounds = Rondes
rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
round-number = Ronde { $number }
round-short = R{ $number }
round-of = Ronde { $number } van { $of }
round-ended = Ronde { $number } van { $of } is voorbij
tables-done = Tafels klaar: { $done } van { $of }
table-done = klaar
table-playing = bezig
round-sealed = Deze tafels zijn voor anderen gesloten tot de laatste klaar is: ze spelen allemaal dezelfde verdeling.
your-table-ready = Je tafel staat klaar.
to-your-table = Naar je tafel
wait-for-others = Je partij is voorbij. De volgende ronde begint als alle tafels klaar zijn.
wait-for-sealed = Je partij is voorbij. Zodra alle tafels van de ronde klaar zijn, zie je de uitslagen en kun je terugkijken.

# Meedoen.
enter = Aanmelden
enter-again = Weer aanmelden
withdraw = Afmelden
begin-first-round = Eerste ronde beginnen
cancel-tournament = Toernooi afgelasten
copy-link = Link kopiëren
entrants = Spelers
nobody-entered = Er heeft zich nog niemand aangemeld.
take-out = { $name } uit het toernooi halen
has-withdrawn = afgemeld
is-program = programma

# Stand en uitslagen.
standings = Stand
score = Score
how-scored = Zo wordt er geteld
ties-duplicate = Bij gelijke score telt hoeveel punten je boven het gemiddelde op dezelfde plaats zat. Wie dan nog gelijk staat, deelt de rang.
ties-swiss = Bij gelijke score tellen eerst de scores van je tegenstanders, dan de punten voorsprong op de beste tegenstander. Wie dan nog gelijk staat, deelt de rang.
ties-round-robin = Bij gelijke score tellen eerst de scores van de verslagen tegenstanders, dan de punten voorsprong op de beste tegenstander. Wie dan nog gelijk staat, deelt de rang.
deals-and-results = Verdelingen en uitslagen
deals-sealed = Alle verdelingen volgen uit een geheim waarop de server zich heeft vastgelegd voordat iemand zich kon aanmelden, en uit een willekeurig getal van elke speler. Na elke ronde wordt het geheim getoond, zodat iedereen het kan nagaan.
deals-proven = Hier nagegaan: de tot nu toe getoonde geheimen zijn de beloofde.
deals-not-proven = De geheimen kloppen niet met wat beloofd was.
commitment = Vastlegging:
results-table = Stand (CSV)
results-data = Alles (JSON)

# Wedstrijden van meer spellen.
match-kind = Wedstrijd
match-one = één partij
match-mirrored = heen en terug
match-best-of-3 = beste van drie
match-best-of-5 = beste van vijf
match-best-of-7 = beste van zeven
match-more = Heen en terug: twee partijen met dezelfde verdeling en verwisselde plaatsen, de punten worden opgeteld. Bij meer partijen begint om beurten een ander.
match-game = Partij { $game } van { $of }
match-won = { $name } wint de wedstrijd
match-drawn = De wedstrijd eindigt gelijk
next-game = Volgende partij
