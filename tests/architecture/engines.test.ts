import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { oneEngine } from '../engines.ts'

const pathOf = (name: string) => `tests/api/${name}.test.ts`

/** Names that only a test about the SQL engine uses. */
const engineMatters = /\b(planOf|askedBy|executed|warmUp|dialect|reopen|migrateTo)\b|from 'kysely'/

it.each(oneEngine)('%s exists and tests nothing that depends on the SQL engine', (name) => {
  expect(existsSync(pathOf(name)), 'the file exists').toBe(true)
  const match = engineMatters.exec(readFileSync(pathOf(name), 'utf8'))
  expect(match?.[0], 'run it on both engines: remove it from tests/engines.ts').toBeUndefined()
})

it.each(globSync('**/*.test.ts', { cwd: 'tests/api' }))(
  'in %s no test limited to the embedded engine depends on the SQL engine',
  (name) => {
    const text = readFileSync(`tests/api/${name}`, 'utf8')
    const tests = text.split(/^(?=\s*(?:test|it|describe)\b)/m)
    expect(text, '`it` is that of tests/support/database/embedded-only.ts').not.toMatch(
      /\bit\b.* from 'vitest'/,
    )
    for (const test of tests.filter((each) => /^\s*it\b/.test(each))) {
      expect(test).not.toMatch(engineMatters)
      expect(test).not.toMatch(/Promise\.(all|allSettled)\(/)
    }
  },
)

it('recognises a file that tests what depends on the SQL engine', () => {
  expect(readFileSync(pathOf('lookup/verify-plan'), 'utf8')).toMatch(engineMatters)
  expect(readFileSync(pathOf('transfers/transfer-races'), 'utf8')).toMatch(engineMatters)
})
