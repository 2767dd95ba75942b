// The real server, with a clock that SIGUSR2 moves a minute and a second ahead, so that waits can
// be tested without waiting. QUICK_HASH makes passwords cheap; BODY_MS is the wait for a body.

import { serve } from '../../../src/server/boot/serve.ts'
import { start } from '../../../src/server/boot/start.ts'
import { serverLimits } from '../../../src/server/config/server-limits.ts'
import { createPasswordHasher } from '../../../src/server/security/passwords.ts'
import { quickHash } from '../../support/quick-hash.ts'
import { minutePassed } from './minute-passed.ts'

const real = Date.now
let aheadMs = 0
Date.now = () => real() + aheadMs
process.on('SIGUSR2', () => {
  aheadMs += 61_000
  process.stdout.write(`${minutePassed}\n`)
})

const { QUICK_HASH, BODY_MS } = process.env
await start((settings) =>
  serve(settings, {
    ...(QUICK_HASH && { passwords: createPasswordHasher(quickHash) }),
    serverLimits: { ...serverLimits, ...(BODY_MS && { bodyMs: Number(BODY_MS) }) },
  }),
)
