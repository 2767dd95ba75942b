import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, TestRunner } from 'vitest'

/**
 * Records every statement that this test file prepares on the embedded engine, if `STATEMENTS_FILE`
 * is set, separating tests that run on this engine only. `scripts/one-engine.ts` reads it and fails
 * on a statement that no test runs on PostgreSQL.
 */
const record = process.env['STATEMENTS_FILE']

if (record) {
  const seen = { both: new Set<string>(), embeddedOnly: new Set<string>() }
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql, ...options) {
    const isAlone = TestRunner.getCurrentTest()?.meta.embeddedOnly
    seen[isAlone ? 'embeddedOnly' : 'both'].add(sql)
    return prepare.call(this, sql, ...options)
  }
  afterAll(() => {
    DatabaseSync.prototype.prepare = prepare
    const file = relative(process.cwd(), expect.getState().testPath ?? '')
    const [both, embeddedOnly] = [[...seen.both], [...seen.embeddedOnly]]
    appendFileSync(record, `${JSON.stringify({ file, both, embeddedOnly })}\n`)
  })
}
