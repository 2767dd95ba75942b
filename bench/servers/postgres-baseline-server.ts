// The baseline on PostgreSQL: node:http configured like Toju, `pg` with a pool of 16, and one
// prepared lookup statement. With `PROCESSES`, as many processes on one port.
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import pg from 'pg'
import { listen } from './bare-http.ts'
import { identifierIn, lookupStatement, sendVerdict } from './lookup-floor.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 })
const text = lookupStatement('$1')

const server = createServer({ optimizeEmptyRequests: true }, async (request, response) => {
  const identifier = identifierIn(request.url)
  const { rows } = await pool.query({ name: 'lookup', text, values: [identifier.slice(0, 14)] })
  sendVerdict(response, identifier, rows[0])
})

const processes = Number(process.env['PROCESSES'] ?? 1)
if (processes > 1 && cluster.isPrimary) for (let n = 0; n < processes; n++) cluster.fork()
else listen(server)
