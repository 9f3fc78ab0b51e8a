/** A registered property is registered for the whole page, also for the boards of other games. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../src')
const SHARED = join('style', 'lengths.css')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
const registered = files.flatMap(({ name, text }) =>
  [...text.matchAll(/@property (--[\w-]+)/g)].map(([, property]) => ({ name, property: property! })),
)

it('is used in the file that registers it and in no other, but for lengths', () => {
  const own = registered.filter(({ name }) => name !== SHARED)
  expect(own.length).toBeGreaterThan(0)
  for (const { name, property } of own) {
    const users = files.filter(({ text }) => new RegExp(`${property}(?![\\w-])`).test(text)).map((file) => file.name)
    expect(users).toEqual([name])
  }
})

it('is a length wherever it is set, if it is one', () => {
  const lengths = registered.filter(({ name }) => name === SHARED).map(({ property }) => property)
  expect(lengths.length).toBeGreaterThan(0)
  const values = files.flatMap(({ name, text }) =>
    [...text.matchAll(/(--[\w-]+)(?::|=)\s*([^;]+)/g)]
      .filter(([, property]) => lengths.includes(property!))
      .map(([, property, value]) => ({ name, property, value: value!.trim() })),
  )
  expect(values.length).toBeGreaterThan(lengths.length)
  expect(values.filter(({ value }) => !/\d(px|%|cq[whi])|var\(--[\w-]+\)/.test(value))).toEqual([])
})
