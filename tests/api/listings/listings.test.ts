import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  changeListingImport,
  type ImportRecord,
  listListings,
} from '../../../src/api/listings/listings.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { createProof } from '../../../src/api/proofs/proofs.ts'
import { expireListings, purgeListings } from '../../../src/server/jobs/work-listings.ts'
import { notifyListingChanges } from '../../../src/server/jobs/work-merchants.ts'
import { deleteSomeEntries } from '../../../src/server/queries/listings/imports.ts'
import { registryQuery } from '../../../src/server/queries/lookup/find-in-registry.ts'
import { contextOf } from '../../../src/server/services/context.ts'
import { receiveList } from '../../../src/server/services/listings/receive-list.ts'
import { days, startTestApp, type TestApp } from '../../support/app.ts'
import { planOf } from '../../support/database/plan-of.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { receivedList } from '../../support/listings.ts'
import { confirmHere, signIn, type User } from '../../support/users.ts'

async function superAdmin(app: TestApp): Promise<User> {
  const user = await signIn(app, { role: 'super-admin' })
  await confirmHere(app, user)
  return user
}

const about = {
  source: 'Nigeria Police',
  licence: 'MoU of 2026',
  listedOn: '2026-03-01',
  fileName: 'stolen.csv',
}

async function upload(user: User, csv: string, change: Record<string, string> = {}) {
  const query = new URLSearchParams({ ...about, ...change })
  const answer = await user.send('POST', `/admin/listings?${query}`, csv, {
    'content-type': 'text/csv',
  })
  return { status: answer.status, body: await answer.json() }
}

const lookupOf = async (app: TestApp, identifier: string, language?: 'ha') =>
  (await app.visit().call(verify, { identifier, ...(language && { language }) })).data

test('a list is compared, applied at once, shown apart from reports, and undone in one step', async () => {
  const app = await startTestApp()
  const admin = await superAdmin(app)
  const owner = await signIn(app)
  const [listed, mine, lost, plain] = [freshImei(), freshImei(), freshImei(), freshImei()]
  await registerPhone(app, owner, mine)
  await report(owner, (await registerPhone(app, owner, lost)).id, 'Lost')
  expect(await lookupOf(app, listed)).not.toHaveProperty('listings')

  const csv = `IMEI,Kind,Date\n${listed},imei,04/03/2026\n${mine},,\n${lost},,\n${listed},,\nnonsense!,,\n,,\n${plain},boat,\n`
  const first = await upload(admin, csv)
  expect(first.status).toBe(201)
  const draft: ImportRecord = first.body.data
  expect(draft).toMatchObject({
    ...{ state: 'draft', isCurrent: false, source: 'Nigeria Police', licence: 'MoU of 2026' },
    fileHash: createHash('sha256').update(csv).digest('hex'),
    counts: { entries: 3, added: 3, dropped: 0, unchanged: 0, repeated: 1, invalid: 2 },
  })
  expect(draft.problems.map(({ line, problem }) => [line, problem])).toEqual([
    [6, 'not-an-identifier'],
    [8, 'unknown-kind'],
  ])
  // A draft does not change lookups.
  expect(await lookupOf(app, listed)).not.toHaveProperty('listings')

  await admin.call(changeListingImport, { id: draft.id, act: 'apply' })
  const alone = await lookupOf(app, listed)
  expect(alone).toMatchObject({
    verdict: 'unknown',
    message: 'Listed by Nigeria Police on 4 March 2026. Do not buy it.',
    listings: [{ source: 'Nigeria Police', date: '2026-03-04' }],
  })
  expect((await lookupOf(app, listed, 'ha')).message).toMatch(/^Yana cikin jerin Nigeria Police/)
  expect((await lookupOf(app, mine)).message).toBe(
    'Listed by Nigeria Police on 1 March 2026. Do not buy it.',
  )
  const reported = await lookupOf(app, lost)
  expect(reported.verdict).toBe('lost')
  expect(reported.message).toMatch(/^Reported lost.* It is also listed by Nigeria Police on 1 /)
  expect(await lookupOf(app, plain)).not.toHaveProperty('listings')
  const { jws } = (await app.visit().call(createProof, { identifier: listed })).data
  expect(JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
    listings: [{ source: 'Nigeria Police', date: '2026-03-04' }],
  })

  // The next list drops two entries and adds one.
  const second: ImportRecord = (await upload(admin, `identifier\n${mine}\n${plain}\n`)).body.data
  expect(second.counts).toMatchObject({ added: 1, dropped: 2, unchanged: 1 })
  const stale: ImportRecord = (await upload(admin, `identifier\n${mine}\n`)).body.data
  await admin.call(changeListingImport, { id: second.id, act: 'apply' })
  expect(await lookupOf(app, listed)).not.toHaveProperty('listings')
  expect((await lookupOf(app, plain)).listings).toHaveLength(1)
  const refused = await admin.send('PATCH', `/admin/listings/${stale.id}`, { act: 'apply' })
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    'Another list from this authority was applied after you uploaded this one. Upload yours again.',
  ])

  await admin.call(changeListingImport, { id: second.id, act: 'undo' })
  expect((await lookupOf(app, listed)).listings).toHaveLength(1)
  expect(await lookupOf(app, plain)).not.toHaveProperty('listings')
  const { sources, imports } = (await admin.call(listListings, {})).data
  expect(sources).toMatchObject([{ name: 'Nigeria Police', currentImportId: draft.id }])
  expect(imports.map(({ state }) => state).toSorted()).toEqual(['applied', 'draft', 'undone'])
  const log = await app.database.read
    .selectFrom('activity_log')
    .selectAll()
    .where('entity', '=', 'listing')
    .execute()
  expect(log.filter(({ action }) => action === 'moderate')).toHaveLength(3)
})

