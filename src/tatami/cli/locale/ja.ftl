### 端末そのものの言葉。対局の中のことは各ゲームのファイルにあります。

## 続く文のあいだと、返事。

sentence-gap = { "" }
answer-yes = はい
page-more = Enterで続き、qで終わり：

## ゲームを選ぶ。

games-title = 遊べるゲーム：
game-facts = { $name } · 作：{ $designers } · { $seats }
seats-exact = { $seats }人
seats-range = { $low }〜{ $high }人
ask-game = どのゲームにしますか？（番号か名前）
ask-game-again = { $games }、またはその番号から選んでください。
ask-seats = 席の数は？ { $low }〜{ $high }（Enter：{ $usual }）
ask-people = { $seats }席のうち、ここにいる人が座る席は？（例：1,2、Enter：1番席だけ）
ask-people-again = 1から{ $seats }までの席の番号を、カンマで区切って入力してください。
options-title = 設定（既定値）：
options-none = このゲームに設定はありません。
options-file = 長い文章はファイルから読み込めます：{ $name }=@ファイル
ask-option = 変えますか？ 「名前=値」と入力（Enter：始める）

## ボットの強さと遊び方。

bots-title = ボットの強さは？
ask-bots = どの強さにしますか？（番号か名前、席ごとなら 2:farmer,3:shogun、Enter：{ $usual }）
bot-named = { $bots }（{ $level }）
table-bots = ボット：{ $bots }

## 始める。

wait-preparing = ルールを準備しています。初めてのときは数秒かかります……
greeting-players = { $bots-count ->
    [0] { $people }がここで遊びます。
   *[other] { $people-count ->
        [1] あなたは{ $people }です。{ $bots }はボットです。
       *[other] { $people }がここで遊びます。{ $bots }はボットです。
    }
}
greeting-help = 手かその番号を入力してください。?で説明、helpでコマンドの一覧が出ます。
wait-thinking = { $seat }が考えています……

## 手番。

prompt-name = { $seat } ›
enter-plays = ほかに手はありません。Enterで進みます。
turn-hint = 手かその番号を入力してください。?で説明が出ます。
number-unknown = 選択肢は{ $options }個だけです。
word-unknown = 「{ $word }」は手でもコマンドでもありません。?で説明、helpでコマンドの一覧が出ます。
choice-preview = { $words }：{ $preview }
choice-refused = 今はできないこと：

## 一つの画面で交代して遊ぶとき。ほかの人の札は見えません。

curtain-close = Enterで自分の札を隠します。
curtain-open = { $seat }に交代してください。{ $seat }は、ほかの人が見ていないときにEnterを押してください。

## 命令。

help-command = { $command ->
    [save] save ファイル
    [load] load ファイル
   *[other] { $command }
}
help-moves = 手は記号か、一覧の番号で入力します。
help-explain = できることをすべて説明します。記号か番号をつけると、その手だけ説明します
help-table = 卓をもう一度表示します
help-hint = 最強のボットならどうするかを教えます
help-log = これまでに起きたことを表示します
help-rules = ルールを表示します
help-undo = そのあと隠れたものが明らかになっていなければ、最後の手を取り消します
help-save = 対局をファイルに保存します
help-load = 保存した対局を続けます
help-help = この一覧を表示します
help-quit = 対局をやめます
log-empty = まだ何も起きていません。
log-kept = この卓は何も覚えていません。見えるのは今そこにあるものだけです。過ぎたことは自分で覚えておきましょう。
undo-nothing = 取り消すものがありません。
undo-revealed = 取り消せません。そのあと、隠れていたものが明らかになりました。
undo-done = 取り消しました。

## ファイル。

save-how = ファイル名も入力してください。例：save { $file }
load-how = ファイル名も入力してください。例：load { $file }
offer-save = 対局を保存しますか？ ファイル名（例：{ $file }、Enter：保存しない）：
save-exists = { $file }はもうあります。上書きしますか？（y/n）
save-kept = { $file }はそのままです。
save-done = { $file }に保存しました。
save-secrets = このファイルには全員の札が入っています。対局が終わるまで中を見ないでください。
load-drop = この対局は保存されていません。それでもやめますか？（y/n）
file-trouble = { $file }：{ $reason }。

## 助言：いちばん強いボットならどうするか。

wait-hint = ヒントを考えています……
hint-move = 将軍ボットなら{ $token }を選びます（{ $words }）。
hint-chance = あなたの勝率は{ $share }%と見ています。
hint-next = 次に良いのは{ $token }です（{ $words }）。
hint-expects = { $side ->
    [ahead] 最後は{ $points }点リードと見ています。
    [behind] 最後は{ $points }点差で負けと見ています。
   *[level] 最後は同点と見ています。
}
hint-proven = これは証明済みです。

## 入れ替え二番勝負：同じ初期配置で席を入れ替えて2局。

