import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pino from 'pino'
import { type LocalPaystack, startLocalPaystack } from '../../../scripts/dev/local-paystack.ts'
import { createApiClient } from '../../../src/api/http.ts'
import { createCheckout } from '../../../src/api/payments/payments.ts'
import { planAt, planPeriods } from '../../../src/domain/payments/passes.ts'
import { createContext } from '../../../src/server/boot/create-context.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { openSession } from '../../../src/server/queries/auth/sessions.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { ledgerOf, toEntry } from '../../../src/server/queries/payments/ledger.ts'
import { insertUser } from '../../../src/server/queries/users/save-users.ts'
import { noLimits } from '../no-limits.ts'
import { checkCheckouts, handlePaymentEvents } from '../queue.ts'
import { type ServerProcess, startServer } from './server-process.ts'

export interface Place {
  dataDir: string
  databaseUrl: string | null
}

const secretKey = 'sk_test_trial_0123456789'
const minutes = (count: number) => count * 60_000

interface Payer {
  id: string
  token: string
}

/** Users with a verified email and an open session. */
async function preparePayers(place: Place, count: number): Promise<Payer[]> {
  const database = await openDatabase(place)
  const now = Date.now()
  const payers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      database.write(async (tx) => {
        const names = { first_name: 'Ada', last_name: 'Okafor', phone_number: `0803${n}` }
        const where = { state: null, lga: null, address: null, password_hash: 'none' }
        const email = `payer${n}@example.com`
        const user = await insertUser(
          tx,
          { ...names, ...where, email, email_verified_at: now },
          now,
        )
        if (!user) throw new Error(`${email} is taken`)
        const session = { userId: user.id, absoluteMs: minutes(600), userAgent: '' }
        return { id: user.id, token: await openSession(tx, session, now) }
      }),
    ),
  )
  await database.close()
  return payers
}

/** The provider, and the server that its webhooks reach while it runs. */
async function startProvider() {
  const current: { server?: ServerProcess } = {}
  const provider = await startLocalPaystack({
    secretKey,
    async deliver(hook) {
      if (current.server) await deliverTo(current.server.origin, hook)
    },
  })
  return { provider, current }
}

async function deliverTo(origin: string, hook: { body: string; signature: string }) {
  const response = await fetch(`${origin}/api/payments/paystack`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': hook.signature },
    body: hook.body,
  })
  await response.arrayBuffer()
}

const settingsOf = ({ dataDir, databaseUrl }: Place, provider: LocalPaystack) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  PAYSTACK_SECRET_KEY: secretKey,
  PAYSTACK_URL: provider.url,
})

const impatient = 'tests/support/server/impatient-server.ts'

export interface PaymentFigures {
  /** Payments at the provider. */
  paid: number
  /** Paid, but not in the ledger. */
  lost: number
  /** More than once in the ledger. */
  doubled: number
  /** In the ledger, but not paid. */
  invented: number
  /** Entries of the ledger without exactly one receipt. */
  unreceipted: number
  /** Accounts on another plan, or until another time, than the ledger says. */
  wrongPlans: number
}

/**
 * Lets ten minutes pass, in which the server asks about payments without a webhook, and compares
 * the ledger with the provider.
 */
async function healAndCompare(
  place: Place,
  provider: LocalPaystack,
  payers: readonly Payer[],
): Promise<PaymentFigures> {
  const database = await openDatabase(place)
  const log = pino({ level: 'silent' })
  const services = createContext(readSettings(settingsOf(place, provider)), {
    ...{ database, log, publicOrigin: 'http://localhost', limits: noLimits },
  })
  const from = Date.now()
  for (let passed = 0; passed <= 10; passed++) {
    services.now = () => from + minutes(passed)
    while ((await handlePaymentEvents(services)) > 0);
    await checkCheckouts(services)
  }
  const figures = await compare(database, provider, payers)
  await database.close()
  return figures
}

