// The real server, with a clock that a signal sets a minute and a second ahead: what waits for a minute
// can be tried without waiting.
import { minutePassed } from './minute-passed.ts'

const real = Date.now
let aheadMs = 0
Date.now = () => real() + aheadMs
process.on('SIGUSR2', () => {
  aheadMs += 61_000
  process.stdout.write(`${minutePassed}\n`)
})
await import('../../../src/server/main.ts')
