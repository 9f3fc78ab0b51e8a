### What the terminal says of itself, in Dutch. What happens in a game is said by the games' own files.

## Sentences that follow one another, and answers.

# What stands between two sentences in one paragraph.
sentence-gap = { " " }
# The word for yes; its beginning is enough as an answer. A plain y is understood in every language.
answer-yes = ja
# At the foot of a page, when there is more to read.
page-more = Verder met Enter, stoppen met q:

## Choosing a game, in `tatami play` without a game.

games-title = Deze spellen liggen klaar:
# Beside a game's title. $name is what is typed for the game.
game-facts = { $name } · van { $designers } · { $seats }
seats-exact = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
seats-range = { $low } tot { $high } spelers
ask-game = Welk spel? (nummer of naam)
# $games: the names that may be typed.
ask-game-again = Kies uit { $games }; de naam of het nummer volstaat.
ask-seats = Hoeveel plaatsen, { $low } tot { $high }? (Enter: { $usual })
ask-people = Op welke van de { $seats } plaatsen zitten mensen hier aan het scherm? (zoals 1,2; Enter: alleen plaats 1)
ask-people-again = Noem plaatsen van 1 t/m { $seats }, met komma’s ertussen.
options-title = Opties en hun standaardwaarden:
options-none = Dit spel heeft geen opties.
options-file = Een lange tekst kan uit een bestand komen: { $name }=@BESTAND.
ask-option = Iets veranderen, als naam=waarde? (Enter: beginnen)

## Bots, how strong they are and how each level plays.

bots-title = Hoe sterk moeten de bots zijn?
# $usual: the level that plays if only Enter is pressed.
ask-bots = Welk niveau? (nummer of naam, of plaats voor plaats, zoals 2:farmer,3:shogun; Enter: { $usual })
# A bot, or several of one level.
bot-named = { $bots } ({ $level })
# Above the table in every turn.
table-bots = Bots: { $bots }

## Beginning.

# While the rules are made ready; only the first time.
wait-preparing = De regels worden klaargezet; de eerste keer duurt dat enkele seconden…
# $people: who plays here, $bots: who are bots, perhaps nobody.
greeting-players = { $bots-count ->
    [0] { $people-count ->
        [one] Jij bent { $people }.
       *[other] { $people } spelen hier.
    }
    [one] { $people-count ->
        [one] Jij bent { $people }; { $bots } is een bot.
       *[other] { $people } spelen hier; { $bots } is een bot.
    }
   *[other] { $people-count ->
        [one] Jij bent { $people }; { $bots } zijn bots.
       *[other] { $people } spelen hier; { $bots } zijn bots.
    }
}
greeting-help = Typ een zet of het nummer ervan; ? legt je mogelijkheden uit, help noemt de commando’s.
# While a bot thinks for more than a second.
wait-thinking = { $seat } denkt na…

## A turn.

# Before what is typed, when several people play at this screen.
prompt-name = { $seat } ›
# There is only one move.
enter-plays = Er is maar één zet: druk op Enter om hem te doen.
# After an empty line.
turn-hint = Typ een zet of het nummer ervan; ? legt je mogelijkheden uit.
number-unknown = { $options ->
    [one] Er is maar 1 mogelijkheid.
   *[other] Er zijn maar { $options } mogelijkheden.
}
# After something that means nothing here.
word-unknown = ‘{ $word }’ is geen zet en geen commando; ? legt je mogelijkheden uit, help noemt de commando’s.
# An option and what comes of it.
choice-preview = { $words } – { $preview }
# Above what may not be done now, each with its reason.
choice-refused = Nu niet:

## Hot-seat: nobody may see another's cards.

curtain-close = Druk op Enter om je kaarten te verbergen.
curtain-open = Geef door aan { $seat }. { $seat }, druk op Enter als er verder niemand kijkt.

## Commands.

