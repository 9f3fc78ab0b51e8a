# Finding people.
find-players = Mitspieler finden
find-players-more = Du sitzt mit anderen zusammen, die dasselbe wollen. Das Spiel beginnt von selbst.
bots-after = Wann nehmen Bots die freien Plätze?
bots-after-20 = nach 20 Sekunden
bots-after-60 = nach einer Minute
bots-after-300 = nach fünf Minuten
bots-after-0 = nur Menschen
waiting-tables = Warten auf Mitspieler
sit-down = Mitspielen
sit-down-at = Mitspielen: { $table }
next-table = Nächster Tisch
next-table-is = An einem anderen Tisch bist du dran: { $table }
begins-when-full = Das Spiel beginnt von selbst, wenn alle Plätze besetzt sind.
bots-come-in = Bots nehmen die freien Plätze in
all-tables = Alle öffentlichen Tische
