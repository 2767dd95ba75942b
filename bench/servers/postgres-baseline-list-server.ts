// The floor of a list on PostgreSQL: node:http without log-in, `pg` with a pool of 16, and four
// prepared statements, all at once, that return arrays. Sends the same fields.
import { createServer } from 'node:http'
import pg from 'pg'
import { isShownReport } from '../../src/server/db/schema/tables/reports.ts'
import { recordColumns } from '../../src/server/queries/assets/asset-rows.ts'
import { listen, sendJson } from './bare-http.ts'
import { limit, pageOf } from './list-records.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })
const owner = process.env['OWNER'] ?? ''
const statements = {
  page: `select ${recordColumns.join(', ')} from assets where owner_id = $1
    order by created_at desc, id desc limit ${limit}`,
  identifiers: `select asset_id, kind, raw_value from identifiers where owner_id = $1
    order by asset_id, position`,
  photos: 'select asset_id, url from asset_photos where owner_id = $1 order by asset_id, position',
  reports: `select asset_id, status, reported_as, closed_at from reports
    where reporter_id = $1 and (${isShownReport})`,
}

async function rowsOf(name: keyof typeof statements) {
  const query = { name, text: statements[name], values: [owner], rowMode: 'array' as const }
  return (await pool.query<unknown[]>(query)).rows
}

const server = createServer({ optimizeEmptyRequests: true }, async (_request, response) => {
  const [assets, identifiers, photos, reports] = await Promise.all([
    rowsOf('page'),
    rowsOf('identifiers'),
    rowsOf('photos'),
    rowsOf('reports'),
  ])
  sendJson(response, 200, pageOf({ assets, identifiers, photos, reports }))
})
listen(server)
