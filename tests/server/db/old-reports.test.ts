import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import * as start from '../../../src/server/db/migrations/0001-start.ts'
import * as reportRecords from '../../../src/server/db/migrations/0003-report-records.ts'

const columns = 'status, stage, reported_as, reason, confirmed_at, closed_at'

/** As they were before end reasons existed. */
const old: [rows: string, outcome: string | null][] = [
  ["'Lost', 'active', 'Lost', null, null, null", null],
  ["'Stolen', 'pending', 'Stolen', null, null, null", null],
  ["'Found', 'inactive', 'Lost', null, null, 9", 'recovered'],
  ["'Found', 'inactive', 'Stolen', 'Seen the receipt', 5, 9", 'recovered'],
  ["'Found', 'archived', 'Stolen', null, 5, 9", 'recovered'],
  ["'Stolen', 'inactive', 'Stolen', 'No receipt', null, 9", 'refused'],
  ["'Stolen', 'inactive', 'Stolen', 'Settled', 5, 9", 'closed'],
  ["'Lost', 'archived', 'Lost', null, null, 9", 'closed'],
  ["'Found', 'inactive', 'Found', null, null, 9", 'handed-over'],
  ["'Found', 'inactive', 'Found', 'Made up', null, 9", 'closed'],
]

test('reports closed before end reasons existed get the one their other columns imply', () => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  for (const statement of start.statements('sqlite')) database.exec(statement)
  for (const [index, [row]] of old.entries()) {
    database.exec(`insert into reports (id, asset_id, reporter_id, name, description, created_at, ${columns})
      values ('r${index}', 'asset ${index}', 'ada', 'Phone', 'Gone', 1, ${row})`)
  }
  for (const statement of reportRecords.statements('sqlite')) database.exec(statement)
  const rows = database.prepare('select id, outcome from reports').all()
  expect(rows.map(({ id, outcome }) => [id, outcome])).toEqual(
    old.map(([, outcome], index) => [`r${index}`, outcome]),
  )
  database.close()
})
