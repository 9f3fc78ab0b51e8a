# Titles as printed in Japanese.
-tenka = テンカトリテ
