# The games' titles and the people who made them: the one place to rename them.
-take = TA-KE
-tenno = TENNO
-tenka = Tenka Trick
-tatami = Tatami
-take-designers = Arve D. Fühler
-tenno-designers = Lukas Zach & Michael Palm
-tenka-designers = 静岡テーブルゲーム工房
title-take = { -take }
title-tenno = { -tenno }
title-tenka = { -tenka }
designers-take = { -take-designers }
designers-tenno = { -tenno-designers }
designers-tenka = { -tenka-designers }
