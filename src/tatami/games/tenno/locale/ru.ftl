### TENNO in Russian. Names of players are not declined: “карта игрока Hana”.

## Words that sentences are made of.

# A card by its name. Farmers and Samurai are told apart by their value.
card = { $card ->
    [farmer-1] крестьянин 1
    [farmer-2] крестьянин 2
    [farmer-3] крестьянин 3
    [ninja] ниндзя
    [monk] монах
    [ronin] ронин
    [samurai-7] самурай 7
    [samurai-8] самурай 8
    [daimyo] даймё
    [shogun] сёгун
   *[geisha] гейша
}
met = { $met ->
    [farmer-1] крестьянин 1
    [farmer-2] крестьянин 2
    [farmer-3] крестьянин 3
    [ninja] ниндзя
    [monk] монах
    [ronin] ронин
    [samurai-7] самурай 7
    [samurai-8] самурай 8
    [daimyo] даймё
    [shogun] сёгун
   *[geisha] гейша
}
# The same in the accusative.
card-accusative = { $card ->
    [farmer-1] крестьянина 1
    [farmer-2] крестьянина 2
    [farmer-3] крестьянина 3
    [ninja] ниндзя
    [monk] монаха
    [ronin] ронина
    [samurai-7] самурая 7
    [samurai-8] самурая 8
    [daimyo] даймё
    [shogun] сёгуна
   *[geisha] гейшу
}
met-accusative = { $met ->
    [farmer-1] крестьянина 1
    [farmer-2] крестьянина 2
    [farmer-3] крестьянина 3
    [ninja] ниндзя
    [monk] монаха
    [ronin] ронина
    [samurai-7] самурая 7
    [samurai-8] самурая 8
    [daimyo] даймё
    [shogun] сёгуна
   *[geisha] гейшу
}
other-accusative = { $other ->
    [farmer-1] крестьянина 1
    [farmer-2] крестьянина 2
    [farmer-3] крестьянина 3
    [ninja] ниндзя
    [monk] монаха
    [ronin] ронина
    [samurai-7] самурая 7
    [samurai-8] самурая 8
    [daimyo] даймё
    [shogun] сёгуна
   *[geisha] гейшу
}
# The same with whose it is: nominative, accusative, and for the attacked card genitive.
card-your = { $card ->
    [geisha] твоя гейша
   *[other] твой { card }
}
card-your-accusative = { $card ->
    [geisha] твою гейшу
   *[other] твоего { card-accusative }
}
met-your-genitive = { $met ->
    [geisha] твоей гейши
   *[other] твоего { met-accusative }
}
# A card by where it lies: “левая карта”, in the nominative, the accusative and the instrumental.
slot = { $slot ->
    [left] левая
    [middle] центральная
   *[right] правая
}
slot-accusative = { $slot ->
    [left] левую
    [middle] центральную
   *[right] правую
}
slot-instrumental = { $slot ->
    [left] левой
    [middle] центральной
   *[right] правой
}
aim-accusative = { $aim ->
    [left] левую
    [middle] центральную
   *[right] правую
}
aim-genitive = { $aim ->
    [left] левой
    [middle] центральной
   *[right] правой
}
# Where a card lies in its owner’s row.
where = { $slot ->
    [left] слева
    [middle] в центре
   *[right] справа
}
# The row card that is attacked or looked at, and whose it is.
goal-accusative = { $target-is ->
    [you] твою { aim-accusative } карту
   *[other] { aim-accusative } карту игрока { $target }
}
goal-genitive = { $target-is ->
    [you] твоей { aim-genitive } карты
   *[other] { aim-genitive } карты игрока { $target }
}
# A card that is lost, and whose it is.
whose = { $target-is ->
    [you] { card-your }
   *[other] { card } игрока { $target }
}
whose-accusative = { $target-is ->
    [you] { card-your-accusative }
   *[other] { card-accusative } игрока { $target }
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}

## What the game is like.

title = TENNO
designers = Lukas Zach & Michael Palm
about = У всех одни и те же одиннадцать персонажей, трое из них лежат рубашкой вверх. Атакуй, блефуй и помни, кто где лежит: место каждой потерянной карты придётся занять картой из руки.
option-memory = Что показывает стол: всё, что можно было запомнить (увиденные и потерянные карты, очки за пленников, ход игры), или только то, что лежит сейчас.
option-memory-full = всё, что можно запомнить
option-memory-table = только то, что на столе
option-geisha_trades = После победы гейши в атаке можно заменить карту, хотя сама гейша убирается из игры.
option-cards = Карты в наборе каждого: все одиннадцать или меньше для сокращённой игры; три крестьянина есть всегда.

