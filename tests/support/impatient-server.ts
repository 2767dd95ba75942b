// The real server, waiting for its database an eighth as long: for tests of what happens then.
import { readSettings } from '../../src/server/env.ts'
import { serve } from '../../src/server/serve.ts'
import { briefPatience } from './brief-patience.ts'

await serve({ ...readSettings(), patience: briefPatience })
