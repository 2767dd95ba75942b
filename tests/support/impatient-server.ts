// The real server, but for its waits, which are shorter, and its limits by account and address, which are
// out of the way: for tests of what happens when it waits in vain.
import { readSettings } from '../../src/server/env.ts'
import { serve } from '../../src/server/serve.ts'
import { briefPatience, briefServerLimits } from './brief-patience.ts'
import { noLimits } from './no-limits.ts'

await serve(
  { ...readSettings(), patience: briefPatience },
  { limits: noLimits, serverLimits: briefServerLimits },
)