## Places and what lies there.

place-row = { $seat-is ->
    [you] твой ряд, { where }
   *[other] ряд игрока { $seat }, { where }
}
place-hand = { $seat-is ->
    [you] твоя рука
   *[other] рука игрока { $seat }
}
place-prison = { $seat-is ->
    [you] твои пленники
   *[other] пленники игрока { $seat }
}
place-discard = сброс
card-down = закрытая карта
# Somebody else’s row card; what lay there when it was last seen.
card-seen = закрытая карта (здесь видели { card-accusative })
card-changed = закрытая карта (здесь видели { card-accusative }, но карту могли сменить)
# The listener’s own row card. $seats: who could remember it; $everybody says whether that is all others.
card-own = { card } (рубашкой вверх)
card-known = { card } (рубашкой вверх, { $everybody ->
    [yes] знают все
   *[no] { $seats-count ->
        [1] знает { $seats }
       *[other] знают { $seats }
    }
})
# A captured or discarded card, and whose it was.
card-of = { $seat-is ->
    [you] { card-your }
   *[other] { card } игрока { $seat }
}

## The table in sentences.

sum-fight = { $seat-is ->
    [you] Твоя { slot } карта ({ card }) атакует { goal-accusative } ({ met }).
   *[other] { $seat } атакует { slot-instrumental } картой ({ card }) { goal-accusative } ({ met }).
}
# A row with its cards from left to right; $list is made of row-card and row-gap.
sum-row = { $seat-is ->
    [you] Твой ряд: { $list }.
   *[other] Ряд игрока { $seat }: { $list }.
}
sum-row-down = Ряд игрока { $seat }: три закрытые карты.
sum-row-empty = { $seat-is ->
    [you] Твой ряд ещё пуст.
   *[other] Ряд игрока { $seat } ещё пуст.
}
# $piece is one of card, card-down, card-seen, card-changed, card-own, card-known.
row-card = { where } { $piece }
row-gap = { where } пусто
sum-hand = { $cards ->
    [0] Рука игрока { $seat } пуста.
    [one] { $seat } держит в руке { $cards } карту.
    [few] { $seat } держит в руке { $cards } карты.
   *[other] { $seat } держит в руке { $cards } карт.
}
# A hand that the listener sees: the own one, at the end everybody’s.
sum-hand-open = { $seat-is ->
    [you] { $cards ->
        [0] Твоя рука пуста.
       *[other] Твоя рука: { $list }.
    }
   *[other] { $cards ->
        [0] Рука игрока { $seat } пуста.
       *[other] Рука игрока { $seat }: { $list }.
    }
}
sum-prison = { $seat-is ->
    [you] { $cards ->
        [0] Пленников у тебя нет.
       *[other] Твои пленники: { cards }, { points }.
    }
   *[other] { $cards ->
        [0] Пленников у игрока { $seat } нет.
       *[other] Пленники игрока { $seat }: { cards }, { points }.
    }
}
# The same where the table does not say the points.
sum-prison-down = { $seat-is ->
    [you] { $cards ->
        [0] Пленников у тебя нет.
       *[other] Твои пленники: { cards }.
    }
   *[other] { $cards ->
        [0] Пленников у игрока { $seat } нет.
       *[other] Пленники игрока { $seat }: { cards }.
    }
}
# At the end; $list holds prisoners with their owners, made of card-of.
sum-prison-open = { $seat-is ->
    [you] Твои пленники: { $list }; { points }.
   *[other] Пленники игрока { $seat }: { $list }; { points }.
}
# Which of their own cards somebody no longer has, as everybody saw.
sum-lost = { $seat-is ->
    [you] Твои потери: { $list }.
   *[other] Потери игрока { $seat }: { $list }.
}
sum-discard = { $cards ->
    [0] Сброс пуст.
   *[other] Сброс: { cards }.
}

## Whose turn it is.

