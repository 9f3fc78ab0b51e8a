# Chat at the table and in the lobby.
chat-unread = Chat, { $count ->
    [one] { $count } ongelezen bericht
   *[other] { $count } ongelezen berichten
}
lobby-chat = Algemene chat
lobby-chat-unread = Algemene chat, { $count ->
    [one] { $count } ongelezen bericht
   *[other] { $count } ongelezen berichten
}
lobby-chat-more = Iedereen op deze server kan dit lezen.
lobby-chat-none = Hier is al een tijd niets gezegd. Zeg eens hallo.
lobby-chat-lost = Verbinding verbroken. We proberen het opnieuw.

# Reactions at a seat.
reactions = Reacties
reaction-bow = Een buiging
reaction-cheer = Goed gespeeld!
reaction-laugh = Lachen
reaction-wow = Wauw!
reaction-oops = Oeps…
reaction-tea = Neem de tijd
reaction-from = { $name }: { $reaction }

# Mute and report.
mute = { $name } dempen
unmute = { $name } niet meer dempen
mute-short = Dempen
unmute-short = Niet meer dempen
report = { $name } melden
report-short = Melden
report-more = De beheerders van deze server zien je melding en wat er gezegd is. { $name } hoort daar niets van.
report-why = Waar gaat het over?
report-words = Wat er is gezegd
report-name = De naam
report-play = De speelwijze
report-other = Iets anders
report-details = Wil je nog iets toevoegen?
report-send = Melding versturen
report-sent = Bedankt. Je melding is verstuurd.

# What reviews say.
insights = Uit analyses
insight-games = Geanalyseerde partijen
insight-accuracy = Nauwkeurigheid
insight-luck = Geluk
insight-luck-more = Geluk is hoeveel procentpunten de verdeling en de getrokken kaarten per partij aan de winstkans hebben toegevoegd; verliezen die te klein zijn om te tellen, zitten daarin.

# Bots that do not keep you waiting.
tempo-skip = meteen naar mijn beurt

# For the people who run a server.
moderation = Moderatie
moderation-token = Token
moderation-token-more = Deze server vraagt om het token waarmee hij is gestart.
moderation-open = Openen
open-reports = Open meldingen
no-reports = Er zijn geen open meldingen.
reported-by = Gemeld door { $name }, { $time }
reported-by-nobody = Gemeld door een verwijderd account, { $time }
reported-said = Wat er gezegd is
reported-said-nothing = Er is niets gezegd.
moderation-note = Notitie voor het logboek
moderate-mute-day = Een dag dempen
moderate-mute = Dempen
moderate-ban = Verbannen
moderate-undo = Sancties opheffen
moderate-dismiss = Afwijzen
moderation-log = Logboek
moderation-log-none = Er is nog niets besloten.
deed-mute = Gedempt: { $name }
deed-ban = Verbannen: { $name }
deed-undo = Sancties opgeheven: { $name }
deed-dismiss = Meldingen afgewezen: { $name }
deed-until = tot { $time }
