import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = join(import.meta.dirname, '../worker.js')
const LEFT_OUT = /^(sw\.js|licences\.json|made-from|\.vite\/.*)$|\.(gz|br|map)$/

/** Writes the service worker beside the page, with the names of all files of this build. */
export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((name) => !LEFT_OUT.test(name))
        .sort()
      const code = readFileSync(SOURCE, 'utf8')
      const hash = createHash('sha256').update(code)
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)))
      const head = `const VERSION = '${hash.digest('hex').slice(0, 16)}'\nconst FILES = ${JSON.stringify(files.map((file) => `/${file}`))}\n`
      writeFileSync(join(folder, 'sw.js'), head + code)
    },
  }
}
