// The real server, all of it, but its limits: one address asks thousands of times a second here.

import { serve } from '../../src/server/boot/serve.ts'
import { readSettings } from '../../src/server/config/env.ts'
import { noLimits } from '../../tests/support/no-limits.ts'

await serve(readSettings(), { limits: noLimits })