task-set-up = { $seat-is ->
    [you] Положи трёх своих крестьян в ряд рубашкой вверх, в любом порядке.
   *[other] { $seat } выкладывает трёх крестьян.
}
task-attack = { $seat-is ->
    [you] Твой ход: атакуй карту соперника одной из своих.
   *[other] { $seat } готовит атаку.
}
# The listener is asked whether to show the Monk; the others must not learn more than that.
task-respond = { $seat-is ->
    [you] { $target } атакует: { card } против { met-your-genitive }, { $why ->
        [geishas] две гейши равны
       *[other] сила { $attack } против { $defence }
    }. Показать монаха?
   *[other] { $seat } думает над ответом.
}
task-attack-again = { $seat-is ->
    [you] После ронина ты можешь атаковать ещё раз, другой картой.
   *[other] { $seat } может атаковать ещё раз.
}
task-fill = { $seat-is ->
    [you] Заполни пустое место { where } картой из руки.
   *[other] { $seat } заполняет пустое место.
}
task-trade = { $seat-is ->
    [you] { $geisha ->
        [yes] Твоя гейша победила, поэтому ты можешь заменить одну карту ряда картой из руки.
       *[no] Все твои карты целы, поэтому ты можешь заменить одну карту ряда картой из руки.
    }
   *[other] { $seat } может заменить карту.
}
task-pick-up = { $seat-is ->
    [you] { $geisha ->
        [yes] Твоя гейша победила, а рука пуста, поэтому ты можешь взять две карты своего ряда.
       *[no] Все твои карты целы, а рука пуста, поэтому ты можешь взять две карты своего ряда.
    }
   *[other] { $seat } может взять две карты.
}
task-peek = { $seat-is ->
    [you] Твоя карта отбила атаку, поэтому ты можешь посмотреть одну карту игрока { $target }.
   *[other] { $target-is ->
        [you] { $seat } может посмотреть одну твою карту.
       *[other] { $seat } может посмотреть одну карту игрока { $target }.
    }
}

## What one may do.

do-set-up = Слева направо: { $list }
do-attack = { $actor-is ->
    [other] { $actor }: { slot } карта
   *[you] Твоя { slot } карта
} ({ card }) против { goal-genitive }
do-monk = Показать монаха ({ sum })
do-stay-silent = Промолчать ({ sum })
do-no-attack = Больше не атаковать
do-fill = Положить { card-accusative } на пустое место { where }
do-trade = Заменить { card-accusative } { where } на { other-accusative }
# The same card is put back; the others cannot tell that from a trade.
do-keep = Взять { card-accusative } { where } и положить обратно
do-no-trade = Оставить ряд как есть
do-swap = Взять { slot-accusative } и { aim-accusative } карты и поменять местами
do-put-back = Взять { slot-accusative } и { aim-accusative } карты и вернуть, как лежали
do-peek = Посмотреть { goal-accusative }
do-no-peek = Не смотреть карту

## What would come of it, in half sentences.

# Only the strength of the attacking card is known.
preview-strength = { $card ->
    [geisha] всегда на 1 сильнее
   *[other] сила { $strength }
}
# The attacked card is unknown: how many of those that may lie there the attacking card beats, as in
# “сила 6: из 9 возможных карт бьёт 5, равна 1 и уступает 3”.
preview-odds = { preview-strength }: из { $cards } возможных карт { $list }{ possibilities }
odds = { $outcome ->
    [won] бьёт { $cards }
    [equal] равна { $cards }
   *[lost] уступает { $cards }
}
# The same where all of them fare alike.
preview-sure = { preview-strength }: { $outcome ->
    [won] бьёт любую карту, которая может там лежать
    [equal] равна любой карте, которая может там лежать
   *[lost] уступает любой карте, которая может там лежать
}{ possibilities }
# What may come on top, appended to the sentence; nothing if neither.
possibilities = { $monk ->
    [yes] ; там может помочь монах
   *[no] { "" }
}{ $ends ->
    [yes] ; игра может закончиться
   *[no] { "" }
}
# The strengths of a fight.
sum = { $why ->
    [geishas] две гейши равны
   *[other] { $attack } против { $defence }
}
# Both cards are known. $list says what happens then, made of the messages that follow; the word “тогда”
# belongs to all of them, so that no comma is due before “и”.
preview-fight = { sum }, тогда { $list }
# The strengths were said already.
preview-then = тогда { $list }
# The same for both answers; $helped is the strength of the attacked card with the Monk.
preview-answers = { $attack } против { $defence }, тогда { $list }; с монахом { $attack } против { $helped }, тогда { $helped-list }
then-captured = { $seat-is ->
    [you] ты берёшь в плен { whose-accusative } ({ points })
   *[other] { $seat } берёт в плен { whose-accusative } ({ points })
}
then-leaves = { $card ->
    [geisha] { whose } выходит из игры
   *[other] { whose } уходит в сброс
}
then-peek = { $seat-is ->
    [you] ты можешь посмотреть одну карту игрока { $target }
   *[other] { $target-is ->
        [you] { $seat } может посмотреть одну твою карту
       *[other] { $seat } может посмотреть одну карту игрока { $target }
    }
}
then-monk-known = все узнают, где лежит твой монах
then-ends = игра заканчивается

