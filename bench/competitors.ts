// Compares Toju with Directus and Strapi from npm with SQLite: a list of 100, a lookup by an
// indexed identifier, and an insert. One process each, production mode, logs to a file, the same client,
// in turns. Directus and Strapi are installed outside this folder, in PEERS_DIR or in a temporary
// folder that is not deleted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageUrl } from '../src/server/lib/image-names.ts'
import { openSession } from '../src/server/queries/auth/sessions.ts'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { insertUpload } from '../src/server/queries/uploads/uploads.ts'
import { startServer } from '../tests/support/server/server-process.ts'
import { type Contender, request } from './competitors/competitor.ts'
import { startDirectus } from './competitors/directus.ts'
import { startStrapi } from './competitors/strapi.ts'
import { createRegistry, imeiOf } from './fixtures/registry.ts'
import { cpuMs } from './lib/cpu-time.ts'
import { load } from './lib/http-load.ts'
import { median } from './lib/percentile.ts'

const phones = Number(process.env['PHONES'] ?? 100_000)
const ms = Number(process.env['SECONDS'] ?? 4) * 1000
const rounds = Number(process.env['ROUNDS'] ?? 3)
const connections = 32
const peersFolder = process.env['PEERS_DIR'] ?? join(tmpdir(), 'toju-peers')
const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const contenders: Contender[] = []
/** The number of the next phone to insert. */
let nextPhone = phones

try {
  const imeis = Array.from({ length: phones }, (_, n) => imeiOf(n))
  contenders.push(await startOurs())
  for (const start of [startDirectus, startStrapi]) {
    try {
      contenders.push(await start(peersFolder, imeis))
    } catch (error) {
      console.log(`not measured: ${start.name.slice('start'.length)}: ${error}`)
      process.exitCode = 1
    }
  }
  const random = () => imeis[Math.floor(Math.random() * phones)] ?? ''
  // Lists come first: for minutes after the lookups, Toju tells owners of reported phones about them.
  await compare('list of 100', (each) => each.list())
  await compare('lookup', (each) => each.lookUp(random()))
  await compare('insert', (each) => each.insert(imeiOf(nextPhone++)))
} finally {
  for (const { stop } of contenders) await stop()
  rmSync(folder, { recursive: true })
}

async function startOurs(): Promise<Contender> {
  await createRegistry(folder, phones)
  const database = await openDatabase({ databaseUrl: null, dataDir: folder })
  const owner = await database.read
    .selectFrom('users')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const token = await database.write((tx) =>
    openSession(tx, { userId: owner.id, absoluteMs: 3_600_000, userAgent: 'bench' }, Date.now()),
  )
  // The photo of all assets that are inserted.
  const image = { id: '0123456789012345678901', bytes: Buffer.alloc(0), width: 1, height: 1 }
  await database.write((tx) =>
    insertUpload(tx, { id: image.id, picture: image, thumbnail: image }, Date.now()),
  )
  await database.close()
  const { origin, pid, end } = await startServer(
    { DATA_DIR: folder },
    'bench/servers/unlimited-server.ts',
  )
  return {
    name: 'ours',
    origin,
    pid,
    lookUp: (imei) => request(origin, `/api/verify?identifier=${imei}`),
    list: () => request(origin, '/api/assets?limit=100', undefined, token),
    insert: (imei) =>
      request(
        origin,
        '/api/assets',
        {
          type: 'Gadget',
          name: 'Black phone',
          description: 'A scratch on the back',
          brand: 'Apple',
          uuidType: 'imei1',
          uuid: imei,
          imageUrl: imageUrl(image.id),
        },
        token,
      ),
    stop: () => end('SIGKILL'),
  }
}

async function compare(what: string, next: (each: Contender) => Buffer) {
  console.log(`\n${what}, ${phones.toLocaleString('en')} phones, ${connections} connections`)
  const results = new Map(
    contenders.map((each) => [
      each,
      [] as { perSecond: number; p50: number; p99: number; cpuMicros: number }[],
    ]),
  )
  for (const each of contenders)
    await load({ origin: each.origin, connections, ms: 1500, next: () => next(each) })
  for (let round = 0; round < rounds; round++) {
    for (const [each, rounds] of results) {
      const before = cpuMs(each.pid)
      const { perSecond, p50, p99, answers, refused } = await load({
        origin: each.origin,
        connections,
        ms,
        next: () => next(each),
      })
      if (refused > 0) throw new Error(`${each.name} refused ${refused} of ${answers}`)
      rounds.push({ perSecond, p50, p99, cpuMicros: ((cpuMs(each.pid) - before) * 1000) / answers })
    }
  }
  const figures = [...results].map(([{ name }, rounds]) => ({
    name,
    perSecond: median(rounds.map((each) => each.perSecond)),
    p50: median(rounds.map((each) => each.p50)),
    p99: median(rounds.map((each) => each.p99)),
    cpu: median(rounds.map((each) => each.cpuMicros)),
  }))
  const [ours] = figures
  for (const { name, perSecond, p50, p99, cpu } of figures) {
    const ratio =
      ours && name !== 'ours'
        ? `  ours : this ${(ours.perSecond / perSecond).toFixed(1)}, processor ${(cpu / ours.cpu).toFixed(1)} : 1`
        : ''
    console.log(
      `${name.padEnd(16)} ${Math.round(perSecond).toString().padStart(7)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${Math.round(cpu)} µs processor${ratio}`,
    )
  }
}
