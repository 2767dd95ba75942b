// The complete server without its limits, because here one IP sends thousands of requests a second.
// `MAX_CACHED` sets from which number of identifiers on the registry is not cached.

import { serve } from '../../src/server/boot/serve.ts'
import { readSettings } from '../../src/server/config/env.ts'
import { noLimits } from '../../tests/support/no-limits.ts'

const { MAX_CACHED } = process.env
const maxCached = MAX_CACHED === undefined ? undefined : Number(MAX_CACHED)
await serve(readSettings(), { limits: noLimits, maxCached })
