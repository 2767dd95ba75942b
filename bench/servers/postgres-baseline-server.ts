// The baseline on PostgreSQL: node:http configured like Toju, `pg` with a pool of 16, and one
// prepared lookup statement. With `PROCESSES`, as many processes on one port.
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import pg from 'pg'
import { verdictMessage } from '../../src/locales/en/lookup.ts'
import { listen, sendJson } from './bare-http.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })
const text = `
  select i.kind, a.type, a.brand, a.model, a.colour, a.hidden, r.status, r.stage, r.created_at, r.state
  from identifiers i join assets a on a.id = i.asset_id
  left join reports r on r.asset_id = a.id and r.closed_at is null
  where i.key = $1`

const [clear, unknown] = (['clear', 'unknown'] as const).map((verdict) =>
  verdictMessage({ verdict, underReview: false }),
)

const server = createServer({ optimizeEmptyRequests: true }, async (request, response) => {
  const url = request.url ?? ''
  const identifier = url.slice(url.indexOf('=') + 1)
  const { rows } = await pool.query({ name: 'lookup', text, values: [identifier.slice(0, 14)] })
  const [row] = rows
  sendJson(response, 200, {
    data: {
      verdict: row ? (row.status ? 'stolen' : 'clear') : 'unknown',
      underReview: false,
      kind: 'imei1',
      identifier,
      ...(row && { item: { type: row.type, brand: row.brand } }),
      ...(row ? clear : unknown),
    },
  })
})

const processes = Number(process.env['PROCESSES'] ?? 1)
if (processes > 1 && cluster.isPrimary) for (let n = 0; n < processes; n++) cluster.fork()
else listen(server)
