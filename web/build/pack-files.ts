import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(js|css|html|json|svg)$/
const SMALLEST = 1024

/** Puts a gzip and a Brotli copy beside every file that shrinks, so that the server need not pack. */
export function packFiles(): Plugin {
  let folder = ''
  return {
    name: 'pack-files',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        PACKED.test(name),
      )) {
        const path = join(folder, file)
        const body = readFileSync(path)
        if (body.length < SMALLEST) continue
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(body))
      }
    },
  }
}
