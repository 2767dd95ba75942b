import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { getReportLog } from '../../../src/api/reports/reports.ts'
import { checkEntry } from '../../../src/domain/transparency/check-entry.ts'
import { servePublicLog } from '../../../src/server/http/public-log/serve-public-log.ts'
import { verifyEd25519 } from '../../../src/server/lib/ed25519-key.ts'
import { sha256 } from '../../../src/server/lib/hashes.ts'
import { newId } from '../../../src/server/lib/ids.ts'
import { appendToLog } from '../../../src/server/services/proofs/append-to-log.ts'
import { askWitnesses } from '../../../src/server/services/proofs/ask-witnesses.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import {
  findFaults,
  headOf,
  leavesOf,
  type Read,
} from '../../support/transparency/independent-checker.ts'
import { rootOf } from '../../support/transparency/independent-tree.ts'
import { startWitness } from '../../support/transparency/witness-server.ts'
import { signIn } from '../../support/users.ts'

interface Entry {
  id: string
  kind: 'reported'
  role: 'reporter'
  time: number
  commitment: string
}

function entries(count: number, from = 0): Entry[] {
  return Array.from({ length: count }, (_, index) => ({
    id: newId(),
    kind: 'reported' as const,
    role: 'reporter' as const,
    time: 1_772_614_800 + from + index,
    commitment: createHash('sha256')
      .update(`${from + index}`)
      .digest('base64'),
  }))
}

async function append(app: TestApp, rows: readonly Entry[]) {
  await app.database.write((tx) =>
    tx
      .insertInto('log_entries')
      .values([...rows])
      .execute(),
  )
  await appendToLog(app.services)
}

/** Reads the published files of an app’s log by their path below /log/. */
function reader(app: TestApp): Read {
  return async (path) => {
    const answer = await servePublicLog(app.services, `/log/${path}`, { ip: '10.8.8.8' })
    return answer?.body ?? null
  }
}

/** A log with these entries. With `like` it has the key of another log, as a fork by the operator would. */
async function startLog(rows: readonly Entry[], like?: TestApp) {
  const app = await startTestApp({ limits: noLimits })
  if (like) Object.assign(app.services, { logKey: like.services.logKey })
  if (rows.length > 0) await append(app, rows)
  return app
}

test('reading the log is limited per minute and IP address', async () => {
  const visit = { ...noLimits.visit, times: 5, shared: 1 }
  const app = await startTestApp({ limits: { ...noLimits, visit } })
  const ask = (ip: string) => servePublicLog(app.services, '/log/key', { ip })
  for (let asked = 0; asked < 5; asked++) await ask('10.8.8.8')
  await expect(ask('10.8.8.8')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await ask('10.8.8.9')).not.toBeNull()
})

const note = async (app: TestApp) => (await reader(app)('checkpoint'))?.toString() ?? ''

/** A witness that signs only what continues the leaves of this log. */
function witnessOf(app: TestApp) {
  const read = reader(app)
  const leaves = async () => leavesOf(read, (await headOf(read)).size)
  return startWitness('witness.example', leaves, () => app.clock.now)
}

test('a checker without the product’s code verifies that a log of several tiles only grows', async () => {
  const app = await startLog(entries(255))
  const read = reader(app)
  const before = await headOf(read)
  expect(before.size).toBe(255)
  await append(app, entries(2, 255))
  await append(app, entries(330, 257))
  const now = await headOf(read)
  expect(now.size).toBe(587)
  expect(await findFaults(read, before, now)).toEqual([])
  // Level 1 has the root of each full tile.
  const leaves = await leavesOf(read, now.size)
  const roots = [0, 1].map((n) => rootOf(leaves.slice(n * 256, n * 256 + 256)))
  expect(await read('tile/1/000.p/2')).toEqual(Buffer.concat(roots))
})

