# The table.
take-you = Ты
take-you-small = ты
take-character = { $kind ->
    [samurai] Самурай
    [daimyo] Даймё
    [ronin] Ронин
    [geisha] Гейша
   *[ninja] Ниндзя
}
take-hall = Зал приёмов
take-path = Садовая тропа
take-courtyard = Двор: { $seat }
take-level = { $level ->
    [top] самураи
    [middle] середина
   *[bottom] низ
}
take-chip-number = Фишка { $number } из { $all }
take-ghosts-home = { $count ->
    [one] { $count } призрак в запасе
    [few] { $count } призрака в запасе
   *[other] { $count } призраков в запасе
}

# What a screen reader is told of a stack and of a column.
take-space = { $count ->
    [0] Поле { $space }, пусто, виден напечатанный персонаж: { $printed }
    [one] Поле { $space }, { $count } фишка: { $chips }
    [few] Поле { $space }, { $count } фишки сверху вниз: { $chips }
   *[other] Поле { $space }, { $count } фишек сверху вниз: { $chips }
}
take-column = { $seat }, столбец «{ $column }», влияние { $influence }
take-samurai-asks = Взять самурая, затем выбрать ему столбец

# Tags under stacks: two short lines.
take-haunted = призрак
take-rests = в этот ход отдыхает

# Abilities.
take-before = Прежде чем взять, можно
# The same for a column of 44 px.
take-before-brief = Сперва:
take-ability = { $column ->
    [daimyo] Перенести самураев
    [ronin] Перенести призрака
    [geisha] Перенести фишку
   *[ninja] Сдвинуть
}
take-ability-note = { $column ->
    [daimyo] до трёх
    [ronin] или посадить
    [geisha] на другую стопку
   *[ninja] фишку игрока { $opponent }
}

# What is being decided.
take-decision = Твоё решение
take-ask = { $ask ->
    [stack] Выбери стопку
    [column] Выбери столбец
    [ghost] Выбери призрака
    [chip] Выбери фишку
    [goal] Выбери, куда
    [victim] Выбери, кого сдвинуть
    [samurai] Выбери самурая
   *[nothing] Больше нечего выбирать
}
take-uncovers = { $kind ->
    [samurai] откроется самурай
    [daimyo] откроется даймё
    [ronin] откроется ронин
    [geisha] откроется гейша
   *[ninja] откроется ниндзя
}
take-sum = { $uncovers }: ты { $spaces } × { $mine }, { $opponent } { $spaces } × { $theirs }
take-spaces-show = { $count ->
    [one] поле
    [few] поля
   *[other] полей
}
take-influence = влияние
take-would = { $standing ->
    [ahead] Ты будешь впереди, { $mine }:{ $theirs }.
    [behind] { $opponent } будет впереди, { $theirs }:{ $mine }.
   *[level] У обоих будет по { $mine }.
}
take-cost = Твоя фишка «{ $name }» перейдёт снизу ({ $bottom }) в середину ({ $middle }).
take-cost-pushed = Фишка «{ $name }» игрока { $opponent } тоже.
take-no-samurai = У тебя нет самураев, чтобы их переместить.
take-go = { $kind ->
    [take] Взять: ты +{ $mine }, { $opponent } +{ $theirs }
    [take-samurai] Взять: ты +{ $mine }, { $opponent } +{ $theirs }
    [daimyo] Применить даймё
    [shift] Переместить самурая
    [finish] Готово
    [geisha] Переложить фишку
    [ninja-geisha] Сдвинуть и переложить фишку
    [ninja-daimyo] Сдвинуть даймё
    [ninja-ronin-push] Только сдвинуть ронина
    [ninja-geisha-push] Только сдвинуть гейшу
    [ronin] Переместить призрака
    [ronin-away] Вернуть в запас
    [ronin-place] Посадить призрака
   *[other] Сдвинуть и переместить призрака
}
take-from-home = Из запаса ({ $count })
take-send-home = Вернуть в запас

# The end.
take-end = Как росли очки
take-end-axis = Взято фишек
take-end-most = { $seat }: +{ $points }, фишка { $number }
