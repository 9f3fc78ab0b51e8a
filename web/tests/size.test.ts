/** The first visit stays small: what the home page loads before it can be used. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { licenceOf, packageOf, type Licence } from '../build/licences.ts'
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
    await build({
      root: join(import.meta.dirname, '..'),
      logLevel: 'error',
      mode: 'production',
      build: { outDir: folder, emptyOutDir: true, manifest: true },
    })
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
    Object.keys(manifest)
      .filter((key) => manifest[key]!.isEntry)
      .forEach(add)
    add('src/locale/en.ftl?raw')
    const size = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)
    console.info(`first load: ${(size / 1000).toFixed(1)} kB gzipped in ${files.size} files`)
    expect(size).toBeLessThan(MOST)
    const games = Object.keys(manifest).filter((key) => /^src\/games\/\w+\/index\.ts$/.test(key))
    expect(games.filter((key) => files.has(manifest[key]!.file))).toEqual([])
  })

  it('carries the licence of everything that is in it', () => {
    const listed = JSON.parse(readFileSync(join(folder, 'licences.json'), 'utf8')) as Licence[]
    const names = listed.map(({ name }) => name)
    const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
      dependencies: object
    }
    expect(names).toEqual(expect.arrayContaining(['Tatami', ...Object.keys(dependencies)]))
    expect(
      listed.filter(
        ({ text, version, licence }) => !version || !licence || !/copyright/i.test(text) || text.length < 500,
      ),
    ).toEqual([])
    const modules = Object.keys(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as object)
    expect(modules.flatMap(packageOf).filter((name) => !names.includes(name))).toEqual([])
  })

  it('has nothing that a strict content policy forbids', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bon\w+=/)
    const names = readdirSync(join(folder, 'assets'))
    expect(names.some((name) => name.startsWith('zen-antique-japanese'))).toBe(true)
  })
})

describe('licences', () => {
  it('belong to packages, wherever their files lie', () => {
    expect(
      [
        '/a/node_modules/x/node_modules/@y/z/i.js',
        '\0vite/preload-helper.js',
        '/a/web/src/main.ts',
        '/node_modules/svelte/src/i.js?v=1',
      ].flatMap(packageOf),
    ).toEqual(['@y/z', 'vite', 'svelte'])
  })
  it('are told to be missing where they are', () => {
    expect(() => licenceOf('..')).toThrow(/has no licence file/)
  })
})
