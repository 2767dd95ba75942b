import { expect, test } from 'vitest'
import { newId } from '../../../src/server/lib/ids.ts'

test('an id does not reveal its creation time: two of one moment share only their version', () => {
  const ids = Array.from({ length: 1000 }, () => newId())
  const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(ids.filter((id) => !pattern.test(id))).toEqual([])
  const beginnings = new Set(ids.map((id) => id.slice(0, 8)))
  expect(beginnings.size).toBeGreaterThan(990)
  expect(ids.toSorted()).not.toEqual(ids)
})
