# What happened around a game.
told-joined = { $name } ist an den Tisch gekommen.
told-left = { $name } hat den Tisch verlassen.
told-sat = { $name } sitzt jetzt auf Platz { $seat }.
told-stood = Platz { $seat } ist frei.
told-bot-seated = Auf Platz { $seat } sitzt jetzt ein Bot.
told-changed = Die Einstellungen wurden geändert.
told-started = Das Spiel beginnt.
told-stood-in-time = Die Zeit von { $name } ist um; ein Bot springt ein.
told-stood-in-away = { $name } ist nicht da; ein Bot springt ein.
told-came-back = { $name } ist wieder da.
told-resumed = Der Server war kurz weg; so lange standen die Uhren still.
told-pause-asked = { $name } bittet um { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} Pause.
told-go-on-asked = { $name } möchte weiterspielen.
told-pause-agreed = { $name } stimmt der Pause zu.
told-pause-declined = { $name } lehnt die Pause ab.
told-paused = Alle sind einverstanden: Die Uhren stehen { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang still.
told-gone-on = Alle sind einverstanden: Die Uhren laufen wieder.
refused-no-pause = Niemand bittet um eine Pause.
refused-pause-clock = Pausieren geht nur in Partien mit Bedenkzeit in Tagen.
told-rematched = Dieselbe Runde spielt an einem neuen Tisch noch einmal.

# Benachrichtigungen.
letter-turn = { $game }: Du bist dran. Du spielst mit { $names }.
letter-time = { $game }: Deine Zeit läuft ab. { $hours ->
    [one] Dir bleibt etwa eine Stunde.
   *[other] Dir bleiben etwa { $hours } Stunden.
}
letter-invited = { $name } lädt dich zu einer Partie { $game } ein.
letter-over-won = { $game } ist zu Ende: Du hast gewonnen.
letter-over-shared = { $game } ist zu Ende: Du teilst dir den ersten Platz mit { $names }.
letter-over-lost = { $game } ist zu Ende: { $names } { $names-count ->
    [one] hat
   *[other] haben
} gewonnen.
letter-hello = Hier ist Tatami. Du bekommst hier eine Nachricht, wenn du dran bist.
letter-digest = { $count } Nachrichten zu deinen Partien
letter-confirm-subject = Bitte bestätige deine E-Mail-Adresse
letter-confirm = Jemand, wahrscheinlich du, möchte, dass Tatami Nachrichten über laufende Partien an diese Adresse schickt. Wenn das stimmt, öffne diesen Link innerhalb von 24 Stunden. Wenn nicht, brauchst du nichts zu tun und hörst nichts mehr von uns.
letter-stop = Du bekommst diese E-Mails, weil du sie bestellt hast. Abbestellen kannst du sie hier:
refused-hours = Ruhezeiten müssen zwischen einer und sechzehn Stunden dauern.
refused-address = An diese Adresse kann nichts geschickt werden.
refused-link = Dieser Link ist ungültig oder abgelaufen.

# Why something was not done.
refused-not-here = Du sitzt nicht an diesem Tisch.
refused-here = Du bist schon an diesem Tisch.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-started = Das Spiel hat schon begonnen.
refused-not-playing = Hier wird gerade nicht gespielt.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-no-seat = Diesen Platz gibt es nicht.
refused-no-step = Von dort lässt sich nicht weiterspielen.
refused-seat-taken = Dieser Platz ist besetzt.
refused-seat-free = Einige Plätze sind noch frei.
refused-not-your-seat = Das ist nicht dein Platz.
refused-no-bot = Auf diesem Platz sitzt kein Bot.
refused-nonce-given = Für diesen Platz liegt schon eine Zufallszahl vor.
refused-nonce-missing = Noch fehlen Zufallszahlen.
refused-stale = Das Spiel ist inzwischen weitergegangen.
refused-not-asked = Dieser Platz ist gerade nicht am Zug.
refused-stand-in = Ein Bot spielt auf diesem Platz; übernimm erst wieder selbst.
refused-not-away = Du spielst diesen Platz schon selbst.
refused-time-out = Deine Zeit ist um.
refused-illegal = Dieser Zug ist jetzt nicht erlaubt.
refused-settings = Mit diesen Einstellungen lässt sich das Spiel nicht spielen.
refused-start = Den Platz, der beginnen soll, gibt es an diesem Tisch nicht.
refused-name = Bitte gib einen Namen an.
refused-full = Dieser Tisch ist voll.
refused-nothing-said = Die Nachricht ist leer.
refused-too-fast = Bitte etwas langsamer.
refused-long = Das Protokoll dieses Tisches ist voll; mach einen neuen auf.
refused-watch = Bei diesem Spiel sind keine Zuschauer zugelassen.
refused-format = Diese Nachricht ist nicht lesbar.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-game = Dieses Spiel ist gerade nicht verfügbar.
refused-nothing-here = Hier ist nichts.
refused-too-many = Das war zu viel auf einmal; bitte warte einen Moment.
refused-too-long = Das ist zu lang.
refused-too-slow = Das hat zu lange gedauert; bitte versuch es noch einmal.
refused-busy = Der Server ist gerade voll; bitte versuch es später noch einmal.
refused-metrics = Diese Zahlen gibt es nur auf dem Rechner des Servers selbst oder mit dem Token.
refused-elsewhere = Diese Anfrage kommt von einer anderen Website.
refused-token = Dieses Token ist ungültig.
refused-not-stored = Das konnte nicht gespeichert werden; bitte versuch es noch einmal.
refused-trouble = Hier ist etwas schiefgegangen; bitte versuch es noch einmal.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-for-people = Das dürfen nur Menschen, keine Bots.
page-missing = Dieser Server hat keine Seite zum Spielen: Er wurde aus einem Paket installiert, das ohne sie gebaut wurde. Wer ihn betreibt, baut mit scripts/build_wheel.sh ein vollständiges Paket und installiert es, oder startet ./run im Quellordner.
refused-rated = In einer gewerteten Partie gelten die üblichen Regeln, mit Uhr und ohne Tipps; wer beginnt, entscheidet das Los.
refused-rated-seat = Wer eine gewertete Partie spielt, kann nicht entfernt werden.
refused-sign-in = Die Anmeldung hat nicht geklappt; bitte versuch es noch einmal. Jeder Code gilt nur einmal, einer von einem anderen Gerät nur zehn Minuten.
refused-no-passkeys = Passkeys gehen nur, wenn dieser Server einen Domainnamen hat und über https erreichbar ist.
refused-put-out = Du wurdest von diesem Tisch ausgeschlossen.
refused-nobody = Unter dieser Nummer ist hier niemand.
refused-yourself = Das bist du selbst.
refused-not-followed = Du kannst nur Leute einladen, denen du folgst.
told-put-out = { $name } wurde vom Tisch ausgeschlossen.
refused-muted = Du kannst hier gerade nicht chatten: Die Betreiber dieses Servers haben dich stummgeschaltet.
refused-banned = Die Betreiber dieses Servers haben dich gesperrt.
refused-moderation = Moderieren dürfen nur die Betreiber dieses Servers: auf dem Server selbst oder mit dem Token.

# Turniere.
told-unsealed = Die Runde ist vorbei: Jetzt dürfen alle diesen Tisch sehen.
refused-sealed = Diesen Tisch sehen andere erst, wenn die Runde vorbei ist.
refused-tournament = Im Turnier kommt die nächste Partie mit der nächsten Runde.
refused-not-organiser = Das darf nur, wer das Turnier ausrichtet.
refused-clock = Ein Turnier braucht eine Uhr, damit jede Runde endet.
refused-players = Das sind zu viele Spieler für so ein Turnier.
refused-begins = Ein Turnier muss innerhalb der nächsten 30 Tage beginnen.
refused-title = Bitte gib einen Titel ein.
refused-entries = Für dieses Turnier kann man sich nicht mehr anmelden.
refused-tournament-over = Dieses Turnier ist vorbei.
refused-nobody-entered = Es hat sich noch niemand angemeldet.
refused-too-many-tournaments = Du richtest schon drei Turniere aus, die noch nicht vorbei sind.

# Zurücknehmen.
told-taken-back = { $name } hat einen Zug zurückgenommen.
told-back-asked = { $name } möchte einen Zug zurücknehmen.
told-back-agreed = { $name } ist einverstanden.
told-back-declined = { $name } ist nicht einverstanden; der Zug gilt.
told-back-withdrawn = { $name } lässt den Zug doch stehen.
refused-back-rated = In gewerteten Partien und in Turnieren lassen sich Züge nicht zurücknehmen.
refused-back-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
refused-back-often = Mehr Züge kannst du in einer Partie nicht zurücknehmen.
refused-back-revealed = Das lässt sich nicht zurücknehmen: Seither wurde etwas Verdecktes aufgedeckt.
refused-back-asked = Es möchte schon jemand einen Zug zurücknehmen.
refused-back-declined = Die anderen möchten, dass dieser Zug gilt.
refused-back-not-asked = Niemand bittet dich, einen Zug zurücknehmen zu dürfen.

# Previews of links.
preview-waiting = Am Tisch: { $names }. Freie Plätze: { $free }.
preview-playing = Läuft gerade: { $names }.
preview-over = Die Partie noch einmal ansehen: { $names }.
preview-moment = Zug { $move } einer Partie: { $names }.
preview-puzzle = Eine Aufgabe: Finde den besten Zug.
preview-tournament = Turnier: { $game }. Spiel mit oder verfolge die Tabelle.
preview-home = Drei Gesellschaftsspiele aus dem alten Japan, mit Freunden oder Bots: ohne Installation, ohne Anmeldung.
refused-mirrored = Ein Hin- und Rückspiel geht nur zu zweit und in einem Spiel mit offener Verteilung.
