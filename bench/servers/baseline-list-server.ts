// The floor of a list: node:http without log-in, and four prepared statements on the same file, as
// Toju has them. Sends the same fields.
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { readerPragmas, sqliteFile } from '../../src/server/db/sqlite.ts'
import type { AssetRow } from '../../src/server/db/tables.ts'
import { recordColumns } from '../../src/server/queries/assets/asset-rows.ts'
import { detailsOf } from '../../src/server/queries/assets/detail-columns.ts'
import { listen, sendJson } from './bare-http.ts'

const db = new DatabaseSync(sqliteFile(process.env['DATA_DIR'] ?? ''), { readOnly: true })
db.exec(readerPragmas)
const owner = process.env['OWNER'] ?? ''
const limit = 101
const theirs = `asset_id in (${Array.from({ length: limit }, () => '?').join(', ')})`
const page = db.prepare(`select ${recordColumns.join(', ')} from assets where owner_id = ?
  order by created_at desc, id desc limit ${limit}`)
const identifiers = db.prepare(
  `select asset_id, kind, raw_value from identifiers where ${theirs} order by position`,
)
const photos = db.prepare(
  `select asset_id, url from asset_photos where ${theirs} order by position`,
)
const reports = db.prepare(`select asset_id, status, reported_as, closed_at from reports
  where ${theirs} and (closed_at is null or reported_as = 'Found')`)

const server = createServer({ optimizeEmptyRequests: true }, (_request, response) => {
  const assets = page.all(owner) as unknown as AssetRow[]
  const ids = assets.map(({ id }) => id)
  const identifiersOf = Map.groupBy(identifiers.all(...ids), ({ asset_id }) => asset_id)
  const photosOf = Map.groupBy(photos.all(...ids), ({ asset_id }) => asset_id)
  const reportsOf = Map.groupBy(reports.all(...ids), ({ asset_id }) => asset_id)
  const data = assets.slice(0, limit - 1).map((asset) => {
    const [first, ...more] = identifiersOf.get(asset.id) ?? []
    const own = reportsOf.get(asset.id) ?? []
    return {
      id: asset.id,
      name: asset.name,
      type: asset.type,
      description: asset.description,
      imageUrl: asset.image_url,
      photoUrls: photosOf.get(asset.id)?.map(({ url }) => url) ?? [],
      receiptUrl: asset.receipt_url,
      uuidType: first?.['kind'] ?? null,
      uuid: first?.['raw_value'] ?? null,
      moreIdentifiers: more,
      brand: asset.brand,
      vehicleID: asset.vehicle_id,
      vin: null,
      plateNumber: null,
      chassisNumber: null,
      vehicleRegistrationState: asset.registration_state,
      make: null,
      modelName: asset.model,
      color: asset.colour,
      year: asset.year,
      ...detailsOf(asset),
      hidden: asset.hidden === 1,
      isFind: own.some(({ reported_as }) => reported_as === 'Found'),
      openReport: own.find(({ closed_at }) => closed_at === null)?.['status'] ?? null,
      labelCode: asset.label_code,
      createdAt: asset.created_at,
    }
  })
  sendJson(response, 200, { data, next: data.at(-1)?.id })
})
listen(server)