test('a list in UTF-16 with titles, several numbers in a row and other columns loses none', async () => {
  const app = await startTestApp()
  const [first, second, third] = [freshImei(), freshImei(), freshImei()]
  const text = `Stolen phones\n\nIMEI1\tIMEI2\tStation\n${first}\t${second}\tIkeja\n"${third}; 356938035643808"\t\t\n`
  async function* bytes() {
    yield Buffer.from(text, 'utf16le')
  }
  await receiveList(contextOf(app.services), { ...about, expiresAt: null, bytes: bytes() })
  const { imports } = (await (await superAdmin(app)).call(listListings, {})).data
  expect(imports).toMatchObject([
    {
      counts: { entries: 3, invalid: 2 },
      leftOutColumns: ['Station'],
      problems: [
        { line: 1, problem: 'above-headings', text: 'Stolen phones' },
        { line: 5, problem: 'not-an-identifier' },
      ],
    },
  ])
})

test('a list expires on its day, and entries that no undo can restore are deleted', async () => {
  const app = await startTestApp()
  const admin = await superAdmin(app)
  const imei = freshImei()
  const expiresAt = app.clock.now + days(3)
  const id = await receivedList(app, ['identifier', imei], { expiresAt })
  await admin.call(changeListingImport, { id, act: 'apply' })
  expect((await lookupOf(app, imei)).listings).toHaveLength(1)
  app.clock.now = expiresAt
  // Also before the job has run.
  expect(await lookupOf(app, imei)).not.toHaveProperty('listings')
  expect(await expireListings(app.services)).toBe(1)
  expect(await expireListings(app.services)).toBe(0)
  while ((await notifyListingChanges(app.services)) > 0);
  expect(await purgeListings(app.services)).toBe(1)
  expect(await purgeListings(app.services)).toBe(0)
  expect(await app.database.read.selectFrom('listing_entries').selectAll().execute()).toEqual([])
})

