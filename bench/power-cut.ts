// Writes reports to a server whose database is on a disk that records each write and flush. Then the
// power is cut: the disk is rebuilt as it was after each write, once with everything that was sent to
// it until then, once without what its cache may lose, and the database is opened. Needs root, FUSE
// and a loop device. ENGINE picks one engine, CUTS the moments.
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { faultsOfSqlite } from '../src/server/db/copy/sqlite-copy.ts'
import { verifyChain } from '../src/server/queries/activity/audit-chain.ts'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { orphanRows } from '../src/server/queries/record-checks.ts'
import { http } from '../tests/support/http.ts'
import { type Place, prepareReporter } from '../tests/support/server/reporter.ts'
import { startServer } from '../tests/support/server/server-process.ts'
import { cutPoints, flushKind, lostCache, prefixes } from './power/disk-log.ts'
import { startOnDisk } from './power/postgres-on-disk.ts'
import { afterPowerCut, mountRecordedDisk, type RecordedDisk } from './power/recorded-disk.ts'

const reports = Number(process.env['REPORTS'] ?? 40)
const writers = 4
/** How many moments are tried; `CUTS=all` tries each one. */
const cuts = process.env['CUTS'] ?? '100'

interface Engine {
  name: string
  megabytes: number
  /** Opens the database on a disk, mounted at a folder. */
  open: (folder: string, beside: string) => Promise<{ place: Place; close: () => Promise<void> }>
}

const embedded: Engine = {
  name: 'SQLite',
  megabytes: 32,
  open: async (folder) => ({
    place: { dataDir: folder, databaseUrl: null },
    close: async () => {},
  }),
}

const onPostgres: Engine = {
  name: 'PostgreSQL',
  megabytes: 160,
  async open(folder, beside) {
    const { url, stop } = await startOnDisk(folder)
    return { place: { dataDir: join(beside, 'data'), databaseUrl: url }, close: stop }
  },
}

interface Acknowledged {
  id: string
  /** How many writes and flushes had reached the disk when the response arrived. */
  position: number
}

if (process.env['ENGINE'] !== 'postgres') await trial(embedded)
if (process.env['ENGINE'] !== 'sqlite') await trial(onPostgres)

async function trial(engine: Engine): Promise<void> {
  const disk = await mountRecordedDisk(engine.megabytes)
  try {
    const { acknowledged, from, to } = await write(engine, disk)
    const { initial, entries } = await disk.stop()
    const flushes = entries.slice(from, to).filter(({ kind }) => kind === flushKind).length
    let [lost, damaged, tried, recovered] = [0, 0, 0, 0]
    for (const [rebuild, tries] of [
      [prefixes, cutPoints(from, to, cuts)],
      [lostCache, cutPoints(from, to, cuts)],
    ] as const) {
      for (const { at, bytes } of rebuild(initial, entries, tries)) {
        const wanted = acknowledged.filter(({ position }) => position <= at)
        tried += 1
        try {
          const found = await afterPowerCut(disk.beside, bytes, (folder) =>
            look(engine, folder, disk.beside),
          )
          lost += wanted.filter(({ id }) => !found.reports.has(id)).length
          if (found.faults.length > 0) damaged += 1
          for (const fault of found.faults.slice(0, 1)) console.error(`  at ${at}: ${fault}`)
          recovered += 1
        } catch (error) {
          console.error(`  at ${at}: ${String(error).slice(0, 300)}`)
        }
      }
    }
    console.log(
      `${engine.name}: ${to - from} writes and flushes (${flushes} flushes) while ${acknowledged.length} reports were acknowledged`,
    )
    console.log(
      `  ${tried} disks rebuilt, ${recovered} opened; ${lost} acknowledged reports lost, ${damaged} databases or activity logs damaged`,
    )
    if (recovered < tried || lost + damaged > 0 || acknowledged.length < reports) {
      process.exitCode = 1
    }
  } finally {
    await disk.remove()
  }
}

/** Sends reports to a server on the disk. Returns those it acknowledged, and when it did. */
async function write(engine: Engine, disk: RecordedDisk) {
  const { place, close } = await engine.open(disk.folder, disk.beside)
  // Each account has its own limit of reports.
  const users: Awaited<ReturnType<typeof prepareReporter>>[] = []
  const each = Math.ceil(reports / writers)
  for (let n = 0; n < writers; n++) users.push(await prepareReporter(place, each, n * each))
  const server = await startServer({
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  })
  // By then, what the start wrote is on the disk.
  await delay(1000)
  const from = disk.position()
  const acknowledged: Acknowledged[] = []
  const send = async ({ token, assets }: (typeof users)[number]) => {
    for (let assetId = assets.pop(); assetId; assetId = assets.pop()) {
      const { status, text } = await http(`${server.origin}/api/reports/create-report`, {
        token,
        json: { assetId, status: 'Lost', description: 'On the bus' },
      })
      if (status !== 201) throw new Error(`a report was answered ${status}: ${text}`)
      acknowledged.push({ id: JSON.parse(text).data.id, position: disk.position() })
    }
  }
  try {
    await Promise.all(users.map(send))
  } finally {
    await server.end('SIGKILL')
  }
  const to = disk.position()
  await close()
  return { acknowledged, from, to }
}

/** Opens the database after a power cut. Returns its reports and its faults. */
async function look(engine: Engine, folder: string, beside: string) {
  const { place, close } = await engine.open(folder, beside)
  try {
    const database = await openDatabase(place)
    try {
      const rows = await database.read.selectFrom('reports').select('id').execute()
      const { faults } = await verifyChain(database.read)
      const damages =
        database.dialect === 'sqlite' ? faultsOfSqlite(folder) : await orphanRows(database.read)
      return { reports: new Set(rows.map(({ id }) => id)), faults: [...faults, ...damages] }
    } finally {
      await database.close()
    }
  } finally {
    await close()
  }
}
