import { afterAll, describe, expect, test } from 'vitest'
import { apiBase } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { printTable, startBattlefield } from './support/attacker.ts'
import { phonesOfManyModels, prepareFixture } from './support/fixture.ts'
import {
  countWrites,
  openBareApp,
  prepareTargets,
  reveals,
  type Timing,
  timedEndpoints,
  timeReads,
  timingRows,
} from './support/timed-endpoints.ts'
import { timeLookups } from './support/timed-pages.ts'

/**
 * Endpoints that are not timed, by the reason why their timing reveals no identifier. Staff
 * endpoints are not listed.
 */
const untimed = {
  'takes neither an identifier nor the id of anything created with one': [
    'GET /api/verify/batch',
    'GET /api/api-keys',
    'POST /api/api-keys',
    'DELETE /api/api-keys/{id}',
    'GET /api/webhooks',
    'POST /api/webhooks',
    'PATCH /api/webhooks/{id}',
    'DELETE /api/webhooks/{id}',
    'POST /api/webhooks/{id}/rotate-secret',
    'POST /api/webhooks/{id}/test',
    'GET /api/webhooks/{id}/deliveries',
    'POST /api/webhooks/{id}/deliveries/{deliveryId}/resend',
    'GET /api/v1/webhooks',
    'POST /api/v1/webhooks',
    'PATCH /api/v1/webhooks/{id}',
    'DELETE /api/v1/webhooks/{id}',
    'POST /api/v1/webhooks/{id}/rotate-secret',
    'POST /api/v1/webhooks/{id}/test',
    'GET /api/v1/webhooks/{id}/deliveries',
    'POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/resend',
    'GET /api/verify/proof/{number}',
    'GET /api/verify/proof/{number}/pdf',
    'POST /api/auth/register',
    'POST /api/auth/verify-token',
    'POST /api/auth/resend-code',
    'POST /api/auth/login',
    'POST /api/auth/login/second-factor',
    'POST /api/auth/login/passkey/options',
    'POST /api/auth/login/passkey',
    'GET /api/auth/me',
    'POST /api/auth/logout',
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions/{id}',
    'DELETE /api/auth/sessions',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'POST /api/auth/change-password',
    'POST /api/auth/first-password',
    'POST /api/auth/confirm-password',
    'GET /api/auth/second-factor',
    'POST /api/auth/second-factor',
    'POST /api/auth/second-factor/confirm',
    'POST /api/auth/second-factor/recovery-codes',
    'POST /api/auth/second-factor/disable',
    'GET /api/auth/passkeys',
    'POST /api/auth/passkeys/options',
    'POST /api/auth/passkeys',
    'DELETE /api/auth/passkeys/{id}',
    'PATCH /api/users',
    'GET /api/notifications/preferences',
    'PATCH /api/notifications/preferences',
    'GET /api/notifications/phone',
    'POST /api/notifications/phone/code',
    'POST /api/notifications/phone/confirm',
    'DELETE /api/notifications/phone/{channel}',
    'POST /api/confirmations/{answer}',
    'GET /api/push/subscriptions',
    'POST /api/push/subscriptions',
    'DELETE /api/push/subscriptions/{id}',
    'GET /api/categories',
    'GET /api/figures',
    'GET /api/merchants',
    'GET /api/merchants/{id}',
    'POST /api/merchants',
    'POST /api/merchants/products',
    'PATCH /api/merchants/{id}',
    'GET /api/certificates/check',
    'GET /api/payments',
    'GET /api/payments/{reference}/receipt',
    'POST /api/payments/checkout',
    'POST /api/payments/verify',
    'DELETE /api/payments/renewal',
    'POST /api/newsletter/subscribe',
    'POST /api/newsletter/confirm',
    'POST /api/newsletter/unsubscribe',
    'POST /api/reports/losses/reminder',
  ],
  'reads or changes only the caller’s own rows, by id': [
    'POST /api/found/{code}',
    'GET /api/reports/user',
    'GET /api/v1/reports',
    'GET /api/webhooks/watches',
    'POST /api/webhooks/watches/delete',
    'GET /api/v1/watches',
    'DELETE /api/v1/watches/{id}',
    'POST /api/v1/watches/delete',
    'POST /api/reports/{id}/evidence',
    'POST /api/reports/{id}/poster',
    'GET /api/notifications',
    'POST /api/notifications/read',
    'GET /api/label-messages',
    'PATCH /api/label-messages/{id}',
    'GET /api/tasks',
  ],
  'runs the lookup, which is timed, for businesses only': ['POST /api/merchants/receipts'],
  'runs the code of a website endpoint that is timed': ['GET /api/v1/check', 'POST /api/v1/batch'],
  'stores an identifier without looking it up': [
    'POST /api/webhooks/watches',
    'POST /api/v1/watches',
  ],
  'answers a user who has registered the identifier, and may know that it is contested': [
    'GET /api/assets/{id}/ownership',
    'POST /api/assets/{id}/contest',
    'POST /api/assets/{id}/transfer',
    'DELETE /api/transfers/{id}',
    'GET /api/transfers',
    'PATCH /api/transfers/{id}',
    'POST /api/reports/create-report',
    'GET /api/reports/{id}',
    'GET /api/reports/{id}/history',
    'GET /api/reports/{id}/log',
    'PATCH /api/reports/{id}',
    'PATCH /api/reports/{id}/steps',
    'POST /api/users/export',
    'POST /api/users/erase',
  ],
  'is for the user who registered the identifier first': ['POST /api/notifications/{id}/answer'],
  'needs two matching reports, which both sides know of': [
    'GET /api/matches',
    'GET /api/matches/{id}',
    'PATCH /api/matches/{id}',
    'GET /api/matches/{id}/thread',
    'POST /api/matches/{id}/messages',
    'POST /api/matches/{id}/messages/{messageId}/report',
    'POST /api/matches/{id}/share',
    'POST /api/matches/{id}/question',
    'POST /api/matches/{id}/answer',
    'POST /api/matches/{id}/hand-over/code',
    'POST /api/matches/{id}/hand-over',
    'POST /api/matches/{id}/block',
  ],
}

