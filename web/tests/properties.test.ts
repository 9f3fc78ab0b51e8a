/** A registered property is registered for the whole page, also for the boards of other games. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))

it('is used in the file that registers it, and in no other', () => {
  const registered = files.flatMap(({ name, text }) => [...text.matchAll(/@property (--[\w-]+)/g)].map(([, property]) => ({ name, property: property! })))
  expect(registered.length).toBeGreaterThan(0)
  for (const { name, property } of registered) {
    const users = files.filter(({ text }) => new RegExp(`${property}(?![\\w-])`).test(text)).map((file) => file.name)
    expect(users).toEqual([name])
  }
})