## What one may not do, and why.

no-set-up-first = Сначала положи трёх своих крестьян.
no-set-up-now = Твой ряд уже выложен.
no-seat = За этим столом нет места № { $number }.
no-own-row = Свой ряд атаковать нельзя.
no-shogun = Сёгун никогда не атакует.
no-ronin-again = Ронин уже атаковал; атакуй другой картой.
no-attacker-gone = Ронина больше нет, поэтому на этом месте пусто.
no-target-again = Ронин уже атаковал { goal-accusative }; выбери другую.
no-attacked-already = В этот ход атака уже была.
no-monk-beside = В этом ряду нет монаха, который мог бы помочь.
no-monk-now = Монах помогает только другой карте своего ряда, когда её атакуют.
no-answer-first = Сначала ответь на атаку: покажи монаха или промолчи.
no-pass-now = Ход начинается с атаки, поэтому пропустить её нельзя.
no-fill-first = Сначала заполни своё пустое место.
no-fill-yet = Пустые места заполняют, когда атаки закончены.
no-gap = У тебя нет пустых мест.
no-in-row = { $card ->
    [geisha] Твоя гейша
   *[other] Твой { card }
} уже лежит в ряду.
no-out-of-play = { $card ->
    [geisha] Твоей гейши
   *[other] Твоего { card-accusative }
} больше нет в игре.
no-trade-yet = { $geisha ->
    [yes] Заменить карту можно после атаки, если все твои карты целы или победила твоя гейша.
   *[no] Заменить карту можно после атаки, если все твои карты целы.
}
no-hand = Твоя рука пуста, поэтому можно только взять две карты своего ряда.
no-pick-up = Взять две карты можно, только когда рука пуста.
no-peek-now = Посмотреть карту можно только после победы в защите.
no-peek-first = Сначала посмотри одну карту игрока { $target } или откажись.

## What happened.

