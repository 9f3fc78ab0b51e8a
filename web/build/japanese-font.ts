import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const target = fileURLToPath(new URL('../src/style/zen-antique-japanese.woff2', import.meta.url))
const whole = createRequire(import.meta.url).resolve(
  '@fontsource/zen-antique/files/zen-antique-japanese-400-normal.woff2',
)

/** Cuts the display font to the characters that our Japanese messages use: the whole one has megabytes. */
export function japaneseFont(): Plugin {
  return {
    name: 'japanese-font',
    async configResolved() {
      const texts = ['web/src', 'src/tatami'].flatMap((folder) => japaneseIn(`${root}${folder}`))
      const isFresh = existsSync(target) && texts.every((file) => statSync(file).mtimeMs < statSync(target).mtimeMs)
      if (isFresh) return
      const used = new Set(
        texts
          .map((file) => readFileSync(file, 'utf8'))
          .join('')
          .match(/[\u3000-\u9fff\uff00-\uffef]/gu),
      )
      writeFileSync(target, await subsetFont(readFileSync(whole), [...used].sort().join(''), { targetFormat: 'woff2' }))
    },
  }
}

function japaneseIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('ja.ftl')).map((file) => `${folder}/${file}`)
}
