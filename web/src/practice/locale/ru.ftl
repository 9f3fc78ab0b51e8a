# Обучение и тренировка: одно место для всех игр.
learning = Обучение
learning-more = Уроки, задачи и тренировка памяти
lesson = Урок
lesson-more = Правила, одно за другим, за настоящим столом.
lesson-open = К уроку
puzzles = Задачи
puzzles-more = { $count ->
    [one] { $count } позиция с одним лучшим ходом.
    [few] { $count } позиции, в каждой один лучший ход.
   *[other] { $count } позиций, в каждой один лучший ход.
}
puzzles-solved = Решено с первой попытки: { $solved } из { $tried }. Лучшая серия: { $best }.
streak-run = { $count ->
    [one] { $count } подряд
    [few] { $count } подряд
   *[other] { $count } подряд
}
streak-days = { $count ->
    [1] { $count } день
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}

# Задачи.
exercise = Упражнение
puzzle-today = Задача дня
puzzle-others = Другие задачи
puzzle-find = Найди лучший ход
puzzle-right = Верно
puzzle-wrong = Не лучший ход
puzzle-level = Сложность { $level } из 5
puzzle-yours = твой ход
puzzle-next = Следующая задача
puzzle-watch = Последние ходы ещё раз
puzzle-seen = Что было видно
puzzle-theme = Тема
theme-all = Все темы
theme-name = { $theme ->
    [ending] Концовки
    [quiet] Тихие ходы
    [attack] Атаковать
    [fill] Заполнить пустое место
    [trade] Заменить карту
    [peek] Посмотреть карту
    [monk] Показать монаха
    [pass] Пропустить
    [play] Сыграть карту
    [give] Отдать карту
    [confiscate] Конфисковать
    [take] Взять фишку
    [take-samurai] Взять самурая
    [shift] Переместить самураев
    [daimyo] Даймё
    [finish] Больше не перемещать самураев
    [geisha] Гейша
    [ronin] Ронин
    [ronin-away] Ронин: вернуть призрака
    [ronin-place] Ронин: посадить призрака
    [ninja-daimyo] Ниндзя и даймё
    [ninja-geisha-push] Ниндзя и гейша: ничего не трогать
    [ninja-geisha] Ниндзя и гейша
    [ninja-ronin] Ниндзя и ронин
   *[other] { $theme }
}

# Тренировка памяти.
drills = Тренировка памяти
drills-more = Посмотри несколько ходов, потом скажи, что где лежит. С каждым уровнем дольше и быстрее.
drill-open = Начать
drill-watch = Смотри внимательно
drill-how = Потом будет вопрос, что лежит на одном из мест. Стол здесь ничего не запоминает за тебя.
drill-skip = К вопросу
drill-now = Что ты помнишь?
drill-question = { $place }: что там вероятнее всего?
drill-verdict = { $how ->
    [right] Верно
    [possible] Возможно, но есть вариант вероятнее
   *[wrong] Этого быть не может
}
drill-yours = твой ответ
drill-exact = вычислено точно.
drill-sampled = оценено по тому, что можно было знать.
drill-up = Дальше уровень { $level }.
drill-down = Назад на уровень { $level }.
drill-level = Уровень { $level } из { $levels }
drill-next = Следующее упражнение
drill-again = Посмотреть ещё раз
streak-right = { $count ->
    [one] { $count } верный подряд
    [few] { $count } верных подряд
   *[other] { $count } верных подряд
}

try-bots = Играть дальше с ботами
try-bots-more = Ты играешь за место, с которого смотришь, за остальных играют боты. Это тренировка, на рейтинг она не влияет.
explore = Исследовать
explore-more = Ходи за всех и смотри, чего стоит каждый ход.
explore-values = Чего стоит каждый ход
explore-working = Оцениваем каждый ход…
explore-exact = Эти оценки доказаны.
explore-known = Оценка по тому, что здесь знает { $name }.
