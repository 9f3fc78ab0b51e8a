# 学ぶ・練習する。
learning = 学ぶ
learning-more = レッスン、問題、記憶トレーニング
lesson = レッスン
lesson-more = 本物の卓で、ルールを一つずつ。
lesson-open = レッスンへ
puzzles = 問題
puzzles-more = 全{ $count }問。最善手はそれぞれ一つ。
puzzles-solved = 一回で正解：{ $tried }問中{ $solved }問。最長連続正解：{ $best }問。
streak-run = { $count }問連続
streak-days = { $count ->
    [1] { $count }日
   *[other] { $count }日連続
}

# 問題。
exercise = 練習
puzzle-today = 今日の問題
puzzle-others = ほかの問題
puzzle-find = 最善の手は？
puzzle-right = 正解
puzzle-wrong = 最善ではありません
puzzle-level = 難度{ $level }（5段階）
puzzle-yours = あなたの手
puzzle-next = 次の問題
puzzle-watch = 直前の手をもう一度
puzzle-seen = ここまでに見たこと
puzzle-theme = テーマ
theme-all = すべて
theme-name = { $theme ->
    [ending] 終盤
    [quiet] 静かな手
    [attack] 攻め
    [fill] 空きを埋める
    [trade] 取り替え
    [peek] 札を見る
    [monk] 僧を見せる
    [pass] パス
    [play] 札を出す
    [give] 渡す
    [confiscate] 召し上げ
    [take] 取る
    [take-samurai] 侍を取る
    [shift] 侍を移す
    [daimyo] 大名
    [finish] 侍の移動を終える
    [geisha] 芸者
    [ronin] 浪人
    [ronin-away] 浪人：幽霊を戻す
    [ronin-place] 浪人：幽霊を置く
    [ninja-daimyo] 忍者と大名
    [ninja-geisha-push] 忍者と芸者：動かさない
    [ninja-geisha] 忍者と芸者
    [ninja-ronin] 忍者と浪人
   *[other] { $theme }
}

# 記憶トレーニング。
drills = 記憶トレーニング
drills-more = 数手を見て、どこに何があるか答えます。だんだん長く、速くなります。
drill-open = 始める
drill-watch = よく見てください
drill-how = あとで、ある場所に何があるかを聞きます。メモは出ません。
drill-skip = 質問へ
drill-now = 覚えていますか？
drill-question = { $place }：ここにある可能性が最も高いのは？
drill-verdict = { $how ->
    [right] 正解
    [possible] ありえますが、最有力ではありません
   *[wrong] それはありえません
}
drill-yours = あなたの答え
drill-exact = 正確に計算した確率です。
drill-sampled = 知りうる情報から推定した確率です。
drill-up = レベル{ $level }へ進みます。
drill-down = レベル{ $level }に戻ります。
drill-level = レベル{ $level }／{ $levels }
drill-next = 次の練習
drill-again = もう一度見る
streak-right = { $count }問連続正解

try-bots = ボットを相手に続ける
try-bots-more = いま見ている席はあなたが、ほかの席はボットが受け持ちます。練習なので、レーティングには影響しません。
explore = 自由に動かす
explore-more = 全員の手を動かして、それぞれの手の価値を見ます。
explore-values = それぞれの手の価値
explore-working = それぞれの手を評価しています……
explore-exact = この値は証明済みです。
explore-known = { $name }がここで知っていることからの見積もりです。
