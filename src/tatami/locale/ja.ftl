# すべてのゲームに共通の言葉。
seat-name = 席{ $number }
list-none = なし
list-more = { $list }、{ $item }
list-last = { $list }、{ $item }

# 打てない手のとき。
reason-over = 対局は終わっています。
reason-unknown = このゲームに「{ $token }」という手はありません。

# 対局の結果。
result-win = { $seat-is ->
    [you] { $points }点であなたの勝ちです。
   *[other] { $points }点で{ $seat }の勝ちです。
}
result-shared = { $seats }がそれぞれ{ $points }点で、勝利を分け合います。
result-points = { $seat }：{ $points }点

# Bots: the names of the levels, weakest first, and how each plays.
level-farmer = 農民
level-samurai = 侍
level-daimyo = 大名
level-shogun = 将軍
style-farmer = 目の前のものを取り、ほかは忘れたり見落としたりします。
style-samurai = よくある良い手を知っていて、すぐに打ちます。
style-daimyo = 少し考えて先を読み、何も忘れません。
style-shogun = じっくり考えます。ここではいちばん強い相手です。
