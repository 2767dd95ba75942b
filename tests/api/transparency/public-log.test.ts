import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getReportLog } from '../../../src/api/reports/get-report-log.ts'
import { checkEntry } from '../../../src/domain/transparency/check-entry.ts'
import { formatWitnessRequest } from '../../../src/domain/transparency/witness.ts'
import { servePublicLog } from '../../../src/server/http/public-log/serve-public-log.ts'
import { openEd25519Key, verifyEd25519 } from '../../../src/server/lib/ed25519-key.ts'
import { newId } from '../../../src/server/lib/ids.ts'
import { sha256 } from '../../../src/server/lib/sha256.ts'
import { appendToLog } from '../../../src/server/services/proofs/append-to-log.ts'
import { askWitnesses } from '../../../src/server/services/proofs/ask-witnesses.ts'
import { ForkError, openWitness, type Witness } from '../../../src/server/witness/witness.ts'
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

async function witnessOf(app: TestApp, options: { stateDir?: string; name?: string } = {}) {
  const read = reader(app)
  return openWitness({
    log: 'http://toju.test/log',
    stateDir: mkdtempSync(join(app.dataDir, 'witness-')),
    name: 'witness.example',
    now: () => app.clock.now,
    async read(path) {
      const file = await read(path)
      if (!file) throw new Error(`no ${path}`)
      return new Uint8Array(file)
    },
    ...options,
  })
}

/** Starts the witness’s server and returns its URL. */
async function listening({ server }: Witness): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
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

test('a fork shown to two witnesses is found when they compare the heads that they signed', async () => {
  const shared = entries(280)
  const one = await startLog([...shared, ...entries(9, 280)])
  const two = await startLog(
    [...shared, ...entries(9, 500)].map((row) => ({ ...row, id: newId() })),
    one,
  )
  for (const app of [one, two]) await (await witnessOf(app)).checkLog()
  const [first, second] = [await headOf(reader(one)), await headOf(reader(two))]
  expect(first.size).toBe(second.size)
  expect(await findFaults(reader(two), first, second)).toEqual(['history was rewritten'])
})

test('a witness signs a log that grows and refuses a fork or a rollback, also after a restart', async () => {
  const honest = entries(260)
  const log = await startLog(honest)
  const stateDir = mkdtempSync(join(log.dataDir, 'witness-'))
  const witness = await witnessOf(log, { stateDir })
  expect((await witness.checkLog()).size).toBe(260)
  await append(log, entries(5, 260))
  expect((await witness.checkLog()).size).toBe(265)
  const forks = {
    'another entry': [...honest.slice(1), ...entries(6, 900)],
    'fewer entries': honest.slice(0, 100),
    'as many entries': [...honest, ...entries(5, 900)],
  }
  for (const [how, rows] of Object.entries(forks)) {
    const forked = await startLog(
      rows.map((row) => ({ ...row, id: newId() })),
      log,
    )
    const again = await witnessOf(forked, { stateDir })
    await expect(again.checkLog(), how).rejects.toThrow(ForkError)
  }
  // A log with another key at the same URL.
  const other = await startTestApp()
  const otherKey = openEd25519Key(join(other.dataDir, 'other'), 'log.pem')
  Object.assign(other.services, { logKey: otherKey })
  await append(other, entries(300))
  const stranger = await witnessOf(other, { stateDir })
  await expect(stranger.checkLog()).rejects.toThrow('not signed by the key')
  expect((await (await witnessOf(log, { stateDir })).checkLog()).size).toBe(265)
})

test('a witness answers a log as C2SP tlog-witness specifies', async () => {
  const log = await startLog(entries(10))
  const small = await note(log)
  const address = await listening(await witnessOf(log))
  const post = async (body: string) => {
    const answer = await fetch(`${address}/add-checkpoint`, { method: 'POST', body })
    return { status: answer.status, text: await answer.text() }
  }
  const request = (old: number, text: string, proof: Uint8Array[] = []) =>
    post(formatWitnessRequest({ old, proof, note: text }))
  expect(await request(0, small)).toMatchObject({
    status: 200,
    text: expect.stringMatching(/^— witness\.example \S+\n$/),
  })
  await append(log, entries(5, 10))
  const large = await note(log)
  expect((await post('hello')).status).toBe(400)
  expect((await request(16, large)).status).toBe(400)
  expect((await request(10, large.replace('toju.test', 'evil.test'))).status).toBe(404)
  expect((await request(10, large.replace('\n15\n', '\n16\n'))).status).toBe(403)
  expect(await request(0, large)).toEqual({ status: 409, text: '10\n' })
  expect((await request(10, large, [randomBytes(32)])).status).toBe(422)
  expect((await request(10, large)).status).toBe(422)
  expect((await fetch(address)).status).toBe(404)
})

test('the log sends its checkpoints to its witnesses and publishes their signatures', async () => {
  const log = await startLog(entries(10))
  const witness = await witnessOf(log)
  const url = await listening(witness)
  Object.assign(log.services, { witnesses: [{ key: witness.verifierKey, url }] })
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
