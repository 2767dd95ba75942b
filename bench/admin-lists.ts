// Times the back office lists (first page, filters, sort orders, a search, the last page) over
// HTTP. Compares a million users, assets and reports, two million log entries and two hundred
// thousand other rows with ten thousand of each (twenty thousand log entries), in turns.
// `PEOPLE=10000000` sets the larger number, to which the others are proportional. `ENGINE=postgres`
// does the same on PostgreSQL, without users and the log. `ONLY=merchants` limits the run to some
// lists and the rows that they show.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyChain } from '../src/server/queries/activity/audit-chain.ts'
import { openSession } from '../src/server/queries/auth/sessions.ts'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import {
  countsOfRows,
  moderatedRows,
  moderatedTables,
  plainUsers,
  type Sizes,
} from '../tests/support/moderated-rows.ts'
import { type ServerProcess, startServer } from '../tests/support/server/server-process.ts'
import { listsOfAssets, userAndLogLists } from './fixtures/back-office-lists.ts'
import { createDatabase, loadIntoPostgres, loadIntoSqlite } from './fixtures/load-rows.ts'
import { createUsers, idOf } from './fixtures/users-and-log.ts'

const people = Number(process.env['PEOPLE'] ?? 1_000_000)
const many: Sizes = { users: people, others: people / 5 }
const few: Sizes = { users: 10_000, others: 10_000 }
const times = Number(process.env['TIMES'] ?? 30)
const postgres =
  process.env['ENGINE'] === 'postgres' ? await startPostgres({ large: people > 1_000_000 }) : null
const only = new RegExp(process.env['ONLY'] ?? '')
const all = postgres ? listsOfAssets : [...userAndLogLists, ...listsOfAssets]
const lists = all.filter(([name]) => only.test(name))
const hasLog = lists.some((list) => userAndLogLists.includes(list))
const hasAssets = lists.some((list) => listsOfAssets.includes(list))

interface Side {
  sizes: Sizes
  server: ServerProcess
  token: string
}

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const servers: ServerProcess[] = []
try {
  const sides: Side[] = []
  for (const sizes of [many, few]) {
    const begun = performance.now()
    const dataDir = join(folder, String(sizes.users))
    const { token, settings } = await fill(dataDir, sizes)
    console.log(`${sizes.users.toLocaleString('en')} users loaded in ${seconds(begun)}`)
    const server = await startServer(settings, 'bench/servers/unlimited-server.ts')
    servers.push(server)
    sides.push({ sizes, server, token })
  }
  console.log(
    `\nmedian of ${times}, in ms${' '.repeat(20)}${few.users.toLocaleString('en')}  ${many.users.toLocaleString('en')}  ratio`,
  )
  const ratios: number[] = []
  for (const [name, path] of lists) {
    const [large = 0, small = 0] = await inTurns(sides, path)
    ratios.push(large / small)
    console.log(
      `${name.padEnd(34)} ${small.toFixed(2).padStart(8)} ${large.toFixed(2).padStart(10)} ${(large / small).toFixed(2).padStart(6)}`,
    )
  }
  console.log(
    `\n${ratios.length} lists: the median ratio ${median(ratios).toFixed(2)}, the largest ${Math.max(...ratios).toFixed(2)}`,
  )
  if (hasLog) await verifyLog(join(folder, String(many.users)))
} finally {
  await Promise.all(servers.map((server) => server.end()))
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}

/** Fills a database with what the lists of this run show, and opens a session of its super-admin. */
async function fill(dataDir: string, sizes: Sizes) {
  const databaseUrl = postgres && (await createDatabase(postgres.url, `bench_${sizes.users}`))
  const place = { databaseUrl, dataDir }
  await (await openDatabase(place)).close()
  if (hasLog) await createUsers(dataDir, sizes.users)
  const rows = [
    ...(hasLog ? [] : plainUsers(sizes.users, Date.now())),
    ...(hasAssets ? [...moderatedRows(sizes, Date.now()), ...countsOfRows] : []),
  ]
  const tables = [...moderatedTables, ...(hasLog ? [] : ['users'])]
  if (databaseUrl) await loadIntoPostgres(databaseUrl, tables, rows)
  else loadIntoSqlite(dataDir, tables, rows)
  const database = await openDatabase(place)
  const session = { userId: idOf(0), userAgent: 'bench', absoluteMs: 12 * 3_600_000 }
  const token = await database.write((tx) => openSession(tx, session, Date.now()))
  await database.close()
  return {
    token,
    settings: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  }
}

async function verifyLog(dataDir: string) {
  const begun = performance.now()
  const database = await openDatabase({ databaseUrl: null, dataDir })
  const { entries, faults } = await verifyChain(database.read)
  await database.close()
  console.log(
    `${entries.toLocaleString('en')} entries verified in ${seconds(begun)}, ${faults.length} faults`,
  )
}

/** The median time of each side, measured in turns. */
async function inTurns(sides: Side[], path: (sizes: Sizes) => string): Promise<number[]> {
  const durations = sides.map((): number[] => [])
  for (let turn = 0; turn < times; turn++) {
    for (const [index, side] of sides.entries())
      durations[index]?.push(await timeOf(side, path(side.sizes)))
  }
  return durations.map(median)
}

async function timeOf({ server, token }: Side, path: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${server.origin}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
  return performance.now() - begun
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`
}
