# Overal.
tatami = Tatami
back = Terug
close = Sluiten
cancel = Annuleren
go-home = Naar de spellen
try-again = Opnieuw proberen
one-moment = Even geduld
preparing = De tafels worden klaargemaakt: { $game }, { $number } van { $of }
preparing-failed = { $game } kon niet worden voorbereid; de server probeert het opnieuw.
being-prepared = Wordt klaargemaakt
nothing-here = Hier is niets.
problem-offline = De server antwoordt niet. Ben je online?
problem-no-table = Deze tafel bestaat niet. Is de link volledig?
problem-no-game = Dit spel is nu niet beschikbaar.
problem-unknown = Dat is niet gelukt.
copy = Kopiëren
copied = Gekopieerd
share = Delen
download = Downloaden
leave = Tafel verlaten
you = jij
log = Tot nu toe

# Namen.
guest-name = { $bird ->
    [0] Reiger
    [1] Kraanvogel
    [2] Wouw
    [3] Winterkoning
    [4] Uil
    [5] Gierzwaluw
    [6] Plevier
   *[7] Leeuwerik
} { $number }
seat-number = Plaats { $seat }
seat-you = Jij
bot-name = { $level ->
    [farmer] Boer
    [samurai] Samurai
    [daimyo] Daimyo
   *[shogun] Shogun
}
is-bot = { $level ->
    [farmer] Boer-bot
    [samurai] Samurai-bot
    [daimyo] Daimyo-bot
   *[shogun] Shogun-bot
}

