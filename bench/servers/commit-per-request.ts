// The server to compare with: node:http, two prepared inserts, and a separate durable commit for
// every request.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '../../src/server/db/sqlite.ts'
import { listen, sendJson } from './bare-http.ts'

const db = new DatabaseSync(sqliteFile(process.env['DATA_DIR'] ?? ''))
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
const report = db.prepare(`insert into reports
  (id, asset_id, reporter_id, status, stage, reported_as, name, description, created_at)
  select ?, id, owner_id, 'Stolen', 'pending', 'Stolen', name, ?, ? from assets where id = ?`)
const entry = db.prepare(`insert into activity_log
  (id, at, actor_id, action, entity, entity_id, details, previous_hash, hash)
  values (?, ?, null, 'create', 'report', ?, '{}', '', '')`)

const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { assetId, description } = JSON.parse(text)
  const [id, now] = [randomUUID(), Date.now()]
  db.exec('begin immediate')
  report.run(id, description, now, assetId)
  entry.run(randomUUID(), now, id)
  db.exec('commit')
  sendJson(response, 201, { data: { id } })
})
listen(server)
