import { expect, it } from 'vitest'
import { createRequestIds } from '../../../src/server/http/request-ids.ts'

const some = (nextId = createRequestIds()) => Array.from({ length: 10_000 }, nextId)

it('request ids are unique, and each is in the form of a random UUID', () => {
  const ids = some()
  expect(new Set(ids).size).toBe(ids.length)
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(ids.filter((id) => !form.test(id))).toEqual([])
})

it('an id reveals nothing about the one before: each of its digits may be any of sixteen', () => {
  const ids = some()
  const fixed = [8, 13, 14, 18, 19, 23]
  for (let place = 0; place < 36; place++) {
    if (fixed.includes(place)) continue
    const times = new Map<string, number>()
    const same = ids.filter((id, n) => id[place] === ids[n - 1]?.[place]).length
    for (const id of ids) times.set(id[place] ?? '', (times.get(id[place] ?? '') ?? 0) + 1)
    expect(times.size, `place ${place}`).toBe(16)
    // 625 of 10,000 are expected; twelve standard deviations either way.
    for (const count of [same, ...times.values()]) expect(Math.abs(count - 625)).toBeLessThan(290)
  }
})
