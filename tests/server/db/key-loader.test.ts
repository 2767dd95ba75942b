import { expect, test } from 'vitest'
import { createKeyLoader, maxKeys } from '../../../src/server/db/call-batcher.ts'

interface Row {
  key: string
  value: string
}

/** A loader whose queries wait until `answer` is called. */
function startLoader() {
  const queries: { keys: readonly string[]; answer: () => void; fail: (error: Error) => void }[] =
    []
  const load = createKeyLoader<Row>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
    const answer = () => resolve(rowsOf(...keys))
    queries.push({ keys, answer, fail: reject })
    return promise
  })
  const turn = async () => {
    for (let n = 0; n < 2; n++) await new Promise((resolve) => setImmediate(resolve))
  }
  return { queries, load, turn }
}

const rowsOf = (...keys: string[]) => keys.map((key): Row => ({ key, value: `row of ${key}` }))

test('calls of one turn share a query, and each gets the rows of its own keys', async () => {
  const { queries, load, turn } = startLoader()
  const answers = [load(['a', 'b']), load(['b']), load(['c'])]
  await turn()
  expect(queries.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']])
  queries[0]?.answer()
  expect(await Promise.all(answers)).toEqual([rowsOf('a', 'b'), rowsOf('b'), rowsOf('c')])
})

test('while a query runs, further calls wait and then share the next one', async () => {
  const { queries, load, turn } = startLoader()
  const answers = []
  for (const key of ['a', 'b', 'c']) {
    answers.push(load([key]))
    await turn()
  }
  expect(queries.map(({ keys }) => keys)).toEqual([['a']])
  queries[0]?.answer()
  await answers[0]
  await turn()
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c']])
  queries[1]?.answer()
  expect(await Promise.all(answers)).toEqual([rowsOf('a'), rowsOf('b'), rowsOf('c')])
})

test('a call with many keys waits for no other, and no other for it', async () => {
  const { queries, load, turn } = startLoader()
  const few = load(['a'])
  await turn()
  const many = Array.from({ length: 20 }, (_, index) => `key ${index}`)
  const all = load(many)
  await turn()
  expect(queries.map(({ keys }) => keys.length)).toEqual([1, 20])
  queries[1]?.answer()
  expect(await all).toEqual(rowsOf(...many))
  queries[0]?.answer()
  expect(await few).toEqual(rowsOf('a'))
})

test('a failed query rejects the calls that shared it, and no other', async () => {
  const { queries, load, turn } = startLoader()
  const failed = Promise.allSettled([load(['a']), load(['b'])])
  await turn()
  queries[0]?.fail(new Error('away'))
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = load(['a'])
  await turn()
  queries[1]?.answer()
  expect(await next).toEqual(rowsOf('a'))
})

test('more keys than a query by index allows are split over several queries', async () => {
  const { queries, load, turn } = startLoader()
  const keys = Array.from({ length: maxKeys + 1 }, (_, index) => `key ${index}`)
  const answer = load(keys)
  await turn()
  queries[0]?.answer()
  await turn()
  queries[1]?.answer()
  expect(await answer).toEqual(rowsOf(...keys))
  expect(queries.map((query) => query.keys.length)).toEqual([maxKeys, 1])
})
