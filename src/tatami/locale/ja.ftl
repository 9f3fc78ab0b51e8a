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
