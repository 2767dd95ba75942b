import type { ServerProcess } from '../../tests/support/server/server-process.ts'
import { imeiOf } from '../fixtures/registry.ts'
import { cpuMsOfAll } from './cpu-time.ts'
import { load, type Measured } from './http-load.ts'
import { median } from './percentile.ts'

const pairs = Number(process.env['PAIRS'] ?? 5)
const ms = Number(process.env['SECONDS'] ?? 5) * 1000
/** The time in which V8 compiles. */
const warmUpMs = Number(process.env['WARM_UP'] ?? 15) * 1000
const connections = 50

export interface Contender {
  name: string
  server: ServerProcess
  phones: number
  /** The number of client addresses, behind a proxy. If left out, one client without a proxy. */
  addresses?: number
  /** The process of PostgreSQL, whose CPU time is measured too, with its children. */
  databasePid?: number
  rounds: Round[]
}

interface Round extends Measured {
  /** CPU microseconds of a request. */
  cpuMicros: number
  databaseMicros: number
}

/** Measures the rounds of all contenders in turns, after one warm-up round each. */
export async function inTurns(contenders: Contender[]): Promise<void> {
  for (let round = 0; round <= pairs; round++) {
    for (const contender of contenders) {
      const measured = await measure(contender, round === 0 ? warmUpMs : ms)
      if (round === 0) continue
      contender.rounds.push(measured)
      const { perSecond, p50, p99, cpuMicros, databaseMicros, refused } = measured
      const database = contender.databasePid ? ` + ${databaseMicros.toFixed(1)} of PostgreSQL` : ''
      console.log(
        `${contender.name.padEnd(18)} ${contender.phones.toString().padStart(8)} ${perSecond.toFixed(0).padStart(6)} requests/s  p50 ${p50.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms  ${cpuMicros.toFixed(1)} µs of processor${database}${refused ? `  ${refused} REFUSED` : ''}`,
      )
    }
  }
}

/** Half of the identifiers looked up are registered. */
async function measure(
  { server, phones, addresses, databasePid }: Contender,
  forMs: number,
): Promise<Round> {
  const { host } = new URL(server.origin)
  const requests = Array.from({ length: 50_000 }, () => {
    const imei = imeiOf(Math.floor(Math.random() * phones * 2))
    const address = Math.floor(Math.random() * (addresses ?? 1))
    const sender = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`
    const forwarded = addresses === undefined ? '' : `X-Forwarded-For: ${sender}\r\n`
    return Buffer.from(
      `GET /api/verify?identifier=${imei} HTTP/1.1\r\nHost: ${host}\r\n${forwarded}\r\n`,
    )
  })
  const used = () => [cpuMsOfAll(server.pid), databasePid ? cpuMsOfAll(databasePid) : 0] as const
  let sent = 0
  const before = used()
  const measured = await load({
    origin: server.origin,
    connections,
    ms: forMs,
    next: () => requests[sent++ % requests.length],
  })
  const after = used()
  const each = (index: 0 | 1) => ((after[index] - before[index]) / measured.answers) * 1000
  return { ...measured, cpuMicros: each(0), databaseMicros: each(1) }
}

/** Prints how much more a lookup costs in each larger registry than in the smallest, the first. */
export function printGrowth([smallest, ...larger]: Contender[]) {
  for (const each of smallest ? larger : []) {
    const [many, few] = [each, smallest].map((one) => one?.phones.toLocaleString('en'))
    console.log(`\n${each.name}, ${many} : ${few}`)
    if (smallest) printRatios(each, smallest, ['p50', 'processor time a request'])
  }
}

const figures = {
  'requests/s': ({ perSecond }: Round) => perSecond,
  'processor time a request': ({ cpuMicros, databaseMicros }: Round) => cpuMicros + databaseMicros,
  p50: ({ p50 }: Round) => p50,
  p99: ({ p99 }: Round) => p99,
} as const

export type Figure = keyof typeof figures

/**
 * Prints the median ratios of `a` to `b` over neighbouring rounds, so that other load affects both.
 */
export function printRatios(a: Contender, b: Contender, only = Object.keys(figures) as Figure[]) {
  for (const name of only) {
    const ratios = a.rounds.flatMap((round, index) => {
      const other = b.rounds[index]
      return other ? [figures[name](round) / figures[name](other)] : []
    })
    console.log(`  ${name.padEnd(26)} ${median(ratios).toFixed(2)}`)
  }
}