saw-set-up = { $seat } кладёт трёх крестьян рубашкой вверх.
saw-set-up-own = { $seat-is ->
    [you] Ты кладёшь рубашкой вверх, слева направо: { $list }.
   *[other] { $seat } кладёт рубашкой вверх, слева направо: { $list }.
}
saw-attack = { $seat-is ->
    [you] Ты атакуешь { slot-instrumental } картой ({ card }) { goal-accusative }.
   *[other] { $seat } атакует { slot-instrumental } картой ({ card }) { goal-accusative }.
}
# The attacked card is turned up.
saw-met = Там { card }.
saw-silence = { $seat-is ->
    [you] Ты не показываешь монаха.
   *[other] { $seat } не показывает монаха.
}
saw-monk = { $seat-is ->
    [you] Ты показываешь монаха ({ where }).
   *[other] { $seat } показывает монаха ({ where }).
}
# $attack and $defence are the strengths, $why is what made them differ from what is printed.
saw-fight = { $why ->
    [geishas] Две гейши равны.
    [geisha] Гейша всегда на 1 сильнее: { $attack } против { $defence }, { verdict }.
    [monk] Монах добавляет 2: { $attack } против { $defence }, { verdict }.
    [ninja] Ниндзя атакует с силой 8: { $attack } против { $defence }, { verdict }.
    [ninja-monk] Ниндзя атакует с силой 8, монах добавляет 2: { $attack } против { $defence }, { verdict }.
   *[plain] { $attack } против { $defence }, { verdict }.
}
# $card attacked, $met was attacked.
verdict = { $outcome ->
    [won] побеждает { card }
    [lost] побеждает { met }
   *[equal] ничья
}
saw-captured = { $seat-is ->
    [you] Ты берёшь в плен { whose-accusative }: { points }.
   *[other] { $seat } берёт в плен { whose-accusative }: { points }.
}
saw-leaves = { $card ->
    [geisha] { $target-is ->
        [you] Твоя гейша выходит из игры.
       *[other] Гейша игрока { $target } выходит из игры.
    }
   *[other] { $target-is ->
        [you] Твой { card } уходит в сброс.
       *[other] { $target } теряет { card-accusative }: карта уходит в сброс.
    }
}
saw-no-attack = { $seat-is ->
    [you] Ты больше не атакуешь.
   *[other] { $seat } больше не атакует.
}
saw-fill = { $seat } заполняет пустое место { where }.
saw-fill-own = { $seat-is ->
    [you] Ты кладёшь { card-accusative } на пустое место { where }.
   *[other] { $seat } кладёт { card-accusative } на пустое место { where }.
}
# Nobody else can tell whether another card came down.
saw-trade = { $seat } берёт { slot-accusative } карту и кладёт карту на её место.
saw-trade-own = { $seat-is ->
    [you] Ты заменяешь { card-accusative } { where } на { other-accusative }.
   *[other] { $seat } заменяет { card-accusative } { where } на { other-accusative }.
}
saw-keep-own = { $seat-is ->
    [you] Ты берёшь { card-accusative } { where } и кладёшь обратно.
   *[other] { $seat } берёт { card-accusative } { where } и кладёт обратно.
}
saw-pick-up = { $seat } берёт { slot-accusative } и { aim-accusative } карты и кладёт обратно, возможно, поменяв местами.
saw-pick-up-own = { $swapped ->
    [yes] { $seat-is ->
        [you] Ты берёшь { slot-accusative } и { aim-accusative } карты и меняешь местами.
       *[other] { $seat } берёт { slot-accusative } и { aim-accusative } карты и меняет местами.
    }
   *[no] { $seat-is ->
        [you] Ты берёшь { slot-accusative } и { aim-accusative } карты и возвращаешь, как лежали.
       *[other] { $seat } берёт { slot-accusative } и { aim-accusative } карты и возвращает, как лежали.
    }
}
saw-no-trade = { $seat-is ->
    [you] Ты оставляешь ряд как есть.
   *[other] { $seat } оставляет ряд как есть.
}
saw-peek = { $seat } смотрит { goal-accusative }.
saw-peek-own = { $seat-is ->
    [you] Ты смотришь { goal-accusative }: там { card }.
   *[other] { $seat } смотрит { goal-accusative }: там { card }.
}
saw-no-peek = { $seat-is ->
    [you] Ты решаешь не смотреть карту.
   *[other] { $seat } решает не смотреть карту.
}
# $seats: one player or two.
saw-end = { $seats-you ->
    [alone] Ты не можешь заполнить все пустые места
    [among] { you-in-list } не можете заполнить все пустые места
   *[absent] { $seats-count ->
        [1] { $seats } не может заполнить все пустые места
       *[other] { $seats } не могут заполнить все пустые места
    }
}: игра заканчивается.
saw-rest = { $seat-is ->
    [you] У тебя остаётся: { $list }.
   *[other] У игрока { $seat } остаётся: { $list }.
}
# Tied leaders add the values in their hands and rows; $list holds the sums.
saw-tie = { $seats-you ->
    [absent] { $seats } наравне
   *[among] { you-in-list } наравне
}, по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
}, поэтому прибавляется сила карт в ряду и в руке. { $list }.

## The table drawn in a terminal. Cards stand there by their letters, as they are typed: 1 2 3 N M R 7 8 D S G.

draw-gap = (пусто)
# The listener’s own card that others could remember.
draw-known = { card } ({ $card ->
    [geisha] известна
   *[other] известен
})
# $cards says how many; at the end $list says which, by their letters.
draw-hand = рука { $cards }
draw-hand-open = рука { $list }
draw-prison = плен { $cards } ({ points })
draw-prison-down = плен { $cards }
draw-prison-open = плен { $list } ({ points })
draw-lost-open = потери { $list }
