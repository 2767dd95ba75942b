// The floor of a list: node:http without log-in, and four prepared statements on the same file, as
// Toju has them, that return arrays. Sends the same fields.
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { readerPragmas, sqliteFile } from '../../src/server/db/sqlite.ts'
import { recordColumns } from '../../src/server/queries/assets/asset-rows.ts'
import { listen, sendJson } from './bare-http.ts'
import { limit, pageOf } from './list-records.ts'

const db = new DatabaseSync(sqliteFile(process.env['DATA_DIR'] ?? ''), { readOnly: true })
db.exec(readerPragmas)
const owner = process.env['OWNER'] ?? ''
const theirs = `asset_id in (${Array.from({ length: limit }, () => '?').join(', ')})`
const [page, identifiers, photos, reports] = [
  `select ${recordColumns.join(', ')} from assets where owner_id = ?
    order by created_at desc, id desc limit ${limit}`,
  `select asset_id, kind, raw_value from identifiers where owner_id = ? and ${theirs}
    order by asset_id, position`,
  `select asset_id, url from asset_photos where owner_id = ? and ${theirs}
    order by asset_id, position`,
  `select asset_id, status, reported_as, closed_at from reports
    where reporter_id = ? and ${theirs} and (closed_at is null or reported_as = 'Found')`,
].map((text) => {
  const statement = db.prepare(text)
  statement.setReturnArrays(true)
  return (...values: string[]) => statement.all(...values) as unknown as unknown[][]
})

const server = createServer({ optimizeEmptyRequests: true }, (_request, response) => {
  const assets = page?.(owner) ?? []
  const ids = assets.map(([id]) => String(id))
  const rows = {
    assets,
    identifiers: identifiers?.(owner, ...ids) ?? [],
    photos: photos?.(owner, ...ids) ?? [],
    reports: reports?.(owner, ...ids) ?? [],
  }
  sendJson(response, 200, pageOf(rows))
})
listen(server)
