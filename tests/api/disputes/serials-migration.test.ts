import { expect, test } from 'vitest'
import { askForEvidence } from '../../../src/api/disputes/ask-for-evidence.ts'
import { listDisputes } from '../../../src/api/disputes/list-disputes.ts'
import { resolveDispute } from '../../../src/api/disputes/resolve-dispute.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/list-notifications.ts'
import { makerOf } from '../../../src/domain/assets/makers.ts'
import { statements } from '../../../src/server/db/migrations/0019-serials-at-makers.ts'
import { newId } from '../../../src/server/lib/ids.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { logOf } from '../../support/database/rows.ts'
import { registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn, type User } from '../../support/users.ts'

const serial = '12345A78'

/** Users who registered one serial number when the maker did not count, with these brands. */
async function startWith(brands: readonly string[]) {
  const app = await startTestApp({ limits: noLimits })
  const owners: { brand: string; user: User; assetId: string }[] = []
  for (const brand of brands) {
    const user = await signIn(app)
    app.pass(1000)
    const kind = { uuidType: 'serial-number', brand: 'HP' } as const
    const { id } = await registerPhone(app, user, serial, kind)
    owners.push({ brand, user, assetId: id })
  }
  const admin = await signIn(app, { role: 'admin' })
  return { app, owners, admin }
}

/** Stores what the release before stored, and migrates it. */
async function migrateFrom(app: TestApp, owners: readonly { brand: string; assetId: string }[]) {
  await app.database.write(async (tx) => {
    for (const { brand, assetId } of owners) {
      await tx.updateTable('assets').set({ brand }).where('id', '=', assetId).execute()
    }
    await tx.updateTable('identifiers').set({ namespace: 'serial' }).execute()
    await tx.updateTable('disputes').set({ namespace: 'serial' }).execute()
    for (const step of statements({ makerOf, newId })) await step(tx as never)
  })
  await settleClaims(app.services)
}

async function stored({ database }: TestApp) {
  const [disputes, assets, identifiers] = await Promise.all([
    database.read
      .selectFrom('disputes')
      .select(['namespace', 'status'])
      .orderBy('namespace')
      .execute(),
    database.read.selectFrom('assets').select(['id', 'disputed']).execute(),
    database.read.selectFrom('identifiers').select(['asset_id', 'namespace']).execute(),
  ])
  return {
    disputes,
    disputed: new Set(assets.filter(({ disputed }) => disputed === 1).map(({ id }) => id)),
    namespaceOf: new Map(identifiers.map((row) => [row.asset_id, row.namespace])),
  }
}

async function onlyDispute(admin: User) {
  const { data } = await admin.call(listDisputes, { status: 'open' })
  const [dispute] = data.disputes
  if (!dispute) throw new Error('no dispute was opened')
  return dispute
}

test('a stored dispute between two makers lapses, is logged, and hides no theft', async () => {
  const { app, owners, admin } = await startWith(['Hewlett-Packard', 'Binatone'])
  const [hp, binatone] = owners
  if (!hp || !binatone) throw new Error('there are two owners')
  const dispute = await onlyDispute(admin)
  await admin.call(askForEvidence, {
    ...{ id: dispute.id, ownerId: binatone.user.id, what: 'The receipt' },
  })
  await report(binatone.user, binatone.assetId, 'Stolen')
  const ask = async () => (await app.visit().call(verify, { identifier: serial })).data
  expect((await ask()).verdict).toBe('contested')

  await migrateFrom(app, owners)
  const { disputes, disputed, namespaceOf } = await stored(app)
  expect(disputes).toEqual([{ namespace: 'serial:hp', status: 'lapsed' }])
  expect(disputed).toEqual(new Set())
  expect(namespaceOf.get(hp.assetId)).toBe('serial:hp')
  expect(namespaceOf.get(binatone.assetId)).toBe('serial:binatone')
  expect(await ask()).toMatchObject({
    ...{ verdict: 'lost', underReview: true, item: { brand: 'Binatone' } },
    others: [{ verdict: 'clear' }],
  })
  expect(await logOf(app.database, 'dispute', dispute.id)).toContainEqual({
    ...{ actor: null, action: 'update', details: { status: 'lapsed' } },
  })
  const kindsOf = async ({ user }: { user: User }) =>
    (await user.call(listNotifications, {})).data.notifications.map(({ kind }) => kind)
  expect(await kindsOf(binatone)).toContain('claim-lapsed')
  // Staff never asked this one for anything.
  expect(await kindsOf(hp)).not.toContain('claim-lapsed')
})

test('a stored dispute stays with the maker of most claimants, and each maker has its own', async () => {
  const { app, owners } = await startWith(['Binatone', 'HP', 'HP Inc.', 'Compaq', 'binatone ltd'])
  await migrateFrom(app, owners)
  const { disputes, disputed } = await stored(app)
  expect(disputes).toEqual([
    { namespace: 'serial:binatone', status: 'open' },
    { namespace: 'serial:hp', status: 'open' },
  ])
  expect(disputed.size).toBe(5)
})

test('a claimant of another maker is free of a dispute that goes on', async () => {
  const { app, owners } = await startWith(['Binatone', 'HP', 'HP'])
  await migrateFrom(app, owners)
  const { disputes, disputed } = await stored(app)
  expect(disputes).toEqual([{ namespace: 'serial:hp', status: 'open' }])
  expect(disputed).toEqual(new Set(owners.slice(1).map(({ assetId }) => assetId)))
})

test('a decision stays with the maker of its winner', async () => {
  const { app, owners, admin } = await startWith(['HP', 'Binatone', 'HP'])
  const { id } = await onlyDispute(admin)
  const ownerId = owners[1]?.user.id ?? ''
  await admin.call(resolveDispute, {
    ...{ id, status: 'decided', ownerId, reason: 'The receipt' },
  })
  await migrateFrom(app, owners)
  const { disputes } = await stored(app)
  expect(disputes).toEqual([
    { namespace: 'serial:binatone', status: 'decided' },
    { namespace: 'serial:hp', status: 'open' },
  ])
})

test('a brand that names no maker keeps its number without one, and what is migrated stays', async () => {
  const { app, owners } = await startWith(['Unknown', 'N/A'])
  await migrateFrom(app, owners)
  const once = await stored(app)
  expect(once.disputes).toEqual([{ namespace: 'serial', status: 'open' }])
  await app.database.write(async (tx) => {
    for (const step of statements({ makerOf, newId })) await step(tx as never)
  })
  expect(await stored(app)).toEqual(once)
})
