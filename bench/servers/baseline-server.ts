// The baseline: node:http configured like Toju, with one prepared lookup statement on the same
// file.
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '../../src/server/db/sqlite.ts'
import { listen } from './bare-http.ts'
import { identifierIn, lookupStatement, sendVerdict } from './lookup-floor.ts'

const db = new DatabaseSync(sqliteFile(process.env['DATA_DIR'] ?? ''), { readOnly: true })
// Maps as much of the file as SQLite can, and caches 64 MB of pages.
db.exec('pragma mmap_size = 2147418112; pragma cache_size = -65536')
const lookup = db.prepare(lookupStatement('?'))

const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
  const identifier = identifierIn(request.url)
  sendVerdict(response, identifier, lookup.get(identifier.slice(0, 14)))
})
listen(server)