mirrored-begin = 入れ替え二番勝負です。同じ初期配置で席を入れ替えて2局遊び、点を合計します。
mirrored-second = 2局目です。初期配置は同じで、席が入れ替わります。
mirrored-points = { $seat }：{ $first } + { $second } = { $points }点
mirrored-win = { $seat-is ->
    [you] あなたが{ $points }点差で勝ちました。
   *[other] { $seat }が{ $points }点差で勝ちました。
}
mirrored-draw = 2局の合計は引き分けです。
mirrored-player = プレイヤー{ $letter }
mirrored-bot = ボット

## やめる。

leave-goodbye = また遊びましょう。

## `tatami replay`。

replay-title = { $title }：{ $players }、{ $moves }手。
replay-move = { $number }（{ $token }）
replay-unfinished = 記録はここまでです。対局は終わっていません。
replay-ask = { $moves }手のうち{ $number }手目。Enterで次、pで前、番号でその手、qで終わり：
replay-how = Enterかnで次へ、pで前へ、0から{ $moves }の番号でその手へ、qで終わります。

## `tatami verify`。

verify-replay = { $holds ->
    [yes] { $moves ->
        [1] 手は1手だけで、ルールどおりです。
       *[other] { $moves }手すべてがルールどおりです。
    }
   *[no] 手がルールどおりではありません：{ $reason }
}
verify-fair = { $holds ->
    [yes] 記録には、初期配置のもとになった秘密があります。
   *[no] 初期配置がどう決まったか記録にないので、確かめられません。
}
verify-commit = { $holds ->
    [yes] 秘密は、あらかじめ約束されたものと同じです。
   *[no] 秘密は、あらかじめ約束されたものと違います。
}
verify-nonces = { $holds ->
    [yes] プレイヤーが加えた数は、どれもこの卓の席のものです。
   *[no] この卓にない席の数が加えられています。
}
verify-people = { $holds ->
    [yes] ボット以外の席は、すべて数を加えています。
   *[no] 数を加えていない、ボット以外の席：{ $seats }。
}
verify-deal = { $holds ->
    [yes] 初期配置は、秘密とプレイヤーの数から導かれます。
   *[no] 初期配置は、秘密とプレイヤーの数から導かれません。
}
verify-all = { $file }：すべて確認できました。
verify-not = { $file }：合わないところがあります。
verify-unproven = { $file }：すべての手が合法で、結果も正しいです。初期配置の証明はありません。

## Analysis.

# While a decision is being thought about for more than a second.
wait-analysis = 考えています……
analyse-turns = 最善の手順：
# $line: the tokens expected from here on.
analyse-line = この先の予想：{ $line }
analyse-costly = 損が大きかった手：
analyse-flawless = 見たかぎり、損をした手はありません。
# Heads of columns: number of the move, whose it was, what was played, what was better, points lost.
analyse-number = 番号
analyse-seat = プレイヤー
analyse-played = 実際の手
analyse-better = より良い手
analyse-loss = 損
# Heads of columns: a move, what it is worth, points ahead at the end, how often it was tried.
analyse-token = 手
analyse-words = 内容
analyse-value = 評価
analyse-margin = 点差
analyse-visits = 試行
# The move that was made, among those that were thought about.
analyse-made = { $token }（実際の手）
analyse-who = { $seat }
# One decision, and what it leads to.
analyse-few = 1手あたり{ $simulations }回のシミュレーションでは、小さな誤りと偶然を区別できません（通常は{ $usual }回）。
analyse-best = 最善は{ $token }（{ $words }）です。
analyse-chance = 勝率は{ $share }%です。
analyse-percent = { $share }%
# Heads of columns: what a result is made of, and what an error is called.
analyse-accuracy = 正確さ
analyse-start = 開始時
analyse-own = 自分のミス
analyse-others = 相手のミス
analyse-luck = 運
analyse-deal = 初期配置と小さな損
analyse-result = 結果
analyse-grade = ミス
grade-inaccuracy = 緩手
grade-mistake = 疑問手
grade-blunder = 悪手

## Puzzles.

puzzle-title = 問題{ $name }、レベル{ $level }
puzzle-task = 最善の手を選んでください。qで終わります。
puzzle-right = 正解：{ $token }（{ $words }）
puzzle-wrong = 残念。最善は{ $token }（{ $words }）です。
puzzle-streak = { $tried }問中{ $solved }問正解。
puzzle-another = もう1問？

compiling-rules = ルールをコンパイルしています（このコンピューターで一度だけ）…… 関数{ $functions }個、{ $minutes ->
        [0] { $seconds }秒
       *[other] { $minutes }分{ $seconds }秒
    }
warm-part = { $game }：{ $part ->
        [rules] ルール
        [bots] ボット
       *[arrays] 配列
    }（{ $number }／{ $of }）
warm-done = すべてコンパイル済みです。
