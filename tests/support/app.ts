import { join } from 'node:path'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { type Call, createCall } from '../../src/api/http.ts'
import { CallFailed } from '../../src/api/problem.ts'
import { createApp } from '../../src/server/app.ts'
import { createCertificatePapers } from '../../src/server/certificates/certificate-papers.ts'
import { openSigner } from '../../src/server/certificates/signing-key.ts'
import { createCheckCounter } from '../../src/server/check-counter.ts'
import { createEvenTime } from '../../src/server/even-time.ts'
import { createDiskStore } from '../../src/server/files/picture-store.ts'
import { createKnownNumbers } from '../../src/server/known-numbers.ts'
import { readLgas } from '../../src/server/lgas.ts'
import type { Limits } from '../../src/server/limits.ts'
import { createMetrics } from '../../src/server/metrics/metrics.ts'
import { createPasswordHasher, type PasswordHasher } from '../../src/server/passwords.ts'
import { createFindMatches } from '../../src/server/queries/identifiers.ts'
import { listMails } from '../../src/server/queries/outbox.ts'
import { openSecretBox } from '../../src/server/secret-box.ts'
import type { Services } from '../../src/server/services.ts'
import { settleClaims } from '../../src/server/settle-claims.ts'
import { createLimiterFor } from '../../src/server/shared-limits.ts'
import { createSweeps } from '../../src/server/sweeps.ts'
import { createTripwire } from '../../src/server/tripwire.ts'
import { createTestDatabase } from './database.ts'
import { quickHash } from './quick-hash.ts'

export const origin = 'http://toju.test'

/** One visitor: their address, their cookies, and the token they hold. */
export interface Visitor {
  call: Call
  fetch: typeof fetch
  /** A request by hand, for what the client does not send or show: text goes as it is, else JSON. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>
  /** Their cookies, `name=value; name=value`. */
  cookie: string
  token: string | null
  address: string
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

function withCookie(cookies: string, cookie: string): string {
  const [name] = cookie.split('=', 1)
  const others = cookies.split('; ').filter((each) => each !== '' && !each.startsWith(`${name}=`))
  return [...others, cookie].join('; ')
}

/** The whole application over a clean database, with a clock that the test moves. */
export async function startTestApp({
  limits,
  passwords = createPasswordHasher(quickHash),
}: {
  limits?: Limits
  passwords?: PasswordHasher
} = {}) {
  const stored = await createTestDatabase()
  onTestFinished(stored.drop)
  const { database, dataDir } = stored
  const clock = { now: Date.parse('2026-03-04T09:00:00Z') }
  const logged: string[] = []
  const keysDir = join(dataDir, 'keys')
  const secrets = openSecretBox(keysDir)
  const log = pino({ level: 'info' }, { write: (line) => logged.push(line) })
  const services: Services = {
    database,
    findMatches: createFindMatches(database, createKnownNumbers(database)),
    checks: createCheckCounter(),
    tripwire: createTripwire({ database, now: () => clock.now, publicOrigin: origin }),
    sweeps: createSweeps({ secrets, now: () => clock.now }),
    now: () => clock.now,
    pictures: createDiskStore(dataDir),
    secrets,
    limiter: createLimiterFor({ database, secrets, log }, limits),
    passwords,
    // Waiting is not what these tests are about either.
    inEvenTime: createEvenTime(0),
    lgas: readLgas('public/states.json'),
    signer: openSigner(keysDir),
    metrics: createMetrics(),
    papers: createCertificatePapers({ dataDir, database, publicOrigin: origin }),
    log,
    publicOrigin: origin,
  }
  const app = createApp(services)
  let visitors = 0
  let settled: Promise<void> = Promise.resolve()

  /** What the background does within a second; as there, one at a time. */
  function settle(): Promise<void> {
    settled = settled.catch(() => {}).then(() => settleClaims(services))
    return settled
  }

  function visit(address = `10.0.0.${++visitors}`): Visitor {
    const visitor: Visitor = {
      token: null,
      cookie: '',
      address,
      async fetch(input, init) {
        const request = new Request(input, init)
        if (visitor.cookie) request.headers.set('cookie', visitor.cookie)
        const bindings = { address: visitor.address, requestId: 'test' }
        const response = await app.fetch(request, bindings)
        await settle()
        for (const kept of response.headers.getSetCookie()) {
          visitor.cookie = withCookie(visitor.cookie, kept.split(';', 1)[0] ?? '')
        }
        return response
      },
      async send(method, path, body, headers) {
        return visitor.fetch(`${origin}/api${path}`, {
          method,
          headers: {
            ...(visitor.token && { authorization: `Bearer ${visitor.token}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && {
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
        })
      },
      call: async (...args) =>
        createCall({ origin, token: () => visitor.token, fetch: visitor.fetch })(...args),
    }
    return visitor
  }

  return {
    services,
    app,
    database,
    dataDir,
    clock,
    logged,
    visit,
    reopen: stored.reopen,
    pass(ms: number) {
      clock.now += ms
    },
    /** Every mail queued so far to an address, newest first. */
    async mailsTo(address: string) {
      const mails = await listMails(database, 1000)
      return mails.filter(({ recipient }) => recipient === address)
    },
  }
}

/** The refusal of a call that must not succeed. */
export async function refusalOf(call: Promise<unknown>): Promise<CallFailed> {
  const error = await call.then(
    (answer) => new Error(`expected a refusal, got ${JSON.stringify(answer)}`),
    (reason: unknown) => reason,
  )
  if (error instanceof CallFailed) return error
  throw error
}

/** A race means little while the pool is still opening its connections. */
export async function warmUp({ database }: Pick<TestApp, 'database'>) {
  const ask = () => database.read.selectFrom('users').select('id').execute()
  await Promise.all(Array.from({ length: 32 }, ask))
}

export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => count * 3_600_000
export const days = (count: number) => count * 86_400_000
