### TA-KE in Russian. The hall has spaces (поля), a courtyard has columns (столбцы) of fields (клетки).

# Pieces: the chips and the ghosts.
piece = { $kind ->
    [samurai] самурай
    [daimyo] даймё
    [ronin] ронин
    [geisha] гейша
    [ninja] ниндзя
   *[ghost] призрак
}
# The same in the accusative, the genitive, and with whose they are.
piece-accusative = { $kind ->
    [samurai] самурая
    [ronin] ронина
    [geisha] гейшу
    [ghost] призрака
   *[other] { piece }
}
piece-genitive = { $kind ->
    [geisha] гейши
   *[other] { piece-accusative }
}
piece-own = { $kind ->
    [geisha] свою гейшу
   *[other] своего { piece-accusative }
}
piece-your = { $kind ->
    [geisha] твою гейшу
   *[other] твоего { piece-accusative }
}
piece-seen = { $kind ->
    [geisha] видна гейша
   *[other] виден { piece }
}
# The column of a courtyard is that of its character, in the genitive.
column = { $column ->
    [daimyo] даймё
    [ronin] ронина
    [geisha] гейши
   *[ninja] ниндзя
}
target-column = { $target ->
    [daimyo] даймё
    [ronin] ронина
    [geisha] гейши
   *[ninja] ниндзя
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

# What the game is like.
title = TA-KE
designers = Arve D. Fühler
about = Двое соперников при дворе, где каждая фишка на виду. Бери фишки из пяти стопок, копи влияние и следи за тем, что открываешь: очки за это получат оба.
option-ninja_repeats = Одну способность можно применить за ход дважды: своей фишкой и через ниндзя.
option-ninja_influence = Сколько даёт ниндзя на нижней клетке: 2 или, как в некоторых изданиях, 1.
option-komi = Очки, с которыми начинает второй игрок, за то, что ходит вторым.
option-chips = Сколько фишек у каждого персонажа и в каждой стопке: 7 или меньше для сокращённой игры.

# Places.
place-hall = поле { $space }
place-ghost = призрак на поле { $space }
place-supply = запас призраков
place-field = { $seat-is ->
    [you] твой столбец { column }, { field }
   *[other] столбец { column } игрока { $seat }, { field }
}
field = { $field ->
    [top] верхняя клетка
    [middle] средняя клетка
   *[bottom] нижняя клетка
}

# The table in sentences.
sum-left = { $chips ->
    [0] Все фишки взяты.
    [one] В зале приёмов осталась { $chips } фишка.
    [few] В зале приёмов осталось { $chips } фишки.
   *[other] В зале приёмов осталось { $chips } фишек.
}
sum-space = { $chips ->
    [0] Поле { $space } пусто, на нём { printed }.
    [1] Поле { $space }: 1 фишка, { $list }.
   *[other] Поле { $space }: { chips }, сверху вниз { $list }.
}
sum-ghost = { $chips ->
    [0] Поле { $space } пусто, на нём { printed }; там сидит призрак.
    [1] Поле { $space }, под призраком: 1 фишка, { $list }.
   *[other] Поле { $space }, под призраком: { chips }, сверху вниз { $list }.
}
chips = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[other] { $chips } фишек
}
printed = { $printed ->
    [samurai] напечатан самурай
    [daimyo] напечатан даймё
    [ronin] напечатан ронин
    [geisha] напечатана гейша
   *[ninja] напечатан ниндзя
}
sum-points = { $seat-is ->
    [you] У тебя { points }.
   *[other] { $seat }: { points }.
}
sum-column = Столбец { column }: внизу { $bottom }, в середине { $middle }, самураев наверху { $samurai }; влияние { $influence }.

# Whose turn it is.
task-turn = { $seat-is ->
    [you] Твой ход: примени способности, если хочешь, потом возьми фишку.
   *[other] { $seat } может применить способности, затем берёт фишку.
}
task-shift = { $seat-is ->
    [you] Даймё помогает: перемести { $moves ->
        [1] ещё 1 самурая в другой столбец
       *[other] до { $moves } самураев в другие столбцы
    } или закончи.
   *[other] { $seat } перемещает самураев между столбцами.
}

