import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { eraseMyAccount } from '../../src/api/users/my-account.ts'
import { openSession } from '../../src/server/queries/auth/sessions.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { root } from '../architecture/imports.ts'
import { days, startTestApp, type TestApp, type Visitor } from '../support/app.ts'
import { reportedLongAgo } from '../support/factories.ts'
import { noLimits } from '../support/no-limits.ts'
import { nameOf, requestOf, sampledEndpoints, sampleInput } from '../support/samples.ts'
import { confirmHere, signIn, suspend, type User } from '../support/users.ts'

const callers = [
  'anonymous',
  'unverified',
  'owner',
  'other',
  'admin',
  'super',
  'suspended',
] as const
type CurrentUser = (typeof callers)[number]

/**
 * The status of each endpoint for each caller, about a record of the owner. 401: sign in · 403: not
 * allowed, or verify first · 404: not yours, so not found. `/v1` accepts API keys only, which are
 * tested in tests/api/api-keys.
 */
const table = `
                                                anonymous unverified owner other admin super suspended
GET    /verify                                        200        200   200   200   200   200       200
POST   /verify/batch                                  401        403   200   200   200   200       401
GET    /verify/batch                                  401        200   200   200   200   200       401
GET    /v1/check                                      401        401   401   401   401   401       401
POST   /v1/batch                                      401        401   401   401   401   401       401
GET    /v1/reports                                    401        401   401   401   401   401       401
GET    /api-keys                                      401        200   200   200   200   200       401
POST   /api-keys                                      401        403   201   201   201   201       401
DELETE /api-keys/{id}                                 401        404   200   404   404   404       401
POST   /verify/proof                                  201        201   201   201   201   201       201
GET    /verify/proof/{number}                         200        200   200   200   200   200       200
GET    /verify/proof/{number}/pdf                     200        200   200   200   200   200       200
POST   /auth/register                                 201        201   201   201   201   201       201
POST   /auth/verify-token                             400        400   400   400   400   400       400
POST   /auth/resend-code                              200        200   200   200   200   200       200
POST   /auth/login                                    200        200   200   200   200   200       200
GET    /auth/me                                       401        200   200   200   200   200       401
POST   /auth/logout                                   401        200   200   200   200   200       401
GET    /auth/sessions                                 401        200   200   200   200   200       401
DELETE /auth/sessions/{id}                            401        404   200   404   404   404       401
DELETE /auth/sessions                                 401        200   200   200   200   200       401
POST   /auth/forgot-password                          200        200   200   200   200   200       200
POST   /auth/reset-password                           200        200   200   200   200   200       200
POST   /auth/change-password                          401        200   200   200   200   200       401
PATCH  /users                                         401        200   200   200   200   200       401
POST   /users/export                                  401        403   200   200   200   200       401
POST   /users/erase                                   401        403   200   200   403   403       401
POST   /assets                                        401        403   201   201   201   201       401
GET    /assets                                        401        200   200   200   200   200       401
GET    /assets/detail/{id}                            401        404   200   404   404   404       401
GET    /assets/search/                                401        200   200   200   200   200       401
PATCH  /assets/{id}                                   401        403   200   404   404   404       401
POST   /assets/import                                 401        403   200   200   200   200       401
POST   /assets/labels                                 401        403   200   404   404   404       401
POST   /assets/{id}/label                             401        403   200   404   404   404       401
POST   /found/{code}                                  200        200   200   200   200   200       200
POST   /reports/create-report                         401        403   201   404   404   404       401
GET    /reports/user                                  401        200   200   200   200   200       401
GET    /reports/{id}                                  401        404   200   404   404   404       401
GET    /reports/{id}/history                          401        404   200   404   404   404       401
POST   /reports/{id}/evidence                         401        404   200   404   404   404       401
POST   /reports/{id}/poster                           401        403   200   404   404   404       401
GET    /reports/{id}/log                              401        404   200   404   404   404       401
PATCH  /reports/{id}                                  401        403   200   404   404   404       401
PATCH  /reports/{id}/steps                            401        403   200   404   404   404       401
GET    /admin/items                                   401        403   403   403   200   200       401
PATCH  /admin/items/{id}                              401        403   403   403   200   200       401
POST   /admin/items/{id}/ask                          401        403   403   403   200   200       401
GET    /admin/listings                                401        403   403   403   403   200       401
PATCH  /admin/listings/{id}                           401        403   403   403   403   200       401
GET    /categories                                    200        200   200   200   200   200       200
GET    /figures                                       200        200   200   200   200   200       200
GET    /merchants                                     200        200   200   200   200   200       200
GET    /merchants/{id}                                200        200   200   200   200   200       200
POST   /merchants/products                            401        403   201   404   404   404       401
PATCH  /merchants/{id}                                401        403   200   404   404   404       401
POST   /merchants                                     401        403   201   201   201   201       401
POST   /merchants/receipts                            401        403   201   403   403   403       401
GET    /certificates/check                            200        200   200   200   200   200       200
GET    /admin/merchants                               401        403   403   403   200   200       401
GET    /admin/merchants/{id}                          401        403   403   403   200   200       401
PATCH  /admin/merchants/{id}                          401        403   403   403   200   200       401
PATCH  /admin/merchants/{id}/change                   401        403   403   403   200   200       401
GET    /admin/stats                                   401        403   403   403   200   200       401
GET    /admin/trends                                  401        403   403   403   200   200       401
GET    /admin/tasks                                   401        403   403   403   200   200       401
GET    /admin/conflicts/{kind}/{id}                   401        403   403   403   200   200       401
GET    /admin/cases/{kind}/{id}                       401        403   403   403   200   200       401
PATCH  /admin/cases/{kind}/{id}                       401        403   403   403   200   200       401
POST   /admin/cases/{kind}/{id}/notes                 401        403   403   403   200   200       401
GET    /admin/search                                  401        403   403   403   200   200       401
GET    /admin/items/{id}                              401        403   403   403   200   200       401
GET    /admin/assets                                  401        403   403   403   200   200       401
GET    /admin/assets/{id}                             401        403   403   403   200   200       401
GET    /admin/disputes                                401        403   403   403   200   200       401
GET    /admin/disputes/{id}                           401        403   403   403   200   200       401
PATCH  /admin/disputes/{id}                           401        403   403   403   200   200       401
POST   /admin/disputes/{id}/ask                       401        403   403   403   200   200       401
GET    /admin/users                                   401        403   403   403   200   200       401
POST   /admin/users                                   401        403   403   403   403   201       401
GET    /admin/users/{id}                              401        403   403   403   200   200       401
PATCH  /admin/users/{id}                              401        403   403   403   200   200       401
PATCH  /admin/users/{id}/email                        401        403   403   403   403   200       401
POST   /admin/users/{id}/reset-password               401        403   403   403   200   200       401
DELETE /admin/users/{id}/sessions                     401        403   403   403   200   200       401
DELETE /admin/users/{id}/second-factor                401        403   403   403   200   200       401
GET    /admin/logs                                    401        403   403   403   200   200       401
POST   /admin/logs/export                             401        403   403   403   200   200       401
PATCH  /admin/security                                401        403   403   403   403   200       401
GET    /auth/second-factor                            401        403   200   200   200   200       401
POST   /auth/second-factor                            401        403   201   201   201   201       401
POST   /auth/second-factor/confirm                    401        403   200   400   400   400       401
POST   /auth/second-factor/recovery-codes             401        403   200   409   409   409       401
POST   /auth/second-factor/disable                    401        403   200   409   409   409       401
GET    /auth/passkeys                                 401        403   200   200   200   200       401
POST   /auth/passkeys/options                         401        403   200   200   200   200       401
POST   /auth/passkeys                                 401        403   400   400   400   400       401
DELETE /auth/passkeys/{id}                            401        403   200   404   404   404       401
POST   /auth/login/passkey/options                    200        200   200   200   200   200       200
POST   /auth/login/passkey                            400        400   400   400   400   400       400
POST   /auth/login/second-factor                      200        200   200   200   200   200       200
POST   /auth/confirm-password                         401        200   200   200   200   200       401
POST   /newsletter/subscribe                          200        200   200   200   200   200       200
POST   /newsletter/confirm                            200        200   200   200   200   200       200
POST   /newsletter/unsubscribe                        200        200   200   200   200   200       200
GET    /matches                                       401        200   200   200   200   200       401
GET    /matches/{id}                                  401        404   200   404   404   404       401
PATCH  /matches/{id}                                  401        403   200   404   404   404       401
GET    /notifications                                 401        200   200   200   200   200       401
POST   /notifications/read                            401        404   200   404   404   404       401
POST   /notifications/{id}/answer                     401        404   200   404   404   404       401
GET    /notifications/preferences                     401        200   200   200   200   200       401
PATCH  /notifications/preferences                     401        200   200   200   200   200       401
POST   /confirmations/{answer}                        200        200   200   200   200   200       200
GET    /notifications/phone                           401        200   200   200   200   200       401
POST   /notifications/phone/code                      401        403   200   200   200   200       401
POST   /notifications/phone/confirm                   401        403   200   400   400   400       401
DELETE /notifications/phone/{channel}                 401        200   200   200   200   200       401
GET    /push/subscriptions                            401        200   200   200   200   200       401
POST   /push/subscriptions                            401        403   200   200   200   200       401
DELETE /push/subscriptions/{id}                       401        404   200   404   404   404       401
GET    /webhooks                                      401        403   200   200   200   200       401
POST   /webhooks                                      401        403   201   201   201   201       401
PATCH  /webhooks/{id}                                 401        403   200   404   404   404       401
DELETE /webhooks/{id}                                 401        403   200   404   404   404       401
POST   /webhooks/{id}/rotate-secret                   401        403   200   404   404   404       401
POST   /webhooks/{id}/test                            401        403   200   404   404   404       401
GET    /webhooks/{id}/deliveries                      401        403   200   404   404   404       401
POST   /webhooks/{id}/deliveries/{deliveryId}/resend       401        403   200   404   404   404       401
GET    /webhooks/watches                              401        403   200   200   200   200       401
POST   /webhooks/watches                              401        403   200   200   200   200       401
POST   /webhooks/watches/delete                       401        403   200   404   404   404       401
GET    /v1/webhooks                                   401        401   401   401   401   401       401
POST   /v1/webhooks                                   401        401   401   401   401   401       401
PATCH  /v1/webhooks/{id}                              401        401   401   401   401   401       401
DELETE /v1/webhooks/{id}                              401        401   401   401   401   401       401
POST   /v1/webhooks/{id}/rotate-secret                401        401   401   401   401   401       401
POST   /v1/webhooks/{id}/test                         401        401   401   401   401   401       401
GET    /v1/webhooks/{id}/deliveries                   401        401   401   401   401   401       401
POST   /v1/webhooks/{id}/deliveries/{deliveryId}/resend       401        401   401   401   401   401       401
GET    /v1/watches                                    401        401   401   401   401   401       401
POST   /v1/watches                                    401        401   401   401   401   401       401
DELETE /v1/watches/{id}                               401        401   401   401   401   401       401
POST   /v1/watches/delete                             401        401   401   401   401   401       401
GET    /admin/matches                                 401        403   403   403   200   200       401
PATCH  /admin/matches/{id}                            401        403   403   403   200   200       401
GET    /admin/checks                                  401        403   403   403   200   200       401
GET    /admin/enumeration-events                      401        403   403   403   200   200       401
GET    /admin/mail                                    401        403   403   403   200   200       401
PATCH  /admin/mail/{id}                               401        403   403   403   200   200       401
POST   /watches                                       200        200   200   200   200   200       200
POST   /watches/confirm                               200        200   200   200   200   200       200
POST   /watches/end                                   200        200   200   200   200   200       200
GET    /matches/{id}/thread                           401        403   200   404   404   404       401
POST   /matches/{id}/messages                         401        403   201   404   404   404       401
POST   /matches/{id}/messages/{messageId}/report       401        403   200   404   404   404       401
POST   /matches/{id}/share                            401        403   200   404   404   404       401
POST   /matches/{id}/question                         401        403   201   404   404   404       401
POST   /matches/{id}/answer                           401        403   200   404   404   404       401
POST   /matches/{id}/hand-over/code                   401        403   200   404   404   404       401
POST   /matches/{id}/hand-over                        401        403   200   404   404   404       401
POST   /matches/{id}/block                            401        403   200   404   404   404       401
GET    /label-messages                                401        200   200   200   200   200       401
PATCH  /label-messages/{id}                           401        404   200   404   404   404       401
GET    /tasks                                         401        200   200   200   200   200       401
POST   /reports/finds                                 401        403   201   201   201   201       401
POST   /reports/losses                                401        403   201   201   201   201       401
POST   /reports/losses/reminder                       401        403   200   200   200   200       401
POST   /losses                                        200        200   200   200   200   200       200
POST   /finds                                         200        200   200   200   200   200       200
POST   /finds/confirm                                 201        201   201   201   201   201       201
POST   /assets/{id}/transfer                          401        403   201   404   404   404       401
GET    /assets/{id}/ownership                         401        404   200   404   404   404       401
POST   /assets/{id}/contest                           401        403   200   404   404   404       401
GET    /transfers                                     401        403   200   200   200   200       401
PATCH  /transfers/{id}                                401        403   200   404   404   404       401
DELETE /transfers/{id}                                401        403   200   404   404   404       401
GET    /admin/complaints                              401        403   403   403   200   200       401
PATCH  /admin/complaints/{id}                         401        403   403   403   200   200       401
POST   /payments/checkout                             401        403   200   200   200   200       401
POST   /payments/verify                               401        404   200   404   404   404       401
GET    /payments                                      401        200   200   200   200   200       401
GET    /payments/{reference}/receipt                  401        404   200   404   404   404       401
DELETE /payments/renewal                              401        200   200   200   200   200       401
POST   /admin/users/{id}/pass                         401        403   403   403   200   200       401
GET    /admin/payments                                401        403   403   403   200   200       401
GET    /admin/payments/events                         401        403   403   403   200   200       401
POST   /admin/payments/export                         401        403   403   403   200   200       401
POST   /admin/exports                                 401        403   403   403   200   200       401
POST   /auth/first-password                           401        403   200   403   403   403       401
`

