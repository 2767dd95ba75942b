// Measures whether response times reveal that an identifier is registered and hidden. Every
// endpoint that accepts an identifier, or an object registered under one, is called with hidden and
// unknown identifiers in turns. `npm run bench -- registry-timing 3000` sets the number; writes run
// a tenth as often unless WRITES is set.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable, startBattlefield } from '../tests/abuse/support/attacker.ts'
import { prepareFixture } from '../tests/abuse/support/fixture.ts'
import {
  openBareApp,
  prepareTargets,
  timeReads,
  timeWrites,
  timingRows,
} from '../tests/abuse/support/timed-endpoints.ts'
import { timeLookups } from '../tests/abuse/support/timed-pages.ts'

const reads = Number(process.argv[2] ?? 3000)
const writes = Number(process.env['WRITES'] ?? Math.ceil(reads / 10))
const ends: (() => Promise<void> | void)[] = []
const after = (end: () => Promise<void> | void) => ends.unshift(end)

try {
  const first = mkdtempSync(join(tmpdir(), 'toju-bench-'))
  after(() => rmSync(first, { recursive: true }))
  const fixture = await prepareFixture(
    after,
    (each) => prepareTargets(each, { reads, writes }),
    first,
  )
  const copy = mkdtempSync(join(tmpdir(), 'toju-bench-'))
  after(() => rmSync(copy, { recursive: true }))
  cpSync(fixture.dataDir, copy, { recursive: true })
  const { origin } = await startBattlefield(after, copy)
  const imeisOf = (isHidden: boolean) =>
    fixture.asked.filter(({ hidden }) => hidden === isHidden).map(({ imei }) => imei)
  const unknown = imeisOf(false)
  const numbers = imeisOf(true).map((imei, n) => [imei, unknown[n] ?? ''] as const)
  const timings = [
    await timeLookups(origin, { endpoint: 'GET /api/verify', numbers }, 3),
    await timeLookups(origin, { endpoint: 'GET /search', numbers }, 3),
  ]
  const app = await openBareApp(fixture.dataDir)
  after(app.close)
  timings.push(...(await timeReads(app, fixture, 3)), ...(await timeWrites(app, fixture)))
  printTable('Hidden and unknown identifiers: medians in µs', timingRows(timings))
} finally {
  for (const end of ends) await end()
}
