# Finding people.
find-players = 相手を探す
find-players-more = 同じ条件の人と同じ卓につき、対局は自動で始まります。
bots-after = ボットが空席に入るまで
bots-after-20 = 20秒
bots-after-60 = 1分
bots-after-300 = 5分
bots-after-0 = 人間だけ
waiting-tables = 募集中の卓
sit-down = 座る
sit-down-at = 座る：{ $table }
next-table = 次の卓
next-table-is = 別の卓であなたの番です：{ $table }
begins-when-full = 全員そろうと対局が自動で始まります。
bots-come-in = ボットが空席に入るまで
all-tables = 公開の卓すべて
