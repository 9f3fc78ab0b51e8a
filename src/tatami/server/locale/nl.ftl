# What happened around a game.
told-joined = { $name } is aan tafel gekomen.
told-left = { $name } heeft de tafel verlaten.
told-sat = { $name } zit nu op plaats { $seat }.
told-stood = Plaats { $seat } is vrij.
told-bot-seated = Op plaats { $seat } zit nu een bot.
told-changed = De instellingen zijn gewijzigd.
told-started = Het spel begint.
told-stood-in-time = De tijd van { $name } is om; een bot valt in.
told-stood-in-away = { $name } is weg; een bot valt in.
told-came-back = { $name } is terug.
told-resumed = De server was even weg; bij niemand liep de klok.
told-pause-asked = { $name } vraagt om { $days ->
    [one] een dag
   *[other] { $days } dagen
} pauze.
told-go-on-asked = { $name } wil verderspelen.
told-pause-agreed = { $name } stemt in met de pauze.
told-pause-declined = { $name } wijst de pauze af.
told-paused = Iedereen is akkoord: de klokken staan { $days ->
    [one] een dag
   *[other] { $days } dagen
} stil.
told-gone-on = Iedereen is akkoord: de klokken lopen weer.
refused-no-pause = Niemand vraagt om een pauze.
refused-pause-clock = Alleen partijen met bedenktijd in dagen kun je pauzeren.
told-rematched = Dezelfde spelers beginnen aan een nieuwe tafel nog een partij.

# Meldingen.
letter-turn = { $game }: jij bent aan de beurt. Je speelt met { $names }.
letter-time = { $game }: je tijd raakt op. { $hours ->
    [one] Je hebt nog ongeveer een uur.
   *[other] Je hebt nog ongeveer { $hours } uur.
}
letter-invited = { $name } nodigt je uit voor een partij { $game }.
letter-over-won = { $game } is afgelopen: je hebt gewonnen.
letter-over-shared = { $game } is afgelopen: je deelt de eerste plaats met { $names }.
letter-over-lost = { $game } is afgelopen: { $names } { $names-count ->
    [one] heeft
   *[other] hebben
} gewonnen.
letter-hello = Dit is Tatami. Je krijgt hier een bericht als je aan de beurt bent.
letter-digest = { $count } berichten over je partijen
letter-confirm-subject = Bevestig je e-mailadres
letter-confirm = Iemand, waarschijnlijk jij, wil op dit adres berichten van Tatami over lopende partijen ontvangen. Klopt dat, open deze link dan binnen 24 uur. Zo niet, dan hoef je niets te doen en hoor je niets meer van ons.
letter-stop = Je krijgt deze e-mails omdat je erom hebt gevraagd. Afmelden kan hier:
refused-hours = Stille uren moeten tussen één en zestien uur duren.
refused-address = Naar dat adres kunnen geen berichten worden gestuurd.
refused-link = Deze link is ongeldig of verlopen.

