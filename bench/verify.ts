// Compares GET /api/verify on Toju and on a bare node:http server with one prepared lookup
// statement on the same file, in turns. Then compares a million identifiers with ten thousand.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../tests/support/server/server-process.ts'
import { createRegistry, imeiOf } from './fixtures/registry.ts'
import { cpuMs } from './lib/cpu-time.ts'
import { load, type Measured } from './lib/http-load.ts'

const pairs = Number(process.env['PAIRS'] ?? 5)
const ms = Number(process.env['SECONDS'] ?? 5) * 1000
/** Before that V8 is still compiling, and the registry cache is loading. */
const warmUpMs = 15_000
const connections = 50
const many = 1_000_000
const few = 10_000

interface Contender {
  name: string
  server: ServerProcess
  phones: number
  rounds: (Measured & { cpuMicros: number })[]
}

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const servers: ServerProcess[] = []
try {
  console.log(`Loading ${many.toLocaleString('en')} and ${few.toLocaleString('en')} phones …`)
  const [large, small] = [join(folder, 'large'), join(folder, 'small')]
  await createRegistry(large, many)
  await createRegistry(small, few)

  const bare = await start('bare', large, many, 'bench/servers/baseline-server.ts')
  const ours = await start('ours', large, many, 'bench/servers/unlimited-server.ts')
  await inTurns([bare, ours])
  console.log(`\nours : bare, at ${many.toLocaleString('en')}`)
  const figures = {
    'requests/s': 'perSecond',
    'processor time a request': 'cpuMicros',
    p50: 'p50',
    p99: 'p99',
  } as const
  for (const [what, figure] of Object.entries(figures)) {
    printFigure(
      what,
      ratio(ours, bare, (round) => round[figure]),
    )
  }

  ours.rounds = []
  const oursOfFew = await start('ours', small, few, 'bench/servers/unlimited-server.ts')
  await inTurns([oursOfFew, ours])
  console.log(`\n${many.toLocaleString('en')} : ${few.toLocaleString('en')}`)
  printFigure(
    'p50',
    ratio(ours, oursOfFew, ({ p50 }) => p50),
  )
} finally {
  await Promise.all(servers.map((server) => server.end()))
  rmSync(folder, { recursive: true })
}

async function start(
  name: string,
  dataDir: string,
  phones: number,
  script: string,
): Promise<Contender> {
  const server = await startServer({ DATA_DIR: dataDir }, script)
  servers.push(server)
  return { name, server, phones, rounds: [] }
}

/** The number of rounds for each, in turns, after one warm-up round. */
async function inTurns(contenders: Contender[]): Promise<void> {
  for (let round = 0; round <= pairs; round++) {
    for (const contender of contenders) {
      const measured = await measure(contender, round === 0 ? warmUpMs : ms)
      if (round === 0) continue
      contender.rounds.push(measured)
      const { perSecond, p50, p99, cpuMicros, refused } = measured
      console.log(
        `${contender.name.padEnd(5)} ${contender.phones.toString().padStart(8)} ${perSecond.toFixed(0).padStart(6)} requests/s  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms  ${cpuMicros.toFixed(1)} µs of processor${refused ? `  ${refused} REFUSED` : ''}`,
      )
    }
  }
}

/** Half of the identifiers looked up are registered. */
async function measure({ server, phones }: Contender, forMs: number) {
  const requests = Array.from({ length: 50_000 }, () => {
    const imei = imeiOf(Math.floor(Math.random() * phones * 2))
    return Buffer.from(
      `GET /api/verify?identifier=${imei} HTTP/1.1\r\nHost: ${new URL(server.origin).host}\r\n\r\n`,
    )
  })
  let sent = 0
  const before = cpuMs(server.pid)
  const measured = await load({
    origin: server.origin,
    connections,
    ms: forMs,
    next: () => requests[sent++ % requests.length],
  })
  return { ...measured, cpuMicros: ((cpuMs(server.pid) - before) / measured.answers) * 1000 }
}

/** The median ratio of neighbouring rounds, so that other load affects both. */
function ratio(a: Contender, b: Contender, of: (round: Contender['rounds'][number]) => number) {
  const ratios = a.rounds.flatMap((round, index) => {
    const other = b.rounds[index]
    return other ? [of(round) / of(other)] : []
  })
  return ratios.sort((x, y) => x - y)[Math.floor(ratios.length / 2)] ?? Number.NaN
}

function printFigure(what: string, value: number) {
  console.log(`  ${what.padEnd(26)} ${value.toFixed(2)}`)
}