test('a tile is cached for ever, a checkpoint is revalidated, and a path outside the tree is not found', async () => {
  const app = await startLog(entries(300))
  const headers = async (path: string) =>
    (await servePublicLog(app.services, path, { ip: '10.8.8.8' }))?.headers
  for (const path of ['/log/tile/0/000', '/log/tile/0/001.p/44', '/log/tile/entries/000']) {
    expect(await headers(path)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/octet-stream',
    })
  }
  expect(await headers('/log/checkpoint')).toMatchObject({ 'cache-control': 'no-cache' })
  const read = reader(app)
  // A partial tile is the beginning of a wider one.
  expect(await read('tile/0/001.p/7')).toEqual((await read('tile/0/001.p/44'))?.subarray(0, 7 * 32))
  for (const path of [
    ...['tile/0/001', 'tile/0/001.p/45', 'tile/1/000', 'tile/1/000.p/2', 'tile/9/000.p/1'],
    ...['tile/entries/001', 'tile/entries/002.p/1', 'tile/0/1', 'other', 'checkpoint/', ''],
  ])
    expect(await read(path), path).toBeNull()
})

test('the checker finds a changed entry, a dropped one and a log that was rolled back', async () => {
  const honest = entries(300)
  const log = await startLog(honest)
  const before = await headOf(reader(log))
  await append(log, entries(20, 300))
  const [first] = honest
  if (!first) throw new Error('no entry')
  const more = entries(20, 300)
  const forged = {
    changed: [{ ...first, kind: 'found' as never }, ...honest.slice(1), ...more],
    dropped: [...honest.slice(0, 7), ...honest.slice(8), ...more],
    'rolled back': honest.slice(0, 290),
  }
  for (const [how, rows] of Object.entries(forged)) {
    const other = await startLog(
      rows.map((row) => ({ ...row, id: newId() })),
      log,
    )
    const now = await headOf(reader(other))
    expect(await findFaults(reader(other), before, now), how).toEqual([
      how === 'rolled back' ? how : 'history was rewritten',
    ])
  }
  // An entry that does not fit its leaf hash.
  const read = reader(log)
  const bent: Read = async (path) => {
    const file = await read(path)
    if (path === 'tile/entries/000' && file) file[20] = (file[20] ?? 0) ^ 1
    return file
  }
  expect(await findFaults(bent, before, await headOf(read))).toEqual([
    'entries are not those of the root',
    'history was rewritten',
    'tile 0 is not of its entries',
  ])
})

test('a fork shown to two readers is found when they compare the checkpoints that they read', async () => {
  const shared = entries(280)
  const one = await startLog([...shared, ...entries(9, 280)])
  const two = await startLog(
    [...shared, ...entries(9, 500)].map((row) => ({ ...row, id: newId() })),
    one,
  )
  const [first, second] = [await headOf(reader(one)), await headOf(reader(two))]
  expect(first.size).toBe(second.size)
  expect(await findFaults(reader(two), first, second)).toEqual(['history was rewritten'])
})

test('the log sends its checkpoints to its witnesses and publishes their signatures', async () => {
  const log = await startLog(entries(10))
  Object.assign(log.services, { witnesses: [await witnessOf(log)] })
  await askWitnesses(log.services)
  expect(await note(log)).toMatch(/\n— witness\.example \S+\n$/)
  // An unchanged checkpoint is not sent again.
  log.pass(60_000)
  await askWitnesses(log.services, () => Promise.reject(new Error('asked again')))
  await append(log, entries(300, 10))
  expect(await note(log)).not.toContain('witness.example')
  log.pass(60_000)
  await askWitnesses(log.services)
  expect(await note(log)).toContain('\n310\n')
  expect(await note(log)).toMatch(/\n— witness\.example \S+\n$/)
  await headOf(reader(log))
  // An invalid signature of a witness is not stored.
  await append(log, entries(1, 310))
  log.pass(60_000)
  await askWitnesses(log.services, async () => new Response('— witness.example AAAAAAAA\n'))
  expect(await note(log)).not.toContain('witness.example')
  expect(log.logged.filter((line) => line.includes('a witness did not sign'))).toHaveLength(1)
})

