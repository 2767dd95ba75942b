import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { oneEngine } from '../engines.ts'

const pathOf = (name: string) => `tests/api/${name}.test.ts`

/** What a test needs only when it is about the engine. */
const engineMatters = /\b(planOf|askedBy|executed|warmUp|dialect|reopen|migrateTo)\b|from 'kysely'/

it.each(oneEngine)('%s exists and tests nothing that only SQL decides', (name) => {
  expect(existsSync(pathOf(name)), 'the file exists').toBe(true)
  const match = engineMatters.exec(readFileSync(pathOf(name), 'utf8'))
  expect(match?.[0], 'run it on both engines: remove it from tests/engines.ts').toBeUndefined()
})

it('recognises a file that tests what only SQL decides', () => {
  expect(readFileSync(pathOf('verify-plan'), 'utf8')).toMatch(engineMatters)
  expect(readFileSync(pathOf('transfer-races'), 'utf8')).toMatch(engineMatters)
})
