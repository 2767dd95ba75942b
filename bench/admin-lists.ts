// The lists of the back office over a million people and two million entries of the log, against ten
// thousand and twenty thousand: each first window, each filter, the last page; over HTTP, in turns.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/server/db/open.ts'
import { verifyChain } from '../src/server/queries/activity-chain.ts'
import { type ServerProcess, startServer } from '../tests/support/server-process.ts'
import { createPeople, emailOf } from './people-and-log.ts'

const many = Number(process.env['PEOPLE'] ?? 1_000_000)
const few = 10_000
const times = Number(process.env['TIMES'] ?? 50)

/** Where the list is whole, how far its last page lies depends on how long it is. */
const lists: [string, (people: number) => string][] = [
  ['users', () => '/admin/users'],
  ['users by name', () => '/admin/users?sort=name'],
  ['users by e-mail, from z', () => '/admin/users?sort=-email'],
  ['users by last login', () => '/admin/users?sort=-lastLogin'],
  ['users: the last page', (people) => `/admin/users?page=${people / 100}`],
  ['users: admins', () => '/admin/users?role=admin'],
  ['users: ordinary ones, by name', () => '/admin/users?role=user&sort=name'],
  ['users: suspended', () => '/admin/users?status=suspended'],
  ['users: active users', () => '/admin/users?role=user&status=active'],
  ['users: search “a”', () => '/admin/users?search=a'],
  ['users: search “okafor”', () => '/admin/users?search=okafor&sort=name'],
  ['users: search an e-mail', (people) => `/admin/users?search=${emailOf(people - 1)}`],
  ['users: search a number', () => '/admin/users?search=08000004'],
  ['users: admins called “ada”', () => '/admin/users?search=ada&role=admin'],
  ['logs', () => '/admin/logs'],
  ['logs: the last page', (people) => `/admin/logs?page=${(people * 2) / 100}`],
  ['logs: of a person', () => `/admin/logs?actor=${emailOf(7)}`],
  ['logs: of nobody', () => '/admin/logs?actor=nobody@example.com'],
  ['logs: deletions', () => '/admin/logs?action=delete'],
  ['logs: reports', () => '/admin/logs?entity=report'],
  ['logs: deleted assets (none)', () => '/admin/logs?entity=asset&action=delete'],
  ['logs: one day', () => '/admin/logs?from=2025-03-01&to=2025-03-01'],
  ['logs: log-ins of a month', () => '/admin/logs?action=login&from=2025-03-01&to=2025-03-31'],
]

interface Side {
  people: number
  server: ServerProcess
  token: string
}

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const servers: ServerProcess[] = []
try {
  const sides: Side[] = []
  for (const people of [many, few]) {
    const begun = performance.now()
    const dataDir = join(folder, String(people))
    const token = await createPeople(dataDir, people)
    console.log(`${people.toLocaleString('en')} people loaded in ${seconds(begun)}`)
    const server = await startServer({ DATA_DIR: dataDir }, 'bench/unlimited-server.ts')
    servers.push(server)
    sides.push({ people, server, token })
  }
  console.log(
    `\nmedian of ${times}, in ms${' '.repeat(20)}${few.toLocaleString('en')}  ${many.toLocaleString('en')}  ratio`,
  )
  const ratios: number[] = []
  for (const [name, path] of lists) {
    const [large = 0, small = 0] = await inTurns(sides, path)
    ratios.push(large / small)
    console.log(
      `${name.padEnd(34)} ${small.toFixed(2).padStart(8)} ${large.toFixed(2).padStart(10)} ${(large / small).toFixed(2).padStart(6)}`,
    )
  }
  console.log(`\nthe greatest ratio  ${Math.max(...ratios).toFixed(2)}`)
  const begun = performance.now()
  const database = await openDatabase({ databaseUrl: null, dataDir: join(folder, String(many)) })
  const { entries, faults } = await verifyChain(database.read)
  await database.close()
  console.log(
    `${entries.toLocaleString('en')} entries verified in ${seconds(begun)}, ${faults.length} faults`,
  )
} finally {
  await Promise.all(servers.map((server) => server.end()))
  rmSync(folder, { recursive: true })
}

/** The median time of each side, asked in turns. */
async function inTurns(sides: Side[], path: (people: number) => string): Promise<number[]> {
  const taken = sides.map((): number[] => [])
  for (let turn = 0; turn < times; turn++) {
    for (const [index, side] of sides.entries())
      taken[index]?.push(await timeOf(side, path(side.people)))
  }
  return taken.map(median)
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
