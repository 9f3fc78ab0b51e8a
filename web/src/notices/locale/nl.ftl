notifications = Meldingen
notifications-more = Over partijen zonder klok of met dagen per zet, als je niet aan tafel zit.
notify-where = Waar
notify-nowhere = Nog nergens
notify-none = Deze server verstuurt geen meldingen.
notify-push = Deze browser
notify-push-more = Een bericht op dit apparaat, ook als Tatami gesloten is
notify-push-on = Inschakelen
notify-push-off = Deze browser staat geen berichten van deze pagina toe. Dat kun je in de instellingen veranderen.
notify-mail = E-mail
notify-mail-more = Hooguit één per uur, met alles wat op je wacht
notify-webhook = Webhook
notify-webhook-more = Het adres van een kanaal in Discord of Slack, of van een eigen programma
notify-add = Toevoegen
notify-failed = Dat is niet gelukt; probeer het opnieuw.
channel-browser = Een andere browser ({ $name })
channel-unverified = Open de link in de e-mail die we je hebben gestuurd.
channel-failing = Het laatste bericht is niet aangekomen.
notify-of = Wat
notify-of-more = Stuur me bericht
occasion-turn = als het mijn beurt is
occasion-time = als mijn tijd opraakt
occasion-invited = bij uitnodigingen
occasion-over = als een partij eindigt
quiet-hours = Stille uren
quiet-hours-more = Berichten wachten tot ze voorbij zijn
quiet-from = Van
quiet-until = Tot
mail-link = E-mail van Tatami
mail-confirm = Adres bevestigen
mail-confirm-more = Vanaf nu schrijven we je hier als het jouw beurt is.
mail-confirmed = Dank je, je adres is bevestigd.
mail-stop = Afmelden
mail-stop-more = Je krijgt geen e-mail meer over je partijen, en we vergeten je adres.
mail-stopped = Gelukt. Je krijgt geen e-mail meer van ons.
install = Tatami installeren
install-more = Met een eigen pictogram; regels, lessen en puzzels blijven offline leesbaar.
offline = Je bent offline. Regels en geopende lessen en puzzels blijven leesbaar; partijen gaan verder als je terug bent.
offline-read = Ondertussen te lezen
pause-game = Pauze
pause-days = { $days ->
    [one] een dag
   *[other] { $days } dagen
}
pause-ask = Om pauze vragen
pause-end = Voorstellen verder te gaan
pause-asked = { $name } vraagt om { $days ->
    [one] een dag
   *[other] { $days } dagen
} pauze.
pause-end-asked = { $name } wil de pauze beëindigen.
pause-agree = Instemmen
pause-decline = Afwijzen
pause-withdraw = Intrekken
paused-until = De klokken staan stil tot { $day }.
clock-night = Klokken staan ’s nachts stil
clock-night-more = Van { $from } tot { $until }, volgens de tijd waar de tafel is geopend