test('every endpoint is timed or listed with the reason why its timing reveals no identifier', () => {
  const isForStaff = (access: string) => access === 'staff' || access === 'super-admin'
  const notForStaff = endpoints.filter(({ access }) => !isForStaff(access))
  const names = notForStaff.map(({ method, path }) => `${method} ${apiBase}${path}`)
  const listed = [...timedEndpoints, ...Object.values(untimed).flat()]
  expect(listed.toSorted()).toEqual(names.toSorted())
})

const timings: Timing[] = []

describe('an attacker who measures response times', async () => {
  const numbers = phonesOfManyModels(3000, 100_000)
  const pairs = Array.from(
    { length: numbers.length / 2 },
    (_, n) => [numbers[2 * n] ?? '', numbers[2 * n + 1] ?? ''] as const,
  )
  const town = await prepareFixture(afterAll, async ({ user, phones }) => {
    const hidden = pairs.map(([first]) => first)
    await phones(await user(), hidden, { hidden: true })
    return {}
  })
  const { origin } = await startBattlefield(afterAll, town.dataDir)
  const filled = await prepareFixture(afterAll, (each) =>
    prepareTargets(each, { reads: 150, writes: 4 }),
  )
  const app = await openBareApp(filled.dataDir)
  afterAll(app.close)

  test('lookups of hidden and unknown identifiers differ by at most 5 µs over 3,000 requests, wherever an identifier is read', async () => {
    const page = { endpoint: 'GET /search', numbers: pairs.slice(0, 150) } as const
    const reads = [
      await timeLookups(origin, { endpoint: 'GET /api/verify', numbers: pairs }, 3),
      await timeLookups(origin, page, 5),
      ...(await timeReads(app, filled, 5)),
    ]
    timings.push(...reads)
    expect(reads.filter(reveals)).toEqual([])
  })

  test('writes about hidden and unknown identifiers run the same number of queries or wait a fixed time', async () => {
    const writes = await countWrites(app, filled)
    timings.push(...writes)
    const differing = writes.filter(
      ({ isEven, statements: { hidden, unknown } }) => !isEven && hidden !== unknown,
    )
    expect(differing).toEqual([])
    expect(writes.filter(({ statements }) => statements.unknown < 2)).toEqual([])
  })
})

afterAll(() => {
  printTable(
    'Hidden and unknown identifiers: medians in µs, minimum number of statements',
    timingRows(timings),
  )
})
