/** The first visit stays small: what the home page loads before it can be used. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MOST = 150_000

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  isEntry?: boolean
}

describe('the build', () => {
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tatami-build-'))
    await build({ root: join(import.meta.dirname, '..'), logLevel: 'error', mode: 'production', build: { outDir: folder, emptyOutDir: true, manifest: true } })
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('loads at most 150 kB of script and style first, and no game before it is opened', () => {
    const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
    const files = new Set<string>()
    const add = (key: string): void => {
      const { file, imports = [], css = [] } = manifest[key]!
      for (const one of [file, ...css]) files.add(one)
      imports.forEach(add)
    }
    Object.keys(manifest).filter((key) => manifest[key]!.isEntry).forEach(add)
    add('src/locale/en.ftl?raw')
    const size = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
    console.info(`first load: ${(size / 1000).toFixed(1)} kB gzipped in ${files.size} files`)
    expect(size).toBeLessThan(MOST)
    const games = Object.keys(manifest).filter((key) => /^src\/games\/\w+\/index\.ts$/.test(key))
    expect(games.filter((key) => files.has(manifest[key]!.file))).toEqual([])
  })

  it('has nothing that a strict content policy forbids', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bon\w+=/)
    const names = readdirSync(join(folder, 'assets'))
    expect(names.some((name) => name.startsWith('zen-antique-japanese'))).toBe(true)
  })
})