# A command in the list that help shows; save and load take the name of a file.
help-command = { $command ->
    [save] save BESTAND
    [load] load BESTAND
   *[other] { $command }
}
help-moves = Zetten typ je als code of als nummer uit de lijst.
help-explain = legt al je mogelijkheden uit; met een code of een nummer alleen die ene
help-table = toont de tafel nog eens
help-hint = zegt wat de sterkste bot zou doen
help-log = vertelt wat je hebt zien gebeuren
help-rules = toont de spelregels
help-undo = neemt je laatste beslissing terug, als er sindsdien niets verborgens is onthuld
help-save = schrijft het spel naar een bestand
help-load = gaat verder met een opgeslagen spel
help-help = toont deze lijst
help-quit = verlaat het spel
log-empty = Er is nog niets gebeurd.
log-kept = Deze tafel onthoudt niets voor je: je ziet wat er nu ligt, en wat er was, moet je zelf onthouden.
undo-nothing = Er valt niets terug te nemen.
undo-revealed = Dat kan niet worden teruggenomen: er is sindsdien iets verborgens onthuld.
undo-done = Teruggenomen.

## Files.

save-how = Noem ook het bestand, bijvoorbeeld: save { $file }
load-how = Noem ook het bestand, bijvoorbeeld: load { $file }
offer-save = Het spel opslaan? Een bestandsnaam, zoals { $file } (Enter: nee):
save-exists = { $file } bestaat al. Overschrijven? (j/n)
save-kept = { $file } blijft zoals het was.
save-done = Opgeslagen als { $file }.
save-secrets = In het bestand staan de kaarten van iedereen: kijk er niet in voordat het spel is afgelopen.
load-drop = Dit spel is niet opgeslagen. Toch verlaten? (j/n)
# $reason comes from the computer, in its own language.
file-trouble = { $file }: { $reason }.

## Hints: what the strongest bot would do.

# While a hint is being thought about for more than a second.
wait-hint = Even nadenken over een tip…
# $words: the move in words, as in the list of options.
hint-move = De shogun-bot zou { $token } spelen – { $words }.
hint-chance = Hij geeft je { $share }% kans om te winnen.
hint-next = De op één na beste zet is { $token } – { $words }.
hint-expects = { $side ->
    [ahead] Hij verwacht dat je aan het eind { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voorstaat.
    [behind] Hij verwacht dat je aan het eind { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } achterstaat.
   *[level] Hij verwacht aan het eind een gelijke stand.
}
# Nothing better is possible: every way to the end was looked at.
hint-proven = Dat is bewezen.

## Mirrored matches: two games on one deal, seats swapped.

mirrored-begin = Een heen- en terugwedstrijd: twee partijen met dezelfde verdeling en verwisselde plaatsen; de punten worden opgeteld.
mirrored-second = Nu de terugwedstrijd: dezelfde verdeling, plaatsen verwisseld.
# $first and $second: points in each game, $points: their sum.
mirrored-points = { $seat }: { $first } + { $second } = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
mirrored-win = { $seat-is ->
    [you] Je wint de wedstrijd met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } verschil.
   *[other] { $seat } wint de wedstrijd met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } verschil.
}
mirrored-draw = De wedstrijd eindigt gelijk.
# What players without a name are called, whatever seat they have; at most 12 letters.
mirrored-player = Speler { $letter }
mirrored-bot = Bot

## Leaving.

leave-goodbye = Tot ziens.

## `tatami replay`.

replay-title = { $title }: { $players }, { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}.
# Before what happened in a move.
replay-move = { $number } ({ $token })
replay-unfinished = Hier eindigt het verslag; het spel is niet afgelopen.
replay-ask = Zet { $number } van { $moves }. Verder met Enter, terug met p, naar een zet met het nummer ervan, stoppen met q:
replay-how = Enter of n gaat verder, p gaat terug, een nummer van 0 tot { $moves } springt naar die zet, q stopt.

## `tatami verify`.

