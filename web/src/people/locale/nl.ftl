# Finding people.
find-players = Spelers zoeken
find-players-more = Je zit samen met anderen die hetzelfde willen. Het spel begint vanzelf.
bots-after = Wanneer nemen bots de vrije plaatsen in?
bots-after-20 = na 20 seconden
bots-after-60 = na een minuut
bots-after-300 = na vijf minuten
bots-after-0 = alleen mensen
waiting-tables = Wachten op spelers
sit-down = Meespelen
sit-down-at = Meespelen: { $table }
next-table = Volgende tafel
next-table-is = Aan een andere tafel is het jouw beurt: { $table }
begins-when-full = Het spel begint vanzelf als alle plaatsen bezet zijn.
bots-come-in = Bots nemen de vrije plaatsen in over
all-tables = Alle openbare tafels