/** A row formatted as in the table, so that a failed test shows the row that differs. */
function toRow({ method, path }: Pick<Endpoint, 'method' | 'path'>, statuses: number[]): string {
  const widths = [9, 10, 5, 5, 5, 5, 9]
  const cells = statuses.map((status, index) => String(status).padStart(widths[index] ?? 0))
  return `${method.padEnd(6)} ${path.padEnd(40)} ${cells.join(' ')}`
}

const rows = table.trimEnd().split('\n').slice(2)
const tableOrder = rows.map((row) => row.split(/\s+/).slice(0, 2).join(' '))

async function signInAll(app: TestApp): Promise<Record<Exclude<CurrentUser, 'anonymous'>, User>> {
  const suspended = await signIn(app)
  await suspend(app, suspended)
  return {
    unverified: await signIn(app, { verified: false }),
    owner: await signIn(app),
    other: await signIn(app),
    admin: await signIn(app, { role: 'admin' }),
    super: await signIn(app, { role: 'super-admin' }),
    suspended,
  }
}

/** A new device of a user, because some endpoints end the calling session. */
async function freshDevice(app: TestApp, { id, email }: User): Promise<User> {
  const session = { userId: id, absoluteMs: days(1), userAgent: '' }
  const token = await app.database.write((tx) => openSession(tx, session, app.clock.now))
  const device = Object.assign(app.visit(), { id, email, token })
  await confirmHere(app, device)
  return device
}

