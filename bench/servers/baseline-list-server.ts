// The floor of a list: node:http without log-in, and four prepared statements on the same file, as
// Toju has them, that return arrays. Sends the same fields.
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { isShownReport } from '../../src/server/db/schema/tables/reports.ts'
import { readerPragmas, sqliteFile } from '../../src/server/db/sqlite.ts'
import { recordColumns } from '../../src/server/queries/assets/asset-rows.ts'
import { listen, sendJson } from './bare-http.ts'
import { limit, pageOf } from './list-records.ts'

const db = new DatabaseSync(sqliteFile(process.env['DATA_DIR'] ?? ''), { readOnly: true })
db.exec(readerPragmas)
const owner = process.env['OWNER'] ?? ''
const statements = [
  `select ${recordColumns.join(', ')} from assets where owner_id = ?
    order by created_at desc, id desc limit ${limit}`,
  'select asset_id, kind, raw_value from identifiers where owner_id = ? order by asset_id, position',
  'select asset_id, url from asset_photos where owner_id = ? order by asset_id, position',
  `select asset_id, status, reported_as, closed_at from reports
    where reporter_id = ? and (${isShownReport})`,
].map((text) => {
  const statement = db.prepare(text)
  statement.setReturnArrays(true)
  return statement
})

const server = createServer({ optimizeEmptyRequests: true }, (_request, response) => {
  const [assets = [], identifiers = [], photos = [], reports = []] = statements.map(
    (statement) => statement.all(owner) as unknown as unknown[][],
  )
  sendJson(response, 200, pageOf({ assets, identifiers, photos, reports }))
})
listen(server)