# What one may do.
do-take = Взять { piece-accusative } с поля { $space }
do-take-samurai = Взять самурая с поля { $space } и положить над столбцом { column }
do-daimyo = Даймё: переместить до 3 своих самураев
do-shift = Переместить самурая из столбца { column } в столбец { target-column }
do-finish = Больше не перемещать самураев
do-ronin = Ронин: переместить призрака с поля { $space } на поле { $target }
do-ronin-away = Ронин: вернуть призрака с поля { $space } в запас
do-ronin-place = Ронин: посадить призрака из запаса на поле { $target }
do-geisha = Гейша: переложить { piece-accusative } с поля { $space } на поле { $target }
do-ninja-daimyo = Ниндзя против даймё соперника
do-ninja-ronin-push = Ниндзя против ронина соперника, призраков не трогать
do-ninja-ronin = Ниндзя против ронина соперника: переместить призрака с поля { $space } на поле { $target }
do-ninja-ronin-away = Ниндзя против ронина соперника: вернуть призрака с поля { $space } в запас
do-ninja-ronin-place = Ниндзя против ронина соперника: посадить призрака из запаса на поле { $target }
do-ninja-geisha-push = Ниндзя против гейши соперника, фишек не трогать
do-ninja-geisha = Ниндзя против гейши соперника: переложить { piece-accusative } с поля { $space } на поле { $target }
gainer = { $actor-is ->
    [other] { $actor }
   *[you] ты
}
rival = { $opponent-is ->
    [you] ты
   *[other] { $opponent }
}
preview-take = откроется { piece }, таких на виду { $spaces }: { gainer } +{ $mine }, { rival } +{ $theirs }

# What one may not do, and why.
no-empty = На поле { $space } больше нет фишек.
no-ghost = На поле { $space } сидит призрак.
no-rests = Фишка на поле { $space } перемещена гейшей и в этот ход отдыхает.
no-column = Самураю нужен столбец: укажи, над каким его положить.
no-not-samurai = Верхняя фишка на поле { $space } — не самурай, столбец ей не нужен.
no-finish-first = Сначала закончи перемещать самураев.
no-redistribution = Самураев перемещают только после того, как подействовал даймё.
no-samurai = Над столбцом { column } нет твоих самураев.
no-used = { $kind ->
    [geisha] Твоя гейша в этот ход уже действовала.
   *[other] Твой { piece } в этот ход уже действовал.
}
no-chip = У тебя на нижней клетке нет { piece-genitive }.
no-victim = У игрока { $opponent } на нижней клетке нет { piece-genitive }.
no-carried = Способность { piece-genitive } в этот ход уже применялась.
no-ghost-there = На поле { $space } нет призрака.
no-ghost-already = На поле { $space } уже сидит призрак.
no-low = На поле { $space } меньше 2 фишек.
no-take-left = После этого нельзя было бы взять ни одной фишки.

# What happened.
saw-take = { $seat-is ->
    [you] Ты берёшь { piece-accusative } с поля { $space }.
   *[other] { $seat } берёт { piece-accusative } с поля { $space }.
}
saw-take-samurai = { $seat-is ->
    [you] Ты берёшь самурая с поля { $space } и кладёшь над столбцом { column }.
   *[other] { $seat } берёт самурая с поля { $space } и кладёт над столбцом { column }.
}
saw-uncovered = На поле { $space } теперь { piece-seen }, { $spaces ->
    [1] и только здесь.
   *[other] таких полей всего { $spaces }.
}
saw-reset = Все призраки возвращаются в запас.
saw-shift = { $seat-is ->
    [you] Ты перемещаешь самурая из столбца { column } в столбец { target-column }.
   *[other] { $seat } перемещает самурая из столбца { column } в столбец { target-column }.
}
saw-finish = { $seat-is ->
    [you] Ты больше не перемещаешь самураев.
   *[other] { $seat } больше не перемещает самураев.
}
saw-use = { $seat-is ->
    [you] Ты пускаешь в ход { piece-own }.
   *[other] { $seat } пускает в ход { piece-own }.
}
saw-ninja = { $seat-is ->
    [you] Твой ниндзя сдвигает { piece-accusative } игрока { $opponent } в середину.
   *[other] Ниндзя игрока { $seat } сдвигает { $opponent-is ->
        [you] { piece-your }
       *[other] { piece-accusative } игрока { $opponent }
    } в середину.
}
saw-ronin = Призрак переходит с поля { $space } на поле { $target }.
saw-ronin-away = Призрак с поля { $space } возвращается в запас.
saw-ronin-place = Призрак из запаса садится на поле { $target }.
saw-geisha = С поля { $space } на поле { $target } переходит { piece } и в этот ход там отдыхает.

# The table drawn in a terminal: words in columns of 16 letters.
draw-bottom = внизу
draw-middle = в середине
draw-influence = влияние
# Under a stack, what taking from it would bring a player: a number, or a span such as 4–6.
draw-gain = { $seat-is ->
    [you] ты +{ $points }
   *[other] { $seat } +{ $points }
}
# Under a stack whose top chip was moved this turn, and under one with a ghost: it may not be taken.
draw-rests = отдыхает
draw-haunted = призрак
