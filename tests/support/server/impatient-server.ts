// The real server with shorter timeouts and without its limits by account and address, for tests of
// what happens on a timeout.

import { serve } from '../../../src/server/boot/serve.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { noLimits } from '../no-limits.ts'
import { shortServerLimits, shortTimeouts } from './short-timeouts.ts'

await serve(
  { ...readSettings(), timeouts: shortTimeouts },
  { limits: noLimits, serverLimits: shortServerLimits },
)
