import type { Logger } from 'pino'
import {
  type CertificatePapers,
  createCertificatePapers,
} from './certificates/certificate-papers.ts'
import { type CertificateSigner, openSigner } from './certificates/signing-key.ts'
import { type CheckCounter, createCheckCounter } from './check-counter.ts'
import type { Database } from './db/database.ts'
import type { Settings } from './env.ts'
import { createEvenTime, type InEvenTime } from './even-time.ts'
import { openStore } from './files/open-store.ts'
import type { PictureStore } from './files/picture-store.ts'
import { createKnownNumbers } from './known-numbers.ts'
import { type Lgas, readLgas } from './lgas.ts'
import type { Limiter, Limits } from './limits.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { createPasswordHasher, type PasswordHasher } from './passwords.ts'
import { createFindMatches, type FindMatches } from './queries/identifiers.ts'
import { openSecretBox, type SecretBox } from './secret-box.ts'
import { createLimiterFor } from './shared-limits.ts'
import { createSweeps, type Sweeps } from './sweeps.ts'
import { createTripwire, type Tripwire } from './tripwire.ts'

/** What the application is given; it makes none of these itself. */
export interface Services {
  database: Database
  findMatches: FindMatches
  checks: CheckCounter
  tripwire: Tripwire
  sweeps: Sweeps
  /** Milliseconds since 1970. */
  now: () => number
  pictures: PictureStore
  secrets: SecretBox
  limiter: Limiter
  passwords: PasswordHasher
  inEvenTime: InEvenTime
  lgas: Lgas
  signer: CertificateSigner
  papers: CertificatePapers
  metrics: Metrics
  log: Logger
  /** Every link that we send begins with this. */
  publicOrigin: string
}

/** The services of a real process. */
export function createServices(
  settings: Settings,
  {
    limits,
    ...given
  }: Pick<Services, 'database' | 'log' | 'publicOrigin'> & {
    limits?: Limits | undefined
  },
): Services {
  const secrets = openSecretBox(settings.keysDir)
  return {
    ...given,
    secrets,
    limiter: createLimiterFor({ ...given, secrets }, limits),
    findMatches: createFindMatches(given.database, createKnownNumbers(given.database)),
    checks: createCheckCounter(),
    tripwire: createTripwire({ ...given, now: Date.now }),
    sweeps: createSweeps({ secrets, now: Date.now }),
    now: Date.now,
    pictures: openStore(settings),
    passwords: createPasswordHasher(),
    inEvenTime: createEvenTime(),
    lgas: readLgas(new URL('../../public/states.json', import.meta.url)),
    signer: openSigner(settings.keysDir),
    metrics: createMetrics(),
    papers: createCertificatePapers({ dataDir: settings.dataDir, ...given }),
  }
}