test('a reporter’s entry can be verified from the published files alone, and no other opening fits', async () => {
  const app = await startLog(entries(700))
  const owner = await signIn(app)
  const imei = freshImei()
  const { id } = await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const waiting = (await owner.call(getReportLog, { id })).data
  expect(waiting).toMatchObject([{ index: null, entry: { kind: 'reported', role: 'reporter' } }])
  await appendToLog(app.services)
  const [entry] = (await owner.call(getReportLog, { id })).data
  if (!entry || entry.index === null) throw new Error('not in the log')
  expect(entry).toMatchObject({
    index: 700,
    opening: { identifiers: [`imei:${imei.slice(0, 14)}`] },
  })
  const read = reader(app)
  const requestedPaths: string[] = []
  const checker = {
    sha256,
    verify: verifyEd25519,
    async read(path: string) {
      requestedPaths.push(path)
      const file = await read(path)
      if (!file) throw new Error(`no ${path}`)
      return new Uint8Array(file)
    },
  }
  const given = { ...entry, index: entry.index }
  expect(await checkEntry(checker, given)).toMatchObject({ ok: true, size: 701 })
  expect(requestedPaths.length).toBeLessThan(8)
  const other = { ...entry.opening, identifiers: [`imei:${freshImei().slice(0, 14)}`] }
  expect(await checkEntry(checker, { ...given, opening: other })).toEqual({
    ok: false,
    why: 'not-opened',
  })
  for (const index of [699, 701]) {
    expect(await checkEntry(checker, { ...given, index })).toEqual({
      ok: false,
      why: 'not-included',
    })
  }
})

test('the published log contains no identifier, report id or user data, plain or hashed', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const [imei, second] = [freshImei(), freshImei()]
  const phone = await registerPhone(app, owner, imei)
  const { id } = await report(owner, phone.id, 'Lost')
  const other = await report(owner, (await registerPhone(app, owner, second)).id, 'Lost')
  await appendToLog(app.services)
  const read = reader(app)
  const files: Buffer[] = []
  for (const path of ['checkpoint', 'key', 'tile/0/000.p/2', 'tile/entries/000.p/2']) {
    files.push((await read(path)) ?? Buffer.alloc(0))
  }
  const published = Buffer.concat(files)
  const { openings, rows } = {
    openings: await app.database.read.selectFrom('log_openings').selectAll().execute(),
    rows: await app.database.read.selectFrom('log_entries').selectAll().execute(),
  }
  const canaries = [
    ...[
      imei,
      second,
      imei.slice(0, 14),
      `imei:${imei.slice(0, 14)}`,
      phone.id,
      id,
      other.id,
      owner.id,
      owner.email,
    ],
    ...[...openings.map(({ nonce }) => nonce), ...rows.map((row) => row.id)],
  ]
  for (const canary of canaries) {
    for (const text of [
      canary,
      createHash('sha256').update(canary).digest('base64'),
      createHash('sha256').update(canary).digest('hex'),
    ])
      expect(published.includes(text), text).toBe(false)
    expect(published.includes(createHash('sha256').update(canary).digest())).toBe(false)
  }
  // The published entries of two reports differ only in their random commitment.
  const said = published
    .toString('latin1')
    .match(/\{"kind[^}]*\}/g)
    ?.map((text) => ({ ...JSON.parse(text), commitment: '' }))
  expect(said).toHaveLength(2)
  expect(said?.[0]).toEqual(said?.[1])
})

test('an entry keeps its position when the job runs again', async () => {
  const app = await startLog(entries(3))
  await appendToLog(app.services)
  const moved = app.database.write((tx) =>
    tx.updateTable('log_entries').set({ position: 7 }).where('position', '=', 1).execute(),
  )
  await expect(moved).rejects.toThrow('append-only')
})
