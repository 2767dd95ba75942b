// The baseline: node:http configured like Toju, with one prepared lookup statement on the same
// file.
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { verdictMessage } from '../../src/locales/en/lookup.ts'
import { sqliteFile } from '../../src/server/db/sqlite.ts'
import { listen, sendJson } from './bare-http.ts'

const db = new DatabaseSync(sqliteFile(process.env['DATA_DIR'] ?? ''), { readOnly: true })
// Maps as much of the file as SQLite can, and caches 64 MB of pages.
db.exec('pragma mmap_size = 2147418112; pragma cache_size = -65536')
const lookup = db.prepare(`
  select i.kind, a.type, a.brand, a.model, a.colour, a.hidden, r.status, r.stage, r.created_at, r.state
  from identifiers i join assets a on a.id = i.asset_id
  left join reports r on r.asset_id = a.id and r.closed_at is null
  where i.key = ?`)

const [clear, unknown] = (['clear', 'unknown'] as const).map((verdict) =>
  verdictMessage({ verdict, underReview: false }),
)

const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
  const url = request.url ?? ''
  const identifier = url.slice(url.indexOf('=') + 1)
  const row = lookup.get(identifier.slice(0, 14))
  sendJson(response, 200, {
    data: {
      verdict: row ? (row['status'] ? 'stolen' : 'clear') : 'unknown',
      underReview: false,
      kind: 'imei1',
      identifier,
      ...(row && { item: { type: row['type'], brand: row['brand'] } }),
      ...(row ? clear : unknown),
    },
  })
})
listen(server)