# De kamer.
play = Spelen
change = wijzigen
last-choice = { $bots ->
    [one] { $game } tegen de { $level }-bot
   *[other] { $game } tegen { $bots } { $level }-bots
}
players-between = { $low } tot { $high } spelers
players-tenno = 2 tot 7 spelers
players-take = 2 spelers
players-tenka = 3 of 4 spelers
feel-tenno = bluf en geheugen
feel-take = alles ligt open
feel-tenka = slagenspel
minutes-tenno = 20 min
minutes-take = 20 min
minutes-tenka = 25 min
pitch-tenno = Elk elf kaarten, drie gedekt. Val aan, onthoud, bluf.
pitch-take = Vijf stapels, alles open. Pak slim en laat niets liggen dat de moeite loont.
pitch-tenka = Valt de generaal, dan draait de waaier en worden de zwakken sterk.
play-bot = Tegen een bot
play-bots = Tegen bots
play-bots-at = { $game } tegen bots spelen
invite = Uitnodigen
invite-to = Vrienden uitnodigen voor { $game }
your-tables = Jouw tafels
no-tables-yet = Er loopt nog niets. Druk op Spelen of nodig iemand uit.
past-games = Eerdere partijen
no-past-games = Je hebt nog geen partij uitgespeeld.
have-a-link = Een link gekregen?
table-code = Link of tafelcode
join = Meedoen
no-account = Geen account nodig. Je plaats blijft op dit apparaat van jou. Elke verdeling is achteraf te controleren.
about = Over Tatami
about-unofficial = Dit is een onofficiële, niet-commerciële versie; de titels zijn van hun eigenaars. Vind je een spel leuk, koop het dan.
about-parts = Lettertypen en bibliotheken
about-parts-more = In deze pagina zit werk van anderen. Elke licentie staat hier volledig.
watch = Kijken
no-public-tables = Er zijn nu geen openbare tafels.
game-with = { $more ->
    [0] { $game } met { $first }
   *[other] { $game } met { $first } +{ $more }
}
your-move = Jouw beurt
gathering = Wacht op spelers
resume = Verder
review = Bekijken
free-seats = { $count ->
    [0] geen plaats vrij
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
seats-count = { $count } spelers
score-to = { $first } tegen { $second }
score-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
placed = { $place }e van { $seats }, { $points }
in-the-lead = Aan kop: { $names }, { $points }
after-moves = { $count ->
    [0] net begonnen
    [one] na { $count } zet
   *[other] na { $count } zetten
}
result-yours = { $how ->
    [won] Gewonnen, { $scores }
    [shared] Gedeelde winst, { $scores }
   *[lost] Verloren, { $scores }
}
result-by = Winst: { $names }, { $scores }
what-to-play = Wat wordt het?
game = Spel
how-many = Hoeveel spelers?
who-starts = Wie begint er?
start-drawn = Het lot
bots = Bots

# Voorkeuren.
preferences = Voorkeuren
preferences-of = { $name }: voorkeuren
language-is = Taal: { $language }
your-name = Je naam
save = Opslaan
saved = Opgeslagen
language = Taal
theme = Weergave
theme-auto = zoals het systeem
theme-day = licht
theme-night = donker
sound = Geluiden
less-motion = Minder animaties
notify = Meldingen
notify-more = Als jij aan de beurt bent en deze pagina op de achtergrond staat

# Voor de partij.
who-plays = Wie speelt
seat-free = vrij
sit = Hier zitten
sit-too = Ook hier zitten
stand = Opstaan
remove-player = { $name } verwijderen
seat-lost = { $name } heeft je plaats vrijgemaakt. Je mag elke vrije plaats nemen.
not-here = nu niet hier
away-since = weg sinds { $time }
away-since-day = weg sinds { $day }
bot-for-seat = Bot voor plaats { $seat }
no-bot = geen bot
join-table = Binnenkomen en gaan zitten
join-watch = Binnenkomen en kijken
begin = Beginnen
waiting-for-seats = { $count ->
    [one] { $count } plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
waiting-for-host = { $name } begint als iedereen er is.
fill-with-bots = Aanvullen met bots
invite-friends = Vrienden uitnodigen
link = Link naar deze tafel
qr-label = De link als QR-code
how-we-play = Hoe we spelen
clock = Klok
number-between = Een getal van { $low } tot en met { $high }
clock-none = geen tijdslimiet
clock-minute = een minuut per zet
clock-bank = tien minuten elk
clock-days = twee dagen per zet
public = Iedereen kan deze tafel vinden
public-more = Anders alleen wie de link heeft
spectators = Anderen mogen kijken
hints = Tips zijn toegestaan
hints-more = Wat de sterkste bot zou doen, met wat jij kunt weten

# Aan tafel.
table = De tafel
place-empty = leeg
your-turn = Jouw beurt
is-thinking = { $name } denkt na
is-away = { $name } is er niet
several-think = { $count } spelers denken na
thinks = denkt na
bot-stands-in = een bot valt in
watching = Toeschouwers: { $names }
days-left = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
hours-left = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
hint = Tip
hint-awaited = De shogun-bot denkt na over je tip.
hint-more = Op één na beste zet en redenen
hint-sure = { $how ->
    [only] Dit is de enige toegestane zet.
    [proven] Dat is bewezen.
    [clear] Duidelijk de beste zet.
    [likely] Waarschijnlijk de beste zet.
   *[close] Het scheelt weinig: beide zijn ongeveer even goed.
}
percent = { $share }%
points-ahead = { $sign ->
    [minus] −{ $points } pt.
   *[plus] +{ $points } pt.
}
menu = Menu
take-back = Zet terugnemen
ask-take-back = Vragen om terug te nemen
back-asks = { $name } wil een zet terugnemen.
back-waiting = Nog niet akkoord: { $names }.
back-agree = Goed
back-decline = Zet laten staan
back-withdraw = Toch laten staan
chat = Chat
# What a screen reader is told when somebody writes.
chat-from = { $name } schrijft: { $text }
nothing-said = Er heeft nog niemand iets gezegd.
say-something = Zeg iets
send = Versturen
table-in-words = Tafel in woorden
table-in-words-more = Elke plek en elke zet als tekst
step-away = Een bot laten invallen
come-back = Weer zelf spelen
leave-game = Weggaan; een bot valt in
connection-lost = Verbinding verbroken. We proberen het opnieuw.
bot-plays-for-you = Er speelt een bot voor je.
table-closed = Iedereen heeft deze tafel verlaten.
pass-on = { $name }, plaats { $seat }, is aan de beurt
pass-on-more = Geef het scherm door. De anderen kijken even de andere kant op.
show-my-side = Mijn kaarten tonen

# Het einde.
result = Uitslag
won-two = { $who ->
    [you] Je wint met { $won } tegen { $lost }
   *[other] { $name } wint met { $won } tegen { $lost }
}
see-table = Tafel bekijken
play-again = Nog een keer
wants-again = { $name } wil nog een keer spelen.
other-starts-next = In de volgende partij begint de ander.
to-rematch = Naar de volgende partij
review-game = Partij analyseren
deal-was-sealed = De verdeling was verzegeld voordat de partij begon.
check-it = Controleren
check-elsewhere = Deze browser kan de verdeling hier niet controleren. Download de partij en gebruik ‘tatami verify’.
deal-fair = De verdeling was eerlijk. Op deze pagina gecontroleerd:
deal-unfair = De verdeling klopt niet. Op deze pagina gecontroleerd:
deal-not-redone = De verdeling is niet nagerekend: deze pagina weet niet hoe er wordt verdeeld. Op deze pagina gecontroleerd:
check-commit = { $holds ->
    [yes] Het geheim van de server is het geheim dat was beloofd.
   *[no] Het geheim van de server is niet het geheim dat was beloofd.
}
check-memory = { $holds ->
    [yes] De belofte is dezelfde die dit apparaat vóór de partij heeft onthouden.
   *[no] De belofte is niet dezelfde die dit apparaat vóór de partij heeft onthouden.
}
check-nonces = { $holds ->
    [yes] Je eigen willekeurige getal zit erin.
   *[no] Je eigen willekeurige getal ontbreekt.
}
check-people = { $holds ->
    [yes] Iedereen die geen bot is, heeft een willekeurig getal toegevoegd.
   *[no] Iemand die geen bot is, heeft geen willekeurig getal toegevoegd.
}
check-deal = { $holds ->
    [yes] De verdeling volgt uit deze getallen.
    [unknown] Niet gecontroleerd: of de verdeling uit deze getallen volgt. Download de partij en gebruik ‘tatami verify’.
   *[no] De verdeling volgt niet uit deze getallen.
}

# Terugkijken.
whose-eyes = Door wiens ogen
eyes-open = Alle handen open
eyes-of-spectator = Toeschouwer
eyes-of = { $name }
record = Verslag en verdeling
replay-controls = Terugkijken
to-first = Naar het begin
one-back = Een zet terug
play-on = Afspelen
pause = Pauze
one-on = Een zet verder
to-last = Naar het einde
move = Zet
move-of = { $move } van { $last }
to-move = { $name } is aan zet
points-now = Punten na deze zet

# Analyse.
review-title = Analyse
review-begins = De analyse begint zo.
review-working = Elke beslissing wordt bekeken…
review-failed = De analyse kon niet worden afgemaakt.
review-found = { $count ->
    [one] Tot nu toe één fout gevonden.
   *[other] Tot nu toe { $count } fouten gevonden.
}
review-moments = { $count ->
    [one] Eén moment kostte het meest.
   *[other] { $count } momenten kostten het meest.
} ‘Volgende moment’ laat zien wat beter was geweest.
review-no-errors = Geen duidelijke fout. Goed gespeeld.
review-errors = Alle fouten
review-incomplete = Er was geen tijd om elke beslissing grondig te bekijken.
next-moment = Volgende moment
moment-at = { $unit ->
    [chip] schijfje { $number }
    [turn] beurt { $number }
    [battle] slag { $number }
   *[move] zet { $number }
}
grade = { $grade ->
    [inaccuracy] Onnauwkeurigheid
    [mistake] Fout
   *[blunder] Blunder
}
review-better = Beter
review-played = Gespeeld
review-forgotten = Vergeten:
review-best = De beste zet
review-fine = Een goede zet
review-chance = Winstkans
accuracy = Nauwkeurigheid
review-parts = Hoe het resultaat is opgebouwd
part-chance = Kans, %
part-points = Voorsprong
part = { $part ->
    [start] Verwacht vóór de verdeling
    [own] Eigen fouten
    [others] Fouten van anderen
    [deal] Verdeling en kleine verliezen
    [luck] Geluk
   *[result] Resultaat
}
try-from-here = Vanaf hier proberen
practice = Oefening

# Leren, en de regels bij de hand.
learn = Leren
learn-game = { $game } leren
next = Verder
lesson-number = Les { $number } van { $of }
lesson-right = Goed gedaan.
lesson-wrong = Nog niet helemaal. Kijk nog eens.
lesson-shown = Zo kan het.
lesson-show = Laat zien
lesson-again = Opnieuw proberen
lesson-try = Probeer het
offer-lesson = Voor het eerst hier?
offer-lesson-more = In een paar korte lessen leer je { $game }. Daarna speel je je eerste partij.
offer-play = Meteen spelen
lesson-begin = Eerste partij beginnen
lesson-anew = Opnieuw beginnen
lesson-done = Meer is het niet.
lesson-done-more = De rest is oefening. De regels heb je aan elke tafel bij de hand, en tegen bots ook een tip.
rules = Regels
rules-of = { $game }: de regels
matters-now = geldt nu

# All rules of a game, on a page of their own or at a table.
rules-all = Alle regels
rules-contents = Inhoud
rules-short = De regels in het kort
rules-own-page = Op een eigen pagina openen
