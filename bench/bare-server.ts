// The floor: node:http and one prepared look-up in the same file, with nothing around them.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { readerPragmas, sqliteFile } from '../src/server/db/sqlite.ts'

const db = new DatabaseSync(sqliteFile(process.env['DATA_DIR'] ?? ''), { readOnly: true })
db.exec(readerPragmas)
const lookUp = db.prepare(`
  select i.kind, a.type, a.brand, a.model, a.colour, a.hidden, r.status, r.stage, r.created_at, r.state
  from identifiers i join assets a on a.id = i.asset_id
  left join reports r on r.asset_id = a.id and r.closed_at is null
  where i.key = ?`)

const server = createServer((request, response) => {
  const url = request.url ?? ''
  const identifier = url.slice(url.indexOf('=') + 1)
  const row = lookUp.get(identifier.slice(0, 14))
  const body = JSON.stringify({
    data: {
      verdict: row ? (row['status'] ? 'stolen' : 'clear') : 'unknown',
      kind: row?.['kind'] ?? 'imei1',
      identifier,
      underReview: false,
      ...(row && { item: { type: row['type'], brand: row['brand'] } }),
      message: 'Nothing is reported, and this number is not in the registry.',
      advice: [
        'That is no proof that all is well: many owners have not registered or reported yet.',
        'Read the number again: dial *#06# on a phone, or look at the frame of a vehicle.',
        'Ask for the receipt, meet in a public place, and check again before you pay.',
      ],
    },
  })
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`ready: http://127.0.0.1:${port}\n`)
})
