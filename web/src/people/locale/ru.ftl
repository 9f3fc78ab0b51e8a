# Finding people.
find-players = Найти игроков
find-players-more = Ты садишься с теми, кто хочет того же. Игра начинается сама.
bots-after = Когда боты занимают свободные места?
bots-after-20 = через 20 секунд
bots-after-60 = через минуту
bots-after-300 = через пять минут
bots-after-0 = только люди
waiting-tables = Ждут игроков
sit-down = Сесть
sit-down-at = Сесть: { $table }
next-table = Следующий стол
next-table-is = Твой ход за другим столом: { $table }
begins-when-full = Игра начнётся сама, когда все места будут заняты.
bots-come-in = Боты займут свободные места через
all-tables = Все открытые столы