async function compare(
  database: Database,
  provider: LocalPaystack,
  payers: readonly Payer[],
): Promise<PaymentFigures> {
  const paid = [...provider.transactions.values()].filter(({ status }) => status === 'success')
  const given = await database.read.selectFrom('payments').selectAll().execute()
  const references = new Map<string, number>()
  for (const { reference } of given) references.set(reference, (references.get(reference) ?? 0) + 1)
  const isPaid = new Set(paid.map(({ reference }) => reference))
  const receipts = await database.read
    .selectFrom('jobs')
    .select('event_key')
    .where('type', '=', 'receipt')
    .execute()
  const now = Date.now()
  let wrongPlans = 0
  for (const { id } of payers) {
    const expected = planAt(planPeriods((await ledgerOf(database.read, id)).map(toEntry)), now)
    const user = await database.read
      .selectFrom('users')
      .select(['plan', 'plan_ends_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // A payment found up to ten minutes later starts its plan then.
    const isLater = expected.plan === 'Free' && user.plan !== 'Free'
    if (!isLater && (expected.plan !== user.plan || expected.endsAt !== user.plan_ends_at))
      wrongPlans++
  }
  return {
    paid: paid.length,
    lost: paid.filter(({ reference }) => !references.has(reference)).length,
    doubled: [...references.values()].filter((times) => times > 1).length,
    invented: [...references.keys()].filter((reference) => !isPaid.has(reference)).length,
    unreceipted: Math.abs(new Set(receipts.map(({ event_key }) => event_key)).size - given.length),
    wrongPlans,
  }
}

const payersAtOnce = 4

/** Users pay while the server is repeatedly killed with -9 between payment and grant. */
export async function paymentCrashTrial(place: Place, kills: number): Promise<PaymentFigures> {
  const payers = await preparePayers(place, payersAtOnce)
  const { provider, current } = await startProvider()
  try {
    for (let kill = 0; kill < kills; kill++) {
      const server = await startServer(settingsOf(place, provider), impatient)
      current.server = server
      let isDead = false
      const paying = payers.map(async ({ token }) => {
        const call = createApiClient({ origin: server.origin, token: () => token })
        while (!isDead) {
          try {
            const { data } = await call(createCheckout, { plan: 'Premium', billing: 'Monthly' })
            await provider.choose(data.reference, 'success')
          } catch {
            return
          }
        }
      })
      // Some webhooks are queued by then, some worked through, some on their way.
      const enough = provider.sent.length + 1 + randomInt(20)
      for (const until = Date.now() + 20_000; Date.now() < until; await delay(2)) {
        if (provider.sent.length >= enough) break
      }
      await delay(randomInt(80))
      await server.end('SIGKILL')
      isDead = true
      delete current.server
      await Promise.all(paying)
    }
    return await healAndCompare(place, provider, payers)
  } finally {
    await provider.close()
  }
}

/**
 * Webhooks come repeatedly, out of order and late, mixed with forged ones and ones of failed
 * payments.
 */
export async function paymentStormTrial(
  place: Place,
  events: number,
): Promise<PaymentFigures & { seconds: number }> {
  const payers = await preparePayers(place, 20)
  const { provider, current } = await startProvider()
  const server = await startServer(settingsOf(place, provider), impatient)
  try {
    const references: string[] = []
    for (let n = 0; n < events / 10; n++) {
      const { token } = payers[n % payers.length] ?? { token: '' }
      const call = createApiClient({ origin: server.origin, token: () => token })
      const plan = n % 4 === 0 ? 'Merchant' : 'Premium'
      references.push((await call(createCheckout, { plan, billing: 'Monthly' })).data.reference)
    }
    for (const [n, reference] of references.entries()) {
      await provider.choose(reference, n % 3 === 2 ? 'failure' : 'lost')
      // Pays too little, in another currency, for another.
      const transaction = provider.transactions.get(reference)
      if (transaction && n % 12 === 0) transaction.amount -= 1
      if (transaction && n % 12 === 1) transaction.currency = 'GHS'
      if (transaction && n % 12 === 3) transaction.metadata = { account: 'another' }
    }
    current.server = server
    const hooks = Array.from({ length: events }, (_, n) => {
      const reference = references[randomInt(references.length)] ?? ''
      const transaction = provider.transactions.get(reference)
      const shown = transaction ? provider.shown(transaction) : {}
      const hook = provider.webhook('charge.success', { ...shown, status: 'success' })
      return n % 20 === 0 ? { ...hook, signature: '0'.repeat(128) } : hook
    })
    const began = performance.now()
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let hook = hooks.pop(); hook; hook = hooks.pop()) {
          await delay(randomInt(20))
          await deliverTo(server.origin, hook)
        }
      }),
    )
    await delay(500)
    const seconds = Math.round((performance.now() - began) / 100) / 10
    await server.end()
    // Only the right amount, currency and account count as paid.
    for (const [n, reference] of references.entries()) {
      const transaction = provider.transactions.get(reference)
      if (transaction && [0, 1, 3].includes(n % 12)) transaction.status = 'wrongly paid'
    }
    return { ...(await healAndCompare(place, provider, payers)), seconds }
  } finally {
    await server.end('SIGKILL')
    await provider.close()
  }
}
