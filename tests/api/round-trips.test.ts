import { expect, inject, test } from 'vitest'
import { createAsset } from '../../src/api/assets/assets.ts'
import { type Call, createApiClient } from '../../src/api/http.ts'
import { listNotifications } from '../../src/api/notifications/notifications.ts'
import { createFind } from '../../src/api/reports/finds.ts'
import { createReport } from '../../src/api/reports/reports.ts'
import { offerTransfer, respondToTransfer } from '../../src/api/transfers/transfers.ts'
import { origin, startTestApp, type TestApp } from '../support/app.ts'
import { createTestDatabase } from '../support/database/database.ts'
import { countingStatements } from '../support/database/round-trips.ts'
import { freshImei, phoneForm, registerPhone, report } from '../support/factories.ts'
import { offerPhone } from '../support/transfers.ts'
import { password, signIn, type User } from '../support/users.ts'

/** The requests of a user, answered without the jobs that follow them. */
function withoutJobs({ app }: TestApp, { token, address }: User): Call {
  return createApiClient({
    origin,
    token: () => token,
    fetch: async (input, init) =>
      app.fetch(new Request(input, init), { ip: address, requestId: 'test' }),
  })
}

const place = { location: 'Computer Village, Ikeja, Lagos', lastSeenDate: '2026-03-03' }

function missing(assetId: string, status: 'Stolen' | 'Lost') {
  return { assetId, status, description: 'Taken from my bag on the bus', ...place }
}

function found(identifier: string) {
  const what = { kind: 'imei1', brand: 'Apple', state: 'Lagos', description: 'On a seat' } as const
  return { identifier, ...what, ...place }
}

/** Prepares what a request needs, and returns the request. */
type Prepare = (app: TestApp, user: User) => Promise<(call: Call) => Promise<unknown>>

/** Round trips between the beginning of a request and its commit. */
const budgets: [what: string, most: number, prepare: Prepare][] = [
  [
    'reports a theft',
    5,
    async (app, user) => {
      const { id } = await registerPhone(app, user)
      return (call) => call(createReport, missing(id, 'Stolen'))
    },
  ],
  [
    'reports a loss',
    9,
    async (app, user) => {
      const { id } = await registerPhone(app, user)
      return (call) => call(createReport, missing(id, 'Lost'))
    },
  ],
  [
    'registers a phone',
    19,
    async (app) => {
      const form = await phoneForm(app)
      return (call) => call(createAsset, form)
    },
  ],
  ['reports a find', 14, async () => (call) => call(createFind, found(freshImei()))],
  [
    'reports a find, and both users are notified of the match',
    32,
    async (app) => {
      const owner = await signIn(app)
      const imei = freshImei()
      const { id } = await registerPhone(app, owner, imei)
      await report(owner, id, 'Lost')
      return (call) => call(createFind, found(imei))
    },
  ],
  [
    'offers a phone',
    33,
    async (app, user) => {
      const { id } = await registerPhone(app, user)
      return (call) => call(offerTransfer, { id, email: 'buyer@example.com', password })
    },
  ],
  [
    'accepts a phone',
    53,
    async (app, user) => {
      const { offer } = await offerPhone(app, await signIn(app), user.email)
      return (call) => call(respondToTransfer, { id: offer.id, answer: 'accept' })
    },
  ],
  ['reads the notifications', 5, async () => (call) => call(listNotifications, {})],
]

// A statement on the embedded engine is a function call, not a round trip.
const isEmbedded = inject('database').kind === 'sqlite'

const onPostgres = test.skipIf(isEmbedded)

onPostgres.each(budgets)('who %s waits for at most %i round trips', async (_, most, prepare) => {
  const stored = await createTestDatabase()
  const { database, during } = countingStatements(stored.database)
  const app = await startTestApp({ stored: { ...stored, database } })
  const user = await signIn(app)
  const request = await prepare(app, user)
  const call = withoutJobs(app, user)
  expect(await during(() => request(call))).toBeLessThanOrEqual(most)
})
