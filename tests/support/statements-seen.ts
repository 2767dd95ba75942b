import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect } from 'vitest'

/**
 * Notes every statement that this file of tests prepares on the embedded engine, where
 * `STATEMENTS_FILE` names a file for it. `scripts/one-engine.ts` reads it: a statement that only
 * files of one engine make would never be tried on PostgreSQL.
 */
const notes = process.env['STATEMENTS_FILE']

if (notes) {
  const seen = new Set<string>()
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql, ...options) {
    seen.add(sql)
    return prepare.call(this, sql, ...options)
  }
  afterAll(() => {
    DatabaseSync.prototype.prepare = prepare
    const file = relative(process.cwd(), expect.getState().testPath ?? '')
    appendFileSync(notes, `${JSON.stringify({ file, statements: [...seen] })}\n`)
  })
}
