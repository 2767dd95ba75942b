// The real server, all of it, but its limits: one address asks thousands of times a second here.
import { readSettings } from '../src/server/env.ts'
import { serve } from '../src/server/serve.ts'
import { noLimits } from '../tests/support/no-limits.ts'

await serve(readSettings(), { limits: noLimits })
