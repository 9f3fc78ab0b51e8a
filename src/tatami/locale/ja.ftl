# すべてのゲームに共通の言葉。
seat-name = { $number }番席
list-none = なし
list-more = { $list }、{ $item }
list-last = { $list }、{ $item }

# 選べない手のとき。
reason-over = 対局は終わっています。
reason-unknown = このゲームに「{ $token }」という手はありません。
reason-not-now = 今はできません。

# The option that every game has.
option-start = 先手の席（たとえば最年長の人の席）の番号。0なら、くじで決めます。

# 対局の結果。
result-win = { $seat-is ->
    [you] { $points }点であなたの勝ちです。
   *[other] { $points }点で{ $seat }の勝ちです。
}
result-shared = { $seats-you ->
    [absent] { $seats }が
   *[among] あなたと{ $seats-others }が
}それぞれ{ $points }点で、勝ちを分け合います。
result-points = { $seat }：{ $points }点

# Cards in piles: what lies where, and what happened.
cards-down = 伏せた札{ $count }枚
place-holds = { $place }：{ $pieces }
piece-face-down = { $piece }（伏せてある）
saw-drawn = { $seat-is ->
    [you] あなたは{ $piece }を引きました。
   *[other] { $seat }は{ $piece }を引きました。
}
saw-got = { $seat-is ->
    [you] あなたは{ $piece }を受け取りました。
   *[other] { $seat }は{ $piece }を受け取りました。
}
saw-shown = { $place }：{ $piece }。
saw-scored = { $seat-is ->
    [you] あなたは{ $points }点を得ました。
   *[other] { $seat }は{ $points }点を得ました。
}
saw-lost = { $seat-is ->
    [you] あなたは{ $points }点を失いました。
   *[other] { $seat }は{ $points }点を失いました。
}

# Bots: the names of the levels, weakest first, and how each plays.
level-farmer = 農民
level-samurai = 侍
level-daimyo = 大名
level-shogun = 将軍
style-farmer = 目の前のものを取り、ほかは忘れたり見落としたりします。
style-samurai = 定石を知っていて、すぐに手を決めます。
style-daimyo = 少し考えて先を読み、何も忘れません。
style-shogun = じっくり考えます。ここではいちばん強い相手です。

# Why a move was better: the move in words, and what comes of it.
why-better = 最善：{ $move }。
why-better-then = 最善：{ $move }（{ $preview }）。
why-played = 実際の手：{ $move }。
why-played-then = 実際の手：{ $move }（{ $preview }）。
# In percent.
why-share = 勝率は{ $better }%です（実際の手では{ $played }%）。
why-points = 平均で{ $points }点の得です。
why-points-exact = { $points }点の得です。
why-reply = { $seat }の応手：{ $move }。
why-proven = これは証明済みです。
# Which card the player could have remembered, and when they saw it.
why-forgotten = { $number }手目に見えていた札：{ $place }、{ $piece }。
