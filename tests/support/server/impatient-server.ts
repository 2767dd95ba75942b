// The real server, but for its waits, which are shorter, and its limits by account and address, which are
// out of the way: for tests of what happens when it waits in vain.

import { serve } from '../../../src/server/boot/serve.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { noLimits } from '../no-limits.ts'
import { shortServerLimits, shortTimeouts } from './short-timeouts.ts'

await serve(
  { ...readSettings(), patience: shortTimeouts },
  { limits: noLimits, serverLimits: shortServerLimits },
)