# Why something was not done.
refused-not-here = Je zit niet aan deze tafel.
refused-here = Je zit al aan deze tafel.
refused-not-host = Dat mag alleen wie de tafel heeft geopend.
refused-started = Het spel is al begonnen.
refused-not-playing = Hier wordt nu niet gespeeld.
refused-not-over = Het spel is nog niet afgelopen.
refused-no-seat = Die plaats bestaat niet.
refused-no-step = Vanaf daar kun je niet verderspelen.
refused-seat-taken = Die plaats is bezet.
refused-seat-free = Er zijn nog plaatsen vrij.
refused-not-your-seat = Dat is niet jouw plaats.
refused-no-bot = Op die plaats zit geen bot.
refused-nonce-given = Voor deze plaats is het willekeurige getal al gegeven.
refused-nonce-missing = Sommige spelers hebben hun willekeurige getal nog niet gegeven.
refused-stale = Het spel is intussen verdergegaan.
refused-not-asked = Deze plaats is nu niet aan de beurt.
refused-stand-in = Op deze plaats speelt een bot; neem het eerst zelf weer over.
refused-not-away = Je speelt deze plaats al zelf.
refused-time-out = Je tijd is om.
refused-illegal = Die zet mag nu niet.
refused-settings = Met deze instellingen kan het spel niet gespeeld worden.
refused-start = De plaats die moet beginnen, bestaat niet aan deze tafel.
refused-name = Geef een naam op.
refused-full = Deze tafel is vol.
refused-nothing-said = Je bericht is leeg.
refused-too-fast = Graag iets langzamer.
refused-long = Het verslag van deze tafel is vol; open een nieuwe.
refused-watch = Alleen de spelers mogen dit spel bekijken.
refused-format = Dit bericht is niet leesbaar.
refused-no-table = Deze tafel bestaat niet.
refused-no-game = Dit spel is nu niet beschikbaar.
refused-nothing-here = Hier is niets.
refused-too-many = Dat was te veel tegelijk; wacht even.
refused-too-long = Dat is te lang.
refused-too-slow = Dat duurde te lang; probeer het opnieuw.
refused-busy = De server is nu vol; probeer het later opnieuw.
refused-metrics = Deze cijfers zijn alleen voor de computer van de server zelf, of voor wie het token heeft.
refused-elsewhere = Dit verzoek komt van een andere site.
refused-token = Dit token is ongeldig.
refused-not-stored = Dat kon niet worden opgeslagen; probeer het nog eens.
refused-trouble = Er ging hier iets mis; probeer het nog eens.
refused-no-hints = Aan deze tafel zijn er geen tips.
refused-for-people = Dat mogen alleen mensen, geen bots.
page-missing = Deze server heeft geen pagina om op te spelen: hij is geïnstalleerd uit een pakket dat zonder die pagina is gebouwd. Wie hem beheert, bouwt met scripts/build_wheel.sh een volledig pakket en installeert dat, of start ./run in de bronmap.
refused-rated = Een partij die meetelt, speel je met de gewone regels, met een klok en zonder tips; het lot bepaalt wie begint.
refused-rated-seat = Wie een partij speelt die meetelt, kan niet worden verwijderd.
refused-sign-in = Inloggen is niet gelukt; probeer het opnieuw. Elke code werkt maar één keer, en een code van een ander apparaat maar tien minuten.
refused-no-passkeys = Passkeys werken alleen als deze server een domeinnaam heeft en via https bereikbaar is.
refused-put-out = Je bent van deze tafel verwijderd.
refused-nobody = Er is hier niemand met dat nummer.
refused-yourself = Dat ben je zelf.
refused-not-followed = Je kunt alleen mensen uitnodigen die je volgt.
told-put-out = { $name } is van de tafel verwijderd.
refused-muted = Je kunt hier nu niet chatten: de beheerder van deze server heeft je gedempt.
refused-banned = De beheerder van deze server heeft je verbannen.
refused-moderation = Alleen de beheerder van deze server mag modereren: op de machine zelf, of met het token.

# Toernooien.
told-unsealed = De ronde is voorbij: iedereen mag deze tafel nu zien.
refused-sealed = Deze tafel gaat voor anderen open als de ronde voorbij is.
refused-tournament = In een toernooi komt de volgende partij met de volgende ronde.
refused-not-organiser = Dat mag alleen wie het toernooi organiseert.
refused-clock = Een toernooi heeft een klok nodig, zodat elke ronde eindigt.
refused-players = Dat zijn te veel spelers voor zo’n toernooi.
refused-begins = Een toernooi moet binnen 30 dagen beginnen.
refused-title = Geef een titel op.
refused-entries = Voor dit toernooi kun je je niet meer aanmelden.
refused-tournament-over = Dit toernooi is voorbij.
refused-nobody-entered = Er heeft zich nog niemand aangemeld.
refused-too-many-tournaments = Je organiseert al drie toernooien die nog niet voorbij zijn.

# Terugnemen.
told-taken-back = { $name } heeft een zet teruggenomen.
told-back-asked = { $name } wil een zet terugnemen.
told-back-agreed = { $name } vindt het goed.
told-back-declined = { $name } vindt het niet goed; de zet blijft staan.
told-back-withdrawn = { $name } laat de zet toch staan.
refused-back-rated = In partijen die meetellen en in toernooien kun je geen zetten terugnemen.
refused-back-nothing = Je hebt geen zet om terug te nemen.
refused-back-often = Meer zetten kun je in één partij niet terugnemen.
refused-back-revealed = Die zet kun je niet meer terugnemen: er is sindsdien iets verborgens onthuld.
refused-back-asked = Iemand wil al een zet terugnemen.
refused-back-declined = De anderen willen dat deze zet blijft staan.
refused-back-not-asked = Niemand vraagt je om een zet te mogen terugnemen.

# Previews of links.
preview-waiting = Aan tafel: { $names }. Vrije plaatsen: { $free }.
preview-playing = Nu bezig: { $names }.
preview-over = Bekijk de partij nog eens: { $names }.
preview-moment = Zet { $move } van een partij: { $names }.
preview-puzzle = Een puzzel: zoek de beste zet.
preview-tournament = Toernooi: { $game }. Doe mee of volg de stand.
preview-home = Drie gezelschapsspellen uit het oude Japan, met vrienden of bots: niets te installeren, geen account nodig.
refused-mirrored = Een heen- en terugwedstrijd is voor twee spelers en een spel met een open verdeling.
