import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { type Call, createApiClient } from '../../src/api/http.ts'
import { ApiError } from '../../src/api/problem.ts'
import { messageChannels } from '../../src/domain/channels/channels.ts'
import { createCertificatePdfCache } from '../../src/server/certificates/pdf-cache.ts'
import { createPdfRenderer } from '../../src/server/certificates/pdf-drawer.ts'
import { openSigner } from '../../src/server/certificates/signing-key.ts'
import { createApi } from '../../src/server/http/api.ts'
import { openEd25519Key } from '../../src/server/lib/ed25519-key.ts'
import { openEncryption } from '../../src/server/lib/encryption.ts'
import { readLgas } from '../../src/server/lib/lgas.ts'
import { createWithMinDuration } from '../../src/server/lib/min-duration.ts'
import { createMetrics } from '../../src/server/metrics/metrics.ts'
import { createGuardedFetch } from '../../src/server/outgoing/guarded-fetch.ts'
import type { Payments } from '../../src/server/payments/provider.ts'
import { createPushClient } from '../../src/server/push/push-client.ts'
import { openVapidKey } from '../../src/server/push/vapid-key.ts'
import { createFindInRegistry } from '../../src/server/queries/lookup/find-in-registry.ts'
import { listMails } from '../../src/server/queries/notifications/outbox.ts'
import type { Policies } from '../../src/server/rate-limit/policies.ts'
import { createLimiterFor } from '../../src/server/rate-limit/postgres-limiter.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { createPasswordHasher, type PasswordHasher } from '../../src/server/security/passwords.ts'
import { createApiUsageCounter } from '../../src/server/services/api-keys/api-usage-counter.ts'
import type { AppContext } from '../../src/server/services/context.ts'
import { settleClaims } from '../../src/server/services/disputes/settle-claims.ts'
import { createEnumerationDetector } from '../../src/server/services/lookup/enumeration-detector.ts'
import { createLookupAlerts } from '../../src/server/services/lookup/lookup-alerts.ts'
import { createLookupCounter } from '../../src/server/services/lookup/lookup-counter.ts'
import { createDiskStore } from '../../src/server/storage/image-store.ts'
import { createWebhookClient } from '../../src/server/webhooks/webhook-client.ts'
import { createTestDatabase, type TestDatabase } from './database/database.ts'
import { onOneConnection } from './database/one-connection.ts'
import { quickHash } from './quick-hash.ts'
import { scratch } from './scratch.ts'

export const origin = 'http://toju.test'

const hasher = createPasswordHasher(quickHash)
const lgas = readLgas('public/states.json')
/** One thread each for all apps of a worker: starting one takes longer than most tests. */
const drawPdf = createPdfRenderer()
const { signer, checkKey, logKey, pushKey } = openKeysOnce()

/** Keys are shared by all apps, because creating one takes longer than most of a start. */
function openKeysOnce() {
  const folder = mkdtempSync(join(scratch, 'toju-keys-'))
  try {
    return {
      signer: openSigner(folder),
      checkKey: openEd25519Key(folder, 'checks.pem'),
      logKey: openEd25519Key(folder, 'log.pem'),
      pushKey: openVapidKey(folder),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** One visitor: their address, cookies, and token. */
export interface Visitor {
  call: Call
  fetch: typeof fetch
  /**
   * A manual request, for what the client does not send or show: text is sent unchanged, anything
   * else as JSON.
   */
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
  passwords = hasher,
  payments = null,
  phoneChannels = messageChannels,
  stored: given,
}: {
  limits?: Policies
  passwords?: PasswordHasher
  payments?: Payments | null
  /** Empty: no gateway is configured. */
  phoneChannels?: AppContext['phoneChannels']
  /** Used instead of a clean database. */
  stored?: TestDatabase
} = {}) {
  const stored = given ?? (await createTestDatabase())
  onTestFinished(stored.drop)
  const { dataDir } = stored
  const database = onOneConnection(stored.database)
  const clock = { now: Date.parse('2026-03-04T09:00:00Z') }
  const logged: string[] = []
  const keysDir = join(dataDir, 'keys')
  const secrets = openEncryption(keysDir)
  const outgoing = createGuardedFetch({ loopback: true })
  const log = pino({ level: 'info' }, { write: (line) => logged.push(line) })
  const services: AppContext = {
    database,
    findInRegistry: createFindInRegistry(database, () => clock.now),
    lookupCounter: createLookupCounter(),
    apiUsage: createApiUsageCounter(),
    lookupAlerts: createLookupAlerts({ database, now: () => clock.now, publicOrigin: origin }),
    enumeration: createEnumerationDetector({ encryption: secrets, now: () => clock.now }),
    now: () => clock.now,
    imageStore: createDiskStore(dataDir),
    encryption: secrets,
    limiter: createLimiterFor({ database, encryption: secrets, log }, limits),
    // A copy, because a test may replace how passwords are checked.
    passwords: { ...passwords },
    // These tests are not about response times.
    withMinDuration: createWithMinDuration(0),
    lgas,
    signer,
    checkKey,
    logKey,
    witnesses: [],
    metrics: createMetrics(database, { endpoints }),
    certificatePdfs: createCertificatePdfCache({
      ...{ dataDir, database, draw: drawPdf, publicOrigin: origin },
    }),
    drawPdf,
    outgoing,
    phoneChannels,
    dialCode: '*347*10#',
    push: createPushClient(outgoing, {
      key: pushKey,
      subject: 'mailto:hello@toju.test',
      loopback: true,
    }),
    webhooks: createWebhookClient(outgoing, { loopback: true, timeoutMs: 1000 }),
    payments,
    log,
    publicOrigin: origin,
  }
  const app = createApi(services)
  let visitors = 0
  let settled: Promise<void> = Promise.resolve()

  /** Runs the background jobs of a second, one at a time as in production. */
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
        const bindings = { ip: visitor.address, requestId: 'test' }
        const response = await app.fetch(request, bindings)
        // Only an accepted write gives the background jobs work.
        if (response.ok && request.method !== 'GET') await settle()
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
        createApiClient({ origin, token: () => visitor.token, fetch: visitor.fetch })(...args),
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
    /** Every email queued so far to an address, newest first. */
    async mailsTo(address: string) {
      const mails = await listMails(database, 1000)
      return mails.filter(({ recipient }) => recipient === address)
    },
  }
}

/** The refusal of a call that must not succeed. */
export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    (answer) => new Error(`expected a refusal, got ${JSON.stringify(answer)}`),
    (reason: unknown) => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}

/** Opens the connections of the pool, because requests race only on open ones. */
export async function warmUp({ database }: Pick<TestApp, 'database'>) {
  const ask = () => database.read.selectFrom('users').select('id').execute()
  await Promise.all(Array.from({ length: 32 }, ask))
}

export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => count * 3_600_000
export const days = (count: number) => count * 86_400_000
