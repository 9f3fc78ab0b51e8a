# Overal.
tatami = Tatami
back = Terug
close = Sluiten
go-home = Naar de kamer
try-again = Opnieuw
one-moment = Een ogenblik
preparing = De tafels worden klaargemaakt: { $game }, { $number } van { $of }
being-prepared = Wordt klaargemaakt
nothing-here = Hier is niets.
problem-offline = De server antwoordt niet. Ben je online?
problem-no-table = Deze tafel bestaat niet. Is de link volledig?
problem-unknown = Dat is niet gelukt.
copy = Kopiëren
copied = Gekopieerd
share = Delen
download = Downloaden
leave = Tafel verlaten
you = jij
log = Tot nu toe

# Namen.
guest-name = Gast { $bird ->
    [0] Reiger
    [1] Kraanvogel
    [2] Wouw
    [3] Winterkoning
    [4] Uil
    [5] Gierzwaluw
    [6] Plevier
   *[7] Leeuwerik
}
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
players-tenno = 2 tot 7 spelers
players-take = 2 spelers
players-tenka = 3 of 4 spelers
feel-tenno = bluf en geheugen
feel-take = alles ligt open
feel-tenka = slagenspel
minutes-tenno = 20 min
minutes-take = 20 min
minutes-tenka = 25 min
pitch-tenno = Elf kaarten elk, drie gedekt. Val aan, onthoud, bluf.
pitch-take = Vijf torens, alles open. Neem goed, en laat niets liggen dat loont.
pitch-tenka = Valt de Generaal, dan draait de waaier en zijn de zwakken sterk.
play-bot = Tegen een bot
play-bots = Tegen bots
play-bots-at = { $game } tegen bots spelen
invite = Uitnodigen
invite-to = Vrienden uitnodigen voor { $game }
your-tables = Jouw tafels
no-tables-yet = Er is nog niets bezig. Druk op Spelen of nodig iemand uit.
past-games = Eerdere partijen
no-past-games = Je hebt op dit apparaat nog geen partij uitgespeeld.
have-a-link = Een link gekregen?
table-code = Link of tafelcode
join = Meedoen
no-account = Geen account. Je plaats blijft op dit apparaat van jou. Elke verdeling is achteraf te controleren.
watch = Kijken
no-public-tables = Er speelt nu niemand in het openbaar.
game-with = { $more ->
    [0] { $game } met { $first }
   *[other] { $game } met { $first } +{ $more }
}
your-move = Jouw beurt
gathering = Verzamelt zich
resume = Verder
review = Bekijken
free-seats = { $count ->
    [0] geen plaats vrij
    [one] { $count } plaats vrij
   *[other] { $count } plaatsen vrij
}
seats-count = met { $count }
score-to = { $first } tegen { $second }
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
how-many = Hoeveel spelen er
bots = Bots

# Voorkeuren.
preferences = Voorkeuren
preferences-of = { $name }: voorkeuren
language-is = Taal: { $language }
your-name = Je naam
save = Bewaren
saved = Bewaard
language = Taal
theme = Licht
theme-auto = zoals het systeem
theme-day = dag
theme-night = nacht
sound = Geluiden
less-motion = Weinig beweging
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
qr-label = De link als code voor een camera
how-we-play = Hoe we spelen
clock = Klok
number-between = Een getal van { $low } tot en met { $high }
clock-none = geen haast
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
several-think = { $count } spelers denken na
thinks = denkt na
bot-stands-in = een bot speelt verder
watching = Er kijken: { $names }
days-left = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
hours-left = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
hint = Tip
hint-is = De Shogun zou: { $words }.
hint-sure = { $how ->
    [proven] Dat is bewezen.
    [share] Hij geeft je { $share } % kans om te winnen.
    [ahead] Hij ziet je aan het eind { $margin } voor.
    [level] Hij ziet jullie aan het eind gelijk.
   *[behind] Hij ziet je aan het eind { $margin } achter.
}
menu = Menu
menu-unread = Menu, { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
chat = Gesprek
# What a screen reader is told when somebody writes.
chat-from = { $name } schrijft: { $text }
nothing-said = Nog niemand heeft iets gezegd.
say-something = Zeg iets
send = Sturen
table-in-words = Tafel in woorden
table-in-words-more = Elke plek en elke zet als tekst
step-away = Een bot voor mij laten spelen
come-back = Weer zelf spelen
leave-game = Weggaan; een bot speelt verder
connection-lost = Verbinding kwijt. Nieuwe poging loopt.
bot-plays-for-you = Een bot speelt voor jou.
table-closed = Iedereen heeft deze tafel verlaten.
pass-on = { $name }, plaats { $seat }, is aan de beurt
pass-on-more = Geef het scherm door. Verder kijkt nu niemand.
show-my-side = Mijn kant tonen

# Het einde.
result = Uitslag
won-two = { $who ->
    [you] Je wint met { $won } tegen { $lost }
   *[other] { $name } wint met { $won } tegen { $lost }
}
see-table = Tafel bekijken
play-again = Nog een keer
wants-again = { $name } wil nog een keer spelen.
to-rematch = Naar de volgende partij
review-game = Partij bekijken
deal-was-fixed = De verdeling stond vast voordat je ging zitten.
check-it = Controleren
check-elsewhere = Deze browser kan de verdeling hier niet controleren. Download de partij en gebruik “tatami verify”.
deal-fair = De verdeling was eerlijk. In deze pagina gecontroleerd:
deal-unfair = De verdeling klopt niet. In deze pagina gecontroleerd:
check-commit = { $holds ->
    [yes] Het geheim van de server is het beloofde.
   *[no] Het geheim van de server is niet het beloofde.
}
check-memory = { $holds ->
    [yes] De belofte is die welke dit apparaat voor de partij onthield.
   *[no] De belofte is niet die welke dit apparaat voor de partij onthield.
}
check-nonces = { $holds ->
    [yes] Je eigen toevalsgetal zit erin.
   *[no] Je eigen toevalsgetal ontbreekt.
}
check-deal = { $holds ->
    [yes] De verdeling volgt uit beide.
   *[no] De verdeling volgt niet uit beide.
}

# Terugkijken.
whose-eyes = Met wiens ogen
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
where-it-turned = Waar het kantelde
turned-at = { $who ->
    [you] Je
   *[other] { $name }
} nam { $unit ->
    [chip] met schijfje { $number }
    [turn] in beurt { $number }
    [battle] in slag { $number }
   *[move] met zet { $number }
} voorgoed de leiding.

# Leren, en de regels bij de hand.
learn = Leren
learn-game = { $game } leren
first-game = Je eerste partij
card-of = { $card } van { $cards }
next = Verder
lesson-begin = Eerste partij beginnen
lesson-at-once = Meteen naar de tafel
lesson-begun = Je eerste partij staat nog op tafel.
lesson-begun-more = Alles ligt waar je het liet.
lesson-go-on = Doorgaan
lesson-anew = Opnieuw beginnen
lesson-note = { $rare ->
    [yes] Nog iets
   *[no] { $note } van { $notes }
}
understood = Begrepen
lesson-end = Les beëindigen
lesson-done = Dat is het spel.
lesson-done-more = De rest is oefening. De regels heb je aan elke tafel bij de hand, en tegen bots ook een tip.
lesson-real-game = Nu een echte partij
lesson-stay = Deze uitspelen
rules = Regels
rules-of = { $game }: de regels
matters-now = geldt nu
