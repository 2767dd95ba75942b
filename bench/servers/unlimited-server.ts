// The complete server without its limits, because here one IP sends thousands of requests a second.

import { serve } from '../../src/server/boot/serve.ts'
import { readSettings } from '../../src/server/config/env.ts'
import { noLimits } from '../../tests/support/no-limits.ts'

await serve(readSettings(), { limits: noLimits })
