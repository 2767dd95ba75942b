// The floor of a list: node:http without log-in, and four prepared statements on the same file, as
// Toju has them. Sends the same fields.
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { readerPragmas, sqliteFile } from '../../src/server/db/sqlite.ts'
import type { AssetRow } from '../../src/server/db/tables.ts'
import { recordColumns } from '../../src/server/queries/assets/asset-rows.ts'
import { listen, sendJson } from './bare-http.ts'
import { limit, pageOf } from './list-records.ts'

const db = new DatabaseSync(sqliteFile(process.env['DATA_DIR'] ?? ''), { readOnly: true })
db.exec(readerPragmas)
const owner = process.env['OWNER'] ?? ''
const theirs = `asset_id in (${Array.from({ length: limit }, () => '?').join(', ')})`
const page = db.prepare(`select ${recordColumns.join(', ')} from assets where owner_id = ?
  order by created_at desc, id desc limit ${limit}`)
const [identifiers, photos, reports] = [
  `select asset_id, kind, raw_value from identifiers where ${theirs} order by position`,
  `select asset_id, url from asset_photos where ${theirs} order by position`,
  `select asset_id, status, reported_as, closed_at from reports
    where ${theirs} and (closed_at is null or reported_as = 'Found')`,
].map((text) => db.prepare(text))

const server = createServer({ optimizeEmptyRequests: true }, (_request, response) => {
  const assets = page.all(owner) as unknown as AssetRow[]
  const ids = assets.map(({ id }) => id)
  const rows = {
    assets,
    identifiers: identifiers?.all(...ids) ?? [],
    photos: photos?.all(...ids) ?? [],
    reports: reports?.all(...ids) ?? [],
  }
  sendJson(response, 200, pageOf(rows))
})
listen(server)
