# Chat at the table and in the lobby.
chat-unread = Chat, { $count ->
    [one] { $count } ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
}
lobby-chat = Lobby
lobby-chat-unread = Lobby, { $count ->
    [one] { $count } ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
}
lobby-chat-more = Das können alle auf diesem Server lesen.
lobby-chat-none = Hier hat lange niemand etwas gesagt. Sag doch Hallo.
lobby-chat-lost = Verbindung verloren. Neuer Versuch läuft.

# Reactions at a seat.
reactions = Reaktionen
reaction-bow = Verbeugung
reaction-cheer = Gut gespielt!
reaction-laugh = Lachen
reaction-wow = Wow!
reaction-oops = Ups …
reaction-tea = Lass dir Zeit
reaction-from = { $name }: { $reaction }

# Mute and report.
mute = { $name } stummschalten
unmute = { $name } nicht mehr stummschalten
mute-short = Stummschalten
unmute-short = Wieder hören
report = { $name } melden
report-short = Melden
report-more = Die Betreiber dieses Servers sehen deine Meldung und was gesagt wurde. { $name } erfährt davon nichts.
report-why = Worum geht es?
report-words = Äußerungen
report-name = Name
report-play = Spielweise
report-other = Etwas anderes
report-details = Möchtest du noch etwas sagen?
report-send = Meldung senden
report-sent = Danke. Deine Meldung ist unterwegs.

# What reviews say.
insights = Aus Analysen
insight-games = Analysierte Partien
insight-accuracy = Genauigkeit
insight-luck = Glück
insight-luck-more = Glück: um wie viele Prozentpunkte je Partie Verteilung und gezogene Karten die Gewinnchance erhöht haben; Verluste, die zu klein sind, um zu zählen, sind darin enthalten.

# Bots that do not keep you waiting.
tempo-skip = gleich zu meinem Zug

# For the people who run a server.
moderation = Moderation
moderation-token = Token
moderation-token-more = Dieser Server verlangt das Token, mit dem er gestartet wurde.
moderation-open = Öffnen
open-reports = Offene Meldungen
no-reports = Es gibt keine offenen Meldungen.
reported-by = Gemeldet von { $name }, { $time }
reported-by-nobody = Gemeldet von einem gelöschten Konto, { $time }
reported-said = Was gesagt wurde
reported-said-nothing = Es wurde nichts gesagt.
moderation-note = Notiz fürs Protokoll
moderate-mute-day = Einen Tag stummschalten
moderate-mute = Stummschalten
moderate-ban = Sperren
moderate-undo = Sanktionen aufheben
moderate-dismiss = Verwerfen
moderation-log = Protokoll
moderation-log-none = Noch ist nichts entschieden.
deed-mute = Stummgeschaltet: { $name }
deed-ban = Gesperrt: { $name }
deed-undo = Sanktionen aufgehoben: { $name }
deed-dismiss = Meldungen verworfen: { $name }
deed-until = bis { $time }
