// Compares the merchant directory with 100,000 shops and with 1,000: a search, each filter and sort
// order, a late page and one shop, over HTTP in turns. `MERCHANTS=1000000` sets the larger number;
// `ENGINE=postgres` compares on PostgreSQL.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteFile } from '../src/server/db/sqlite.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { type ServerProcess, startServer } from '../tests/support/server/server-process.ts'
import { createMerchants } from './fixtures/many-merchants.ts'
import { moveToPostgres } from './fixtures/move-to-postgres.ts'

const many = Number(process.env['MERCHANTS'] ?? 100_000)
const few = 1000
const times = Number(process.env['TIMES'] ?? 50)

const lists: [string, string][] = [
  ['all, newest', '/merchants'],
  ['phones-and-computer', '/merchants?category=phones-and-computer'],
  ['home-appliance', '/merchants?category=home-appliance'],
  ['vehicle-parts', '/merchants?category=vehicle-parts'],
  ['hardware-and-tools', '/merchants?category=hardware-and-tools'],
  ['by name', '/merchants?sort=name'],
  ['by name in a category', '/merchants?sort=name&category=vehicle-parts'],
  ['near me', '/merchants?sort=near-me&state=Lagos&lga=Ikeja'],
  ['near me in a category', '/merchants?sort=near-me&state=Lagos&lga=Ikeja&category=vehicle-parts'],
  ['page 40', '/merchants?page=40'],
  ['search “laptop”', '/merchants?search=laptop'],
  ['search “latpop” (a typo)', '/merchants?search=latpop'],
  ['search “screen repair”', '/merchants?search=screen%20repair'],
  ['search “brake pads” in a category', '/merchants?search=brake%20pads&category=vehicle-parts'],
  ['search “laptop”, near me', '/merchants?search=laptop&sort=near-me&state=Lagos&lga=Ikeja'],
  ['search “piano” (nobody)', '/merchants?search=piano'],
  ['one shop', '/merchants/shop-500'],
]

const postgres = process.env['ENGINE'] === 'postgres' ? await startPostgres() : null
const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const servers: ServerProcess[] = []
try {
  for (const count of [many, few]) {
    const begun = performance.now()
    const dataDir = join(folder, String(count))
    await createMerchants(dataDir, count)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    const megabytes = Math.round(statSync(sqliteFile(dataDir)).size / 1e6).toLocaleString('en')
    console.log(`${count.toLocaleString('en')} merchants loaded in ${seconds} s, ${megabytes} MB`)
    const place = postgres && {
      DATABASE_URL: await moveToPostgres(dataDir, postgres.url, `merchants_${count}`),
    }
    const settings = { DATA_DIR: dataDir, ...place }
    servers.push(await startServer(settings, 'bench/servers/unlimited-server.ts'))
  }
  console.log(`\nmedian of ${times}, in ms${' '.repeat(22)}${few}    ${many}  ratio`)
  const ratios: { name: string; ratio: number }[] = []
  for (const [name, path] of lists) {
    const [large = 0, small = 0] = await inTurns(path)
    const ratio = large / small
    ratios.push({ name, ratio })
    console.log(
      `${name.padEnd(34)} ${small.toFixed(2).padStart(8)} ${large.toFixed(2).padStart(10)} ${ratio.toFixed(2).padStart(6)}`,
    )
  }
  const largest = ratios.reduce((a, b) => (a.ratio > b.ratio ? a : b))
  const middle = median(ratios.map(({ ratio }) => ratio))
  console.log(
    `\nthe median ratio ${middle.toFixed(2)}, the largest ${largest.ratio.toFixed(2)} (${largest.name})`,
  )
} finally {
  await Promise.all(servers.map((server) => server.end()))
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}

/** The median time of each server, measured in turns. */
async function inTurns(path: string): Promise<number[]> {
  const durations = servers.map((): number[] => [])
  for (let turn = 0; turn < times; turn++) {
    for (const [index, { origin }] of servers.entries()) {
      const begun = performance.now()
      const answer = await fetch(`${origin}/api${path}`)
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
      durations[index]?.push(performance.now() - begun)
    }
  }
  return durations.map(median)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
