import { expect, it } from 'vitest'
import { createRequestIds } from '../../src/server/request-ids.ts'

it('no two requests have the same id, and each is in the form of a UUID', () => {
  const nextId = createRequestIds()
  const ids = Array.from({ length: 10_000 }, nextId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))).toEqual([])
  expect(parseInt(ids.at(-1)?.slice(-12) ?? '', 16)).toBe(ids.length - 1)
})

it('another process counts under another name', () => {
  expect(createRequestIds()().slice(0, -12)).not.toBe(createRequestIds()().slice(0, -12))
})
