### Names of players cannot be declined in Russian, so sentences say “игрока Hana”, “игроку Hana”. A seat
### without a name is “№ 2”, which stays as it is in every case: “№ 2 атакует”, “карта игрока № 2”.

# What all games share.
seat-name = № { $number }
list-none = ничего
list-more = { $list }, { $item }
list-last = { $list } и { $item }

# When something may not be played.
reason-over = Игра окончена.
reason-unknown = Хода «{ $token }» в этой игре нет.
reason-not-now = Сейчас так нельзя.

# The option that every game has.
option-start = Какое место начинает (например, место самого старшего игрока): его номер или 0, если по жребию.

# How a game ended.
result-win = { $seat-is ->
    [you] Ты побеждаешь, набрав { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[other] { $seat } побеждает, набрав { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
# Тот, к кому обращаются, и другие: «Ты и Emi», «Ты, Emi и Ken».
you-in-list = { $seats-count ->
    [2] Ты и { $seats-others }
   *[other] Ты, { $seats-others }
}
result-shared = { $seats-you ->
    [absent] { $seats } делят победу
   *[among] { you-in-list } делите победу
}: по { $points ->
    [one] { $points } очку
    [few] { $points } очка
   *[other] { $points } очков
}.
result-points = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

# Cards in piles: what lies where, and what happened.
cards-down = { $count ->
    [1] закрытая карта
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[other] { $count } закрытых карт
}
place-holds = { $place }: { $pieces }
piece-face-down = { $piece } (закрыто)
saw-drawn = { $seat-is ->
    [you] Ты берёшь: { $piece }.
   *[other] { $seat } берёт: { $piece }.
}
saw-got = { $seat-is ->
    [you] Ты получаешь: { $piece }.
   *[other] { $seat } получает: { $piece }.
}
saw-shown = { $place }: { $piece }.
saw-scored = { $seat-is ->
    [you] Ты получаешь { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[other] { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
saw-lost = { $seat-is ->
    [you] Ты теряешь { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[other] { $seat } теряет { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}

# Bots: the names of the levels, weakest first, and how each plays.
level-farmer = крестьянин
level-samurai = самурай
level-daimyo = даймё
level-shogun = сёгун
style-farmer = Берёт то, что лежит перед ним; остальное забывает или не замечает.
style-samurai = Знает обычные хорошие ходы и делает их сразу.
style-daimyo = Думает недолго, смотрит вперёд и ничего не забывает.
style-shogun = Не торопится; лучше здесь никто не играет.

# Why a move was better: the move in words, and what comes of it.
why-better = Лучше: { $move }.
why-better-then = Лучше: { $move } — { $preview }.
why-played = Сыграно: { $move }.
why-played-then = Сыграно: { $move } — { $preview }.
# In percent.
why-share = Шансы на победу: { $better } % вместо { $played } %.
why-points = { $points ->
    [one] В среднем на { $points } очко больше.
    [few] В среднем на { $points } очка больше.
   *[other] В среднем на { $points } очков больше.
}
why-points-exact = { $points ->
    [one] На { $points } очко больше.
    [few] На { $points } очка больше.
   *[other] На { $points } очков больше.
}
why-reply = { $seat } может ответить: { $move }.
why-proven = Это доказано.
# Which card the player could have remembered, and when they saw it.
why-forgotten = Было видно на { $number }-м ходу: { $place }, { $piece }.
