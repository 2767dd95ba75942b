// The server to compare with on PostgreSQL: node:http, `pg` with a pool of 16, and one transaction of
// two inserts for every request.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { listen, sendJson } from './bare-http.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })
const report = `insert into reports
  (id, asset_id, reporter_id, status, stage, reported_as, name, description, created_at)
  select $1, id, owner_id, 'Stolen', 'pending', 'Stolen', name, $2, $3 from assets where id = $4`
const entry = `insert into activity_log
  (seq, id, at, actor_id, action, entity, entity_id, details, previous_hash, hash)
  values ($1, $2, $3, null, 'create', 'report', $4, '{}', '', '')`

const { rows } = await pool.query('select coalesce(max(seq), 0)::int as seq from activity_log')
let seq: number = rows[0].seq

const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { assetId, description } = JSON.parse(text)
  const [id, now] = [randomUUID(), Date.now()]
  const client = await pool.connect()
  await client.query('begin')
  await client.query({ name: 'report', text: report, values: [id, description, now, assetId] })
  await client.query({ name: 'entry', text: entry, values: [++seq, randomUUID(), now, id] })
  await client.query('commit')
  client.release()
  sendJson(response, 201, { data: { id } })
})
listen(server)
