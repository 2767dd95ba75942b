// The API on the database of DATABASE_URL, with the limiter that LIMITER names.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import pino from 'pino'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { createAppServer } from '../../src/server/boot/create-server.ts'
import { readSettings } from '../../src/server/config/env.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { createLimiter, type Limiter, tooMany } from '../../src/server/rate-limit/limiter.ts'
import { policies } from '../../src/server/rate-limit/policies.ts'

const settings = readSettings()
const database = await openDatabase(settings)
const server = createServer().listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const { port } = server.address() as AddressInfo
const { services, handle } = createAppServer(settings, {
  database,
  log: pino({ level: 'silent' }),
  pages: new Map(),
  renderPage: (_request, _response, next) => next(),
  port,
  logRequest: () => {},
})
const kind = process.env['LIMITER']
if (kind === 'memory') services.limiter = createLimiter()
if (kind === 'library') services.limiter = await createLibraryLimiter(settings.databaseUrl ?? '')
server.on('request', handle)
process.stdout.write(`ready: http://localhost:${port}\n`)
process.on('SIGTERM', () => process.exit())

/** One statement for each consumption, as in rate-limiter-flexible. */
async function createLibraryLimiter(connectionString: string): Promise<Limiter> {
  const { times, seconds } = policies.verify
  const limiter = await new Promise<RateLimiterPostgres>((resolve, reject) => {
    const made = new RateLimiterPostgres(
      {
        storeClient: new pg.Pool({ connectionString, max: 16 }),
        tableName: 'library_limits',
        keyPrefix: 'verify',
        points: times,
        duration: seconds,
        inMemoryBlockOnConsumed: times,
        insuranceLimiter: new RateLimiterMemory({ points: times, duration: seconds }),
      },
      (error?: Error) => (error ? reject(error) : resolve(made)),
    )
  })
  return {
    rule: (name) => policies[name],
    count: () => ({ times: 1, msLeft: 0 }),
    async giveBack() {},
    consumeWrong() {},
    async consume(_name, sender) {
      await limiter.consume(JSON.stringify(sender)).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) throw tooMany(policies.verify, refusal.msBeforeNext)
        throw refusal
      })
    },
  }
}
