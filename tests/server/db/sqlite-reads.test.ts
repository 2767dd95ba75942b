import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { Queries } from '../../../src/server/db/database.ts'
import { queriesOn, sqliteFile } from '../../../src/server/db/sqlite.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { temporaryFolder } from '../support/start-test-server.ts'

/** A database with a table of notes, and a connection as another process has it. */
async function open() {
  const dataDir = temporaryFolder(onTestFinished)
  const database = await openDatabase({ dataDir, databaseUrl: null })
  onTestFinished(() => database.close())
  const other = new DatabaseSync(sqliteFile(dataDir))
  onTestFinished(() => other.close())
  other.exec('create table notes (words text)')
  return { database, other }
}

async function countNotes(db: Queries): Promise<number | undefined> {
  const { rows } = await sql<{ notes: number }>`select count(*) as notes from notes`.execute(db)
  return rows[0]?.notes
}

const addNote = sql`insert into notes (words) values ('a')`

it('shows the reads of one turn one state, and those of the next what others wrote', async () => {
  const { database, other } = await open()
  expect(await countNotes(database.read)).toBe(0)
  other.exec("insert into notes (words) values ('b')")
  expect(await countNotes(database.read)).toBe(0)
  await setImmediate()
  expect(await countNotes(database.read)).toBe(1)
})

it('shows a read what was committed in the same turn', async () => {
  const { database } = await open()
  let before: number | undefined
  await database.write(async (tx) => {
    await addNote.execute(tx)
    before = await countNotes(database.read)
  })
  expect([before, await countNotes(database.read)]).toEqual([0, 1])
})

it('returns the columns of today to a statement of yesterday', async () => {
  const { database, other } = await open()
  await database.write((tx) => addNote.execute(tx))
  const all = () => sql`select * from notes`.execute(database.read)
  expect((await all()).rows).toEqual([{ words: 'a' }])
  other.exec('alter table notes add column place text')
  await setImmediate()
  expect((await all()).rows).toEqual([{ words: 'a', place: null }])
})

it('returns the later of two columns with one name, as other drivers do', async () => {
  const db = queriesOn(new DatabaseSync(':memory:'))
  onTestFinished(() => db.destroy())
  expect((await sql`select 1 as n, 2 as n, 3 as m`.execute(db)).rows).toEqual([{ n: 2, m: 3 }])
})
