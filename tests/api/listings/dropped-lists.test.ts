import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changeListingImport } from '../../../src/api/listings/change-listing-import.ts'
import { listListings } from '../../../src/api/listings/list-listings.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { dropRules } from '../../../src/domain/listings/dropped-files.ts'
import { readDropSources } from '../../../src/server/imports/drop-sources.ts'
import { receiveDroppedLists } from '../../../src/server/jobs/receive-dropped-lists.ts'
import {
  importsOfSourceQuery,
  refusedFilesQuery,
  sameFileQuery,
} from '../../../src/server/queries/listings/dropped-lists.ts'
import { startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { askedBy, planOf } from '../../support/database/plans.ts'
import { freshImei } from '../../support/factories.ts'
import { confirmHere, signIn } from '../../support/users.ts'

/** A folder for files of the police, and a super-admin who sees the resulting imports. */
async function start() {
  const app = await startTestApp()
  const dir = mkdtempSync(join(tmpdir(), 'toju-imports-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const description = { source: 'Nigeria Police', licence: 'MoU of 2026', validDays: 30 }
  writeFileSync(join(dir, 'police.json'), JSON.stringify(description), { mode: 0o600 })
  mkdirSync(join(dir, 'police'), { mode: 0o770 })
  app.services.importsDir = dir
  const drop = (name: string, text: string, mode = 0o640) =>
    writeFileSync(join(dir, 'police', name), text, { mode })
  // The files have the machine’s time.
  const settle = () => {
    app.clock.now = Date.now() + dropRules.settledMs + 1000
  }
  const imports = async () => {
    const admin = await signIn(app, { role: 'super-admin' })
    await confirmHere(app, admin)
    return { admin, imports: (await admin.call(listListings, {})).data.imports }
  }
  const listed = (identifier: string) =>
    app
      .visit()
      .call(verify, { identifier })
      .then(({ data }) => 'listings' in data)
  return { app, dir, drop, settle, imports, listed }
}

test('a dropped file becomes a draft for a super-admin once it has stopped changing', async () => {
  const { app, dir, drop, settle, imports, listed } = await start()
  const imei = freshImei()
  app.clock.now = Date.now()
  drop('stolen-2026-03-04.csv', `identifier\n${imei}\n`)
  drop('half.csv.part', 'identifier\n1')
  drop('.hidden.csv', 'identifier\n1')
  expect(await receiveDroppedLists(app.services)).toBe(0)
  settle()
  expect(await receiveDroppedLists(app.services)).toBe(1)
  expect(await receiveDroppedLists(app.services)).toBe(0)
  const { admin, imports: all } = await imports()
  expect(all).toMatchObject([
    {
      ...{ state: 'draft', source: 'Nigeria Police', licence: 'MoU of 2026', failure: null },
      ...{ fileName: 'stolen-2026-03-04.csv', listedOn: '2026-03-04' },
      counts: { entries: 1, invalid: 0 },
    },
  ])
  const [draft] = all
  expect((draft?.expiresAt ?? 0) - app.clock.now).toBeGreaterThan(29 * 86_400_000)
  expect(await listed(imei)).toBe(false)
  expect(readdirSync(join(dir, 'received'))).toEqual([`${draft?.id}-stolen-2026-03-04.csv`])
  expect(readdirSync(join(dir, 'police')).sort()).toEqual(['.hidden.csv', 'half.csv.part'])

  await admin.call(changeListingImport, { id: draft?.id ?? '', act: 'apply' })
  expect(await listed(imei)).toBe(true)
  // The same file again.
  drop('again.csv', `identifier\n${imei}\n`)
  settle()
  expect(await receiveDroppedLists(app.services)).toBe(1)
  expect((await imports()).imports[0]).toMatchObject({ state: 'discarded', failure: 'duplicate' })
  expect(readdirSync(join(dir, 'refused'))).toHaveLength(1)
})

it('links, world-writable and malformed files are refused, and the target of a link is neither read nor moved', async () => {
  const { app, dir, drop, settle, imports } = await start()
  const secret = join(dir, 'secret.csv')
  writeFileSync(secret, 'identifier\nSECRET-0001\n', { mode: 0o600 })
  symlinkSync(secret, join(dir, 'police', 'a-symlink.csv'))
  linkSync(secret, join(dir, 'police', 'b-hardlink.csv'))
  drop('c-open.csv', 'identifier\nAAAA-0001\n')
  chmodSync(join(dir, 'police', 'c-open.csv'), 0o666)
  drop('d-header.csv', 'name\nAAAA-0002\n')
  drop('e-quote.csv', `identifier\n"${'A'.repeat(3000)}\n`)
  mkdirSync(join(dir, 'police', 'f-folder.csv'))
  settle()
  await receiveDroppedLists(app.services)
  const { imports: all } = await imports()
  expect(Object.fromEntries(all.map(({ fileName, failure }) => [fileName, failure]))).toEqual({
    'a-symlink.csv': 'not-a-file',
    'b-hardlink.csv': 'not-a-file',
    'c-open.csv': 'open-to-all',
    'd-header.csv': 'list-without-header',
    'e-quote.csv': 'list-row',
  })
  expect(all.every(({ state }) => state === 'discarded')).toBe(true)
  expect(JSON.stringify(all)).not.toContain('SECRET')
  expect(readFileSync(secret, 'utf8')).toContain('SECRET')
  expect(readdirSync(join(dir, 'police'))).toEqual(['f-folder.csv'])
  expect(readdirSync(join(dir, 'working'))).toEqual([])
})

it('at most three drafts of an authority are pending, and its other files stay in their folder', async () => {
  const { app, dir, drop, settle, imports } = await start()
  for (let n = 0; n < 5; n++) drop(`list-${n}.csv`, `identifier\n${freshImei()}\n`)
  settle()
  expect(await receiveDroppedLists(app.services)).toBe(3)
  expect(readdirSync(join(dir, 'police'))).toHaveLength(2)
  const { admin, imports: all } = await imports()
  await admin.call(changeListingImport, { id: all[0]?.id ?? '', act: 'discard' })
  expect(await receiveDroppedLists(app.services)).toBe(1)
})

it('a file that a killed process left in the working folder is received later, once', async () => {
  const { app, dir, drop, settle, imports } = await start()
  drop('list.csv', `identifier\n${freshImei()}\n`)
  settle()
  const working = join(dir, 'working')
  mkdirSync(working)
  const name = `police.${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.list.csv`
  renameSync(join(dir, 'police', 'list.csv'), join(working, name))
  expect(await receiveDroppedLists(app.services)).toBe(0)
  app.clock.now = Date.now() + dropRules.abandonedMs + 1000
  expect(await receiveDroppedLists(app.services)).toBe(1)
  expect((await imports()).imports).toMatchObject([{ state: 'draft', fileName: 'list.csv' }])
  expect(existsSync(join(working, name))).toBe(false)
})

it('descriptions and folders that others can write are ignored', async () => {
  const { dir } = await start()
  expect(readDropSources(dir)).toMatchObject({
    sources: [{ source: 'Nigeria Police' }],
    faults: [],
  })
  chmodSync(join(dir, 'police.json'), 0o666)
  expect(readDropSources(dir)).toMatchObject({
    sources: [],
    faults: [expect.stringContaining('police.json')],
  })
  chmodSync(join(dir, 'police.json'), 0o600)
  chmodSync(join(dir, 'police'), 0o777)
  expect(readDropSources(dir).sources).toEqual([])
  chmodSync(join(dir, 'police'), 0o770)
  writeFileSync(join(dir, 'police.json'), '{"source":"Nigeria Police"}')
  expect(readDropSources(dir).sources).toEqual([])
  writeFileSync(join(dir, 'police.json'), '{"source":"A","licence":"B","path":"/"}')
  expect(readDropSources(dir).sources).toEqual([])
  chmodSync(dir, 0o777)
  expect(readDropSources(dir).faults).toHaveLength(1)
})

test('earlier imports of a file and refused files are found by an index', async () => {
  const app = await startTestApp()
  const plan = async (work: Parameters<typeof askedBy>[1]) => {
    const [query] = await askedBy(app.database.read, work)
    if (!query) throw new Error('no query was sent')
    return (await planOf(app.database, query)).join('\n')
  }
  const same = await plan((db) => sameFileQuery(db, 'Police', 'x').execute())
  expect(same).toContain('listing_imports_by_hash')
  const recent = await plan((db) => importsOfSourceQuery(db, 'Police', 1).execute())
  expect(recent).toContain('listing_imports_of_source')
  const refused = await plan((db) => refusedFilesQuery(db, 1).execute())
  expect(refused).toContain('listing_imports_failed')
})