/** Every endpoint that a module of the contract exports. */
async function contracts(): Promise<Endpoint[]> {
  const files = globSync('src/api/**/*.ts', { cwd: root })
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(root, file)).href)),
  )
  const defined = new Set(modules.flatMap((module) => Object.values(module as object)))
  return [...defined].filter((each) => each?.method && each.path && each.access)
}

test('every endpoint of the contract has exactly one route, one sample and one row in the table', async () => {
  const named = endpoints.map(nameOf).sort()
  expect(new Set(named).size).toBe(named.length)
  expect((await contracts()).map(nameOf).sort()).toEqual(named)
  expect([...tableOrder].sort()).toEqual(named)
  expect([...sampledEndpoints].sort()).toEqual(named)
})

test('every endpoint answers each caller as the table says', { timeout: 180_000 }, async () => {
  const app = await startTestApp({ limits: noLimits })
  let users = await signInAll(app)
  const actual: string[] = []
  for (const endpoint of endpoints.toSorted(
    (a, b) => tableOrder.indexOf(nameOf(a)) - tableOrder.indexOf(nameOf(b)),
  )) {
    const statuses: number[] = []
    let request: ReturnType<typeof requestOf> = { path: '' }
    let needsNewInput = true
    await reportedLongAgo(app)
    for (const currentUser of callers) {
      if (endpoint === eraseMyAccount) {
        users = await signInAll(app)
        needsNewInput = true
      }
      // A refused call has changed nothing, so the next caller sends the same request.
      if (needsNewInput) {
        const owner = await freshDevice(app, users.owner)
        request = requestOf(endpoint, await sampleInput(endpoint, app, owner))
      }
      const visitor: Visitor =
        currentUser === 'anonymous' ? app.visit() : await freshDevice(app, users[currentUser])
      const { status } = await visitor.send(endpoint.method, request.path, request.body)
      statuses.push(status)
      needsNewInput = status < 400
    }
    if (endpoint === eraseMyAccount) users = await signInAll(app)
    actual.push(toRow(endpoint, statuses))
  }
  expect(actual).toEqual(rows)
})

test('an admin with an unverified email is refused where verification is required', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin', verified: false })
  for (const endpoint of endpoints.filter(
    ({ access }) => !['anyone', 'signed-in', 'api-key'].includes(access),
  )) {
    const answer = await admin.send(
      endpoint.method,
      endpoint.path.replace(/\{\w+\}/g, 'x'),
      endpoint.method === 'GET' ? undefined : {},
    )
    const code = endpoint.access === 'super-admin' ? 'FORBIDDEN' : 'EMAIL_NOT_VERIFIED'
    expect(await answer.json(), nameOf(endpoint)).toMatchObject({ code })
    expect(answer.status).toBe(403)
  }
})

test('authorization is checked before the request is validated', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  for (const endpoint of endpoints.filter(({ access }) => access !== 'anyone')) {
    const path = endpoint.path.replace(/\{\w+\}/g, '%00')
    const answer = await visitor.send(
      endpoint.method,
      path,
      endpoint.method === 'GET' ? undefined : '{"a":',
    )
    expect(await answer.json(), nameOf(endpoint)).toMatchObject({ code: 'UNAUTHENTICATED' })
  }
})