verify-replay = { $holds ->
    [yes] { $moves ->
        [one] De ene zet is geldig.
       *[other] Alle { $moves } zetten zijn geldig.
    }
   *[no] De zetten kloppen niet: { $reason }
}
verify-fair = { $holds ->
    [yes] Het verslag bevat het geheim achter de verdeling.
   *[no] Het verslag zegt niet hoe er is verdeeld, dus dat valt niet na te gaan.
}
verify-commit = { $holds ->
    [yes] Het geheim is het geheim dat vooraf was vastgelegd.
   *[no] Het geheim is niet het geheim dat vooraf was vastgelegd.
}
verify-nonces = { $holds ->
    [yes] Elk getal dat spelers toevoegden, hoort bij een plaats aan de tafel.
   *[no] Er is een getal toegevoegd voor een plaats die de tafel niet heeft.
}
verify-people = { $holds ->
    [yes] Elke plaats zonder bot heeft een getal toegevoegd.
   *[no] Plaatsen zonder bot die geen getal hebben toegevoegd: { $seats }.
}
verify-deal = { $holds ->
    [yes] De verdeling volgt uit het geheim en de getallen van de spelers.
   *[no] De verdeling volgt niet uit het geheim en de getallen van de spelers.
}
verify-all = { $file }: alles klopt.
verify-not = { $file }: niet alles klopt.
verify-unproven = { $file }: alle zetten zijn toegestaan en de uitslag klopt; voor de verdeling is er geen bewijs.

## Analysis.

# While a decision is being thought about for more than a second.
wait-analysis = Even nadenken…
analyse-turns = De beste beurten:
# $line: the tokens expected from here on.
analyse-line = Zo gaat het vermoedelijk verder: { $line }
analyse-costly = Wat het meest heeft gekost:
analyse-flawless = Geen beslissing heeft iets gekost, voor zover te zien is.
# Heads of columns: number of the move, whose it was, what was played, what was better, points lost.
analyse-number = Nr.
analyse-seat = Speler
analyse-played = Gespeeld
analyse-better = Beter
analyse-loss = Kosten
# Heads of columns: a move, what it is worth, points ahead at the end, how often it was tried.
analyse-token = Zet
analyse-words = In woorden
analyse-value = Waarde
analyse-margin = Voorsprong
analyse-visits = Pogingen
# The move that was made, among those that were thought about.
analyse-made = { $token } (gespeeld)
analyse-who = { $seat }
# One decision, and what it leads to.
analyse-few = Met { $simulations } simulaties per beslissing zijn kleine fouten niet van toeval te onderscheiden; gebruikelijk zijn er { $usual }.
analyse-best = De beste zet is { $token } – { $words }.
analyse-chance = Die zet wint in { $share }% van de gevallen.
analyse-percent = { $share }%
# Heads of columns: what a result is made of, and what an error is called.
analyse-accuracy = Nauwkeurigheid
analyse-start = Begin
analyse-own = Eigen fouten
analyse-others = Fouten van anderen
analyse-luck = Geluk
analyse-deal = Verdeling en kleine verliezen
analyse-result = Uitslag
analyse-grade = Fout
grade-inaccuracy = onnauwkeurigheid
grade-mistake = fout
grade-blunder = blunder

## Puzzles.

puzzle-title = Puzzel { $name }, niveau { $level }
puzzle-task = Zoek de beste zet; q stopt.
puzzle-right = Goed: { $token } – { $words }.
puzzle-wrong = Die is het niet. De beste zet is { $token } – { $words }.
puzzle-streak = Opgelost: { $solved } van { $tried }.
puzzle-another = Nog eentje?

compiling-rules = De regels worden gecompileerd, één keer op deze computer… { $functions ->
        [one] 1 functie
       *[other] { $functions } functies
    }, { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
warm-part = { $game }: { $part ->
        [rules] regels
        [bots] bots
       *[arrays] arrays
    } ({ $number } van { $of })
warm-done = Alles is gecompileerd.
