## The bar

tenno-turn = Ход { $turn }
tenno-before = До первого хода
tenno-discarded = { $cards ->
    [one] { $cards } карта в сбросе
    [few] { $cards } карты в сбросе
   *[other] { $cards } карт в сбросе
}

## What was seen

tenno-what-was-seen = Что уже видели
tenno-how-seen = Зачёркнуты карты, потерянные в открытую; значок показывает, у кого они в плену.
tenno-lost = { tenno-full-name } { $how ->
    [captured] (в плену у игрока { $name })
   *[discarded] (в сбросе)
}
tenno-in-play = { tenno-full-name } (ещё в игре)
tenno-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

## Cards

# Beside the numeral.
tenno-name = { $card ->
    [farmer-1] Крестьянин
    [farmer-2] Крестьянин
    [farmer-3] Крестьянин
    [ninja] Ниндзя
    [monk] Монах
    [ronin] Ронин
    [samurai-7] Самурай
    [samurai-8] Самурай
    [daimyo] Даймё
    [shogun] Сёгун
   *[geisha] Гейша
}
tenno-full-name = { tenno-name }{ $card ->
    [farmer-1] { " " }1
    [farmer-2] { " " }2
    [farmer-3] { " " }3
    [samurai-7] { " " }7
    [samurai-8] { " " }8
   *[other] { "" }
}
# In the corner of the card, two short lines at most.
tenno-power = { $card ->
    [ninja] 8 в атаке
    [monk] даёт +2
    [ronin] бьёт дважды
    [shogun] никогда не атакует
    [geisha] всегда +1
   *[other] { "" }
}
tenno-gap = пусто
tenno-planned = сюда ляжет: { tenno-full-name }
tenno-known = известна
tenno-only-you = только ты

## Mats

tenno-you = Ты
tenno-your-row = Твой ряд
tenno-face-down = закрыт для других
tenno-your-hand = Твоя рука
tenno-hand-empty = Твоя рука пуста.
tenno-in-hand = в руке { $cards }
tenno-prisoners = { $cards ->
    [0] нет пленников
    [one] { $cards } пленник, { tenno-points }
    [few] { $cards } пленника, { tenno-points }
   *[other] { $cards } пленников, { tenno-points }
}
tenno-prisoners-down = { $cards ->
    [0] нет пленников
    [one] { $cards } пленник
    [few] { $cards } пленника
   *[other] { $cards } пленников
}
tenno-attacks = атакует
tenno-defends = защищается
tenno-thinks = думает

## Fights

tenno-strengths = { $attack } против { $defence }
tenno-meets = { $attack } против { $defence }
tenno-monk-perhaps = +2?
tenno-monk-helps = Монах помогает

## The Monk’s question

tenno-ask-monk = Показать монаха?
tenno-only-thinking = Другие видят только, что ты думаешь
tenno-show-monk = Показать монаха
tenno-stay-silent = Промолчать
tenno-meeting = { $name }: { $attack } { $attacks } против { $defence } { $defends }
tenno-sum = { $alone } + { $help } = { $defence } против { $attack }
tenno-alone = { $defence } против { $attack }
# Seen by the defender: $outcome is the attacker’s.
tenno-verdict = { $outcome ->
    [won] { $defence } уступает { $attack }
    [lost] { $defence } бьёт { $attack }
   *[equal] { $defence } равно { $attack }
}

## Other questions

tenno-ask-set-up = Разложи крестьян
tenno-ask-attack = Твоя атака
tenno-ask-again = Атаковать ещё раз?
tenno-ask-fill = Кто займёт пустое место?
tenno-ask-trade = Заменить карту?
tenno-ask-pick-up = Взять две карты?
tenno-ask-peek = Посмотреть карту?
tenno-how-set-up = Нажми на две карты, чтобы поменять их местами. Другие видят только рубашки.
tenno-nobody-knows = Другие не отличат это от замены.
tenno-choose-own = Выбери свою карту
tenno-choose-target = Выбери, кого атаковать
tenno-choose-from-hand = Выбери карту из руки
tenno-choose-two = Выбери две свои карты
tenno-choose-look = Выбери, какую карту смотреть
tenno-do-set-up = Положить рубашкой вверх
tenno-do-attack = Атаковать
tenno-do-fill = Положить: { tenno-full-name }
tenno-do-trade = Заменить на: { tenno-full-name }
tenno-do-keep = Положить обратно
tenno-do-swap = Поменять местами
tenno-do-put-back = Вернуть как было
tenno-do-peek = Посмотреть

## The end

# Tied leaders add the cards they have left.
tenno-adds = { $prison } + { $rest }

## What an attack would come to

tenno-odds = { $outcome ->
    [won] бьёт
    [equal] равна
   *[lost] уступает
}
tenno-may-monk = Может помочь монах.
tenno-may-end = Игра может закончиться.
