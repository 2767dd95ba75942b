import { expect, test } from 'vitest'
import { checkProofQuery } from '../../../src/server/queries/proofs/check-proofs.ts'
import {
  entriesFromQuery,
  entriesOfReportQuery,
  waitingEntriesQuery,
} from '../../../src/server/queries/proofs/log-entries.ts'
import { tilesQuery } from '../../../src/server/queries/proofs/log-tree.ts'
import { startTestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plans.ts'

test('the public log and proofs are read by an index', async () => {
  const app = await startTestApp()
  const { read } = app.database
  const queries = {
    'entries that wait': waitingEntriesQuery(read, 500),
    'a bundle': entriesFromQuery(read, 256, 256),
    'entries of a report': entriesOfReportQuery(read, 'some'),
    tiles: tilesQuery(read, [
      { level: 0, number: 7 },
      { level: -1, number: 0 },
    ]),
    'a proof': checkProofQuery(read, 'T-0000-0000'),
  }
  for (const [name, query] of Object.entries(queries)) {
    const plan = (await planOf(app.database, query.compile())).join('\n')
    expect(plan, name).toMatch(/USING|Index/)
    expect(plan, name).not.toMatch(/^SCAN (?!.*USING INDEX)|Seq Scan/m)
  }
})
