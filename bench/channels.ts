// Measures the time of a USSD step on the real server with its limits, during the mixed load of a
// busy day: lookups, concurrent logins, reports, uploads, pages and lists. `npm run bench --
// channels 5` runs for 5 minutes; SHARE=0.25 sends a quarter of the mixed load. A bare server shows
// what the machine itself costs. Fails if 1 % of the steps take more than 50 ms.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startServer } from '../tests/support/server/server-process.ts'
import { openLoadFixture, requestMix } from './fixtures/load-fixture.ts'
import { createRegistry, imeiOf } from './fixtures/registry.ts'
import { cpuMs } from './lib/cpu-time.ts'
import { type Kind, percentile, startMixedLoad } from './lib/mixed-load.ts'

const minutes = Number(process.argv[2] ?? 1)
const share = Number(process.env['SHARE'] ?? 1)
const phones = 20_000
const warmUpMs = 5000
const stepsPerSecond = 40
const limitMs = 50
const stepsAlone = 500

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const dataDir = join(folder, 'data')
const secret = randomBytes(32).toString('base64url')
const code = '*347*123#'

/** What callers type, and the share of each step. */
const steps: readonly { name: string; share: number; text: () => string }[] = [
  { name: 'menu', share: 0.4, text: () => '' },
  { name: 'question', share: 0.2, text: () => '1' },
  { name: 'verdict', share: 0.3, text: () => `1*${anyImei()}` },
  { name: 'wrong digit', share: 0.05, text: () => `1*${withWrongDigit(anyImei())}` },
  { name: 'language', share: 0.03, text: () => '4*3' },
  { name: 'found', share: 0.02, text: () => `3*${anyImei()}*Ikeja` },
]

await createRegistry(dataDir, phones)
const fixture = await openLoadFixture(dataDir)
const server = await startServer({
  DATA_DIR: dataDir,
  TRUSTED_PROXIES: '127.0.0.1',
  USSD_SECRET: secret,
  USSD_CODE: code,
})
const bare = await startServer({ DATA_DIR: dataDir }, 'bench/servers/baseline-server.ts')
try {
  const { origin } = server
  const kinds: Record<string, Kind> = requestMix(fixture, { origin, share, anyImei })
  for (const { name, share: part, text } of steps) {
    kinds[`USSD ${name}`] = {
      perSecond: stepsPerSecond * part,
      next: () => ({
        origin,
        method: 'POST',
        path: `/channels/ussd/${secret}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: formOf(text()),
      }),
    }
  }
  kinds['bare server'] = {
    perSecond: stepsPerSecond,
    next: () => ({ origin: bare.origin, path: `/?identifier=${anyImei()}` }),
  }
  const warming = startMixedLoad(kinds)
  await delay(warmUpMs)
  await warming.stop()
  const load = startMixedLoad(kinds)
  await delay(minutes * 60_000)
  await load.stop()

  console.log('step                 answers      p50      p99      max')
  const all: number[] = []
  for (const [name, { times, statuses }] of load.outcomes) {
    if (!name.startsWith('USSD ')) continue
    all.push(...times)
    printTimes(name, times)
    const others = [...statuses].filter(([status]) => status !== 200)
    if (others.length > 0) {
      console.log(`  ${JSON.stringify(others)}`)
      process.exitCode = 1
    }
  }
  printTimes('all USSD steps', all)
  for (const name of ['verify', 'bare server'])
    printTimes(name, load.outcomes.get(name)?.times ?? [])
  if (percentile(all, 0.99) > limitMs) process.exitCode = 1

  // One step at a time, so that the figure depends less on other work on the machine.
  for (const { name, text } of steps) {
    const before = cpuMs(server.pid)
    for (let n = 0; n < stepsAlone; n++) {
      const request = { method: 'POST', body: new URLSearchParams(formOf(text())) }
      await (await fetch(`${origin}/channels/ussd/${secret}`, request)).text()
    }
    const micros = ((cpuMs(server.pid) - before) / stepsAlone) * 1000
    console.log(`processor time of "${name}": ${micros.toFixed(0)} µs`)
  }
} finally {
  await Promise.all([server.end(), bare.end()])
  rmSync(folder, { recursive: true })
}

/** Each step comes from another phone number, so that none reaches its limit. */
function formOf(text: string): string {
  return new URLSearchParams({
    sessionId: randomBytes(8).toString('hex'),
    serviceCode: code,
    phoneNumber: `+23480${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    networkCode: '62130',
    text,
  }).toString()
}

function withWrongDigit(imei: string): string {
  return imei.slice(0, 14) + ((Number(imei.at(-1)) + 1) % 10)
}

/** Half of the identifiers are registered. */
function anyImei(): string {
  return imeiOf(Math.floor(Math.random() * phones * 2))
}

function printTimes(name: string, times: readonly number[]) {
  const figures = [0.5, 0.99, 1].map((part) =>
    percentile([...times], part)
      .toFixed(1)
      .padStart(8),
  )
  console.log(`${name.padEnd(18)} ${String(times.length).padStart(9)} ${figures.join(' ')}`)
}
