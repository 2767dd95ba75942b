// The real server with cheap password hashing, so that hundreds of log-ins can be played at once.

import { serve } from '../../../src/server/boot/serve.ts'
import { start } from '../../../src/server/boot/start.ts'
import { createPasswordHasher } from '../../../src/server/security/passwords.ts'
import { quickHash } from '../../support/quick-hash.ts'

await start((settings) => serve(settings, { passwords: createPasswordHasher(quickHash) }))
