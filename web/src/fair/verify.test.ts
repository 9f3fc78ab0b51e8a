import { describe, expect, it } from 'vitest'
import deals from '../../tests/deals.json?raw'
import type { Record as GameRecord } from '../wire/kinds'
import { drawDeal, seatsOf } from './deals'
import { DealStream, sha256 } from './stream'
import { fromHex, verdictOf, verify } from './verify'

const records = JSON.parse(deals) as GameRecord[]
const [first] = records as [GameRecord]
const named = records.map((record) => ({
  record,
  name: `${record.game} ${JSON.stringify(record.options).slice(0, 40)} ${record.deal.slice(0, 12)}`,
}))
const holding = async (record: GameRecord) =>
  Object.fromEntries((await verify(record, null)).map(({ name, holds }) => [name, holds]))

describe('verify', () => {
  it.each(named)('draws the deal as the engine does: $name', async ({ record }) => {
    const checks = await verify(record, null)
    expect(checks).toEqual(['commit', 'people', 'deal'].map((name) => ({ name, holds: true })))
    expect(verdictOf(checks)).toBe('fair')
  })

  it('finds another secret, another deal, a broken promise and a number of ours that is missing', async () => {
    const broken = { ...first, deal: first.deal.replace('g', 's'), fair: { ...first.fair!, commit: '00' } }
    const promised = { commit: first.fair!.commit, nonces: { 1: btoa('not this number.') } }
    const checks = await verify(broken, promised)
    expect(checks.map(({ name, holds }) => [name, holds])).toEqual([
      ['commit', false],
      ['memory', false],
      ['nonces', false],
      ['people', true],
      ['deal', false],
    ])
    expect(verdictOf(checks)).toBe('unfair')
  })

  it('finds a person without a number, also where the record does not say who sat there', async () => {
    const { 1: _one, ...others } = first.fair!.nonces
    expect(await holding({ ...first, fair: { ...first.fair!, nonces: others } })).toMatchObject({ people: false })
    expect(await holding({ ...first, fair: { ...first.fair!, nonces: {} } })).toMatchObject({ people: false })
    expect(await holding({ ...first, seats: {}, fair: { ...first.fair!, nonces: {} } })).toMatchObject({
      people: false,
    })
  })

  it('finds a deal that was chosen by a number for a seat that the table does not have', async () => {
    const nonces: Record<string, string> = { ...first.fair!.nonces, 9: '00'.repeat(16) }
    const fair = { ...first.fair!, nonces }
    const numbers = [fair.secret, ...Object.values(nonces)].map(fromHex)
    const stream = new DealStream(await sha256(...numbers))
    const deal = (await drawDeal(first.game, stream, seatsOf(first.game, first.deal)!, first.options ?? {}))!
    expect(verdictOf(await verify({ ...first, deal, fair }, null))).toBe('unfair')
  })

  it('says that it did not redo the deal of a game or an option that it does not know', async () => {
    for (const strange of [
      { ...first, game: 'go' },
      { ...first, options: { handicap: 3 } },
    ]) {
      const checks = await verify(strange, null)
      expect(checks).toContainEqual({ name: 'deal', holds: null })
      expect(verdictOf(checks)).toBe('not-redone')
      expect(verdictOf([...checks, { name: 'commit', holds: false }])).toBe('unfair')
    }
  })

  it('finds a start seat that was named afterwards', async () => {
    const drawn = records.filter(({ options }) => options?.start === undefined)
    const other = (start: number) => (start === 1 ? 2 : 1)
    const record = drawn.find(({ game }) => game === 'tenno')!
    const start = other(Number(record.deal.split(' ')[1]))
    expect(await holding({ ...record, options: { start } })).toMatchObject({ deal: false })
  })
})