test('an undo restores a complete list or none, even after a purge has deleted part of one', async () => {
  const app = await startTestApp()
  const admin = await superAdmin(app)
  const imeis = [freshImei(), freshImei(), freshImei()]
  const applied: string[] = []
  for (const count of [3, 2, 1]) {
    const id = await receivedList(app, ['identifier', ...imeis.slice(0, count)])
    await admin.call(changeListingImport, { id, act: 'apply' })
    applied.push(id)
  }
  const [first = '', second = '', third = ''] = applied
  // A purge that stopped halfway.
  await app.database.write((tx) => deleteSomeEntries(tx, first, 2))
  await admin.call(changeListingImport, { id: third, act: 'undo' })
  while ((await notifyListingChanges(app.services)) > 0);
  expect(await purgeListings(app.services)).toBe(1)
  const shown = () =>
    Promise.all(imeis.map(async (imei) => 'listings' in (await lookupOf(app, imei))))
  expect(await shown()).toEqual([true, true, false])
  await admin.call(changeListingImport, { id: second, act: 'undo' })
  expect(await shown()).toEqual([false, false, false])
  const { sources } = (await admin.call(listListings, {})).data
  expect(sources).toMatchObject([{ currentImportId: null }])
  while ((await notifyListingChanges(app.services)) > 0);
  expect(await purgeListings(app.services)).toBe(2)
})

test('only a super-admin who confirmed the password can upload a list, and a file that is not a list changes nothing', async () => {
  const app = await startTestApp()
  const imei = freshImei()
  const csv = `identifier\n${imei}\n`
  for (const role of ['user', 'admin'] as const) {
    const user = await signIn(app, { role })
    await confirmHere(app, user)
    expect((await upload(user, csv)).status).toBe(403)
  }
  const unconfirmed = await signIn(app, { role: 'super-admin' })
  await app.database.write((tx) =>
    tx.updateTable('sessions').set({ password_confirmed_at: null }).execute(),
  )
  expect((await upload(unconfirmed, csv)).body.code).toBe('REAUTHENTICATION_REQUIRED')
  const admin = await superAdmin(app)
  expect((await upload(admin, 'name,place\nA,B\n')).status).toBe(400)
  expect((await upload(admin, csv, { source: '' })).status).toBe(400)
  const empty = await admin.send('POST', `/admin/listings?${new URLSearchParams(about)}`)
  expect(empty.status).toBe(400)
  expect(await empty.json()).toMatchObject({ fields: { file: expect.any(String) } })
  const { imports } = (await admin.call(listListings, {})).data
  expect(imports.map(({ state }) => state)).toEqual(['discarded'])
})

test('a lookup of listings uses the index on the key', async () => {
  const app = await startTestApp()
  for (const keys of [['a'], ['a', 'b', 'c']]) {
    const plan = await planOf(
      app,
      registryQuery(app.database.read, app.database.dialect === 'sqlite' ? (keys[0] ?? '') : keys),
    )
    expect(plan).not.toMatch(/SCAN (?!CONSTANT ROW|wanted)|Seq Scan on listing_entries/)
    expect(plan).toMatch(/PRIMARY KEY \(key=\?\)|listing_entries_pkey/)
  }
})

test('a list that was discarded while it arrived does not become a draft', async () => {
  const app = await startTestApp()
  const discard = () =>
    app.database.write((tx) =>
      tx.updateTable('listing_imports').set({ state: 'discarded' }).execute(),
    )
  async function* bytes() {
    yield Buffer.from('identifier\n')
    await discard()
    yield Buffer.from(freshImei())
  }
  const received = receiveList(contextOf(app.services), {
    ...{ source: 'Nigeria Police', licence: 'MoU of 2026', listedOn: '2026-03-01' },
    ...{ expiresAt: null, fileName: 'list.csv', bytes: bytes() },
  })
  await expect(received).rejects.toMatchObject({ reason: 'list-not-draft' })
  const rows = await app.database.read.selectFrom('listing_imports').select('state').execute()
  expect(rows).toEqual([{ state: 'discarded' }])
  const logged = await app.database.read
    .selectFrom('activity_log')
    .select('action')
    .where('entity', '=', 'listing')
    .execute()
  expect(logged).toEqual([{ action: 'create' }])
})
