import type { Logger } from 'pino'
import type { CertificatePdfCache } from '../certificates/pdf-cache.ts'
import type { CertificateSigner } from '../certificates/signing-key.ts'
import type { Database } from '../db/database.ts'
import type { Encryption } from '../lib/encryption.ts'
import type { Lgas } from '../lib/lgas.ts'
import type { WithMinDuration } from '../lib/min-duration.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { FindRegistryHits } from '../queries/assets/identifiers.ts'
import type { Limiter } from '../rate-limit/limiter.ts'
import type { PasswordHasher } from '../security/passwords.ts'
import type { ImageStore } from '../storage/image-store.ts'
import type { EnumerationDetector } from './lookup/enumeration-detector.ts'
import type { LookupAlerts } from './lookup/lookup-alerts.ts'
import type { LookupCounter } from './lookup/lookup-counter.ts'

/** What the application is given; it makes none of these itself. */
export interface AppContext {
  database: Database
  findRegistryHits: FindRegistryHits
  lookupCounter: LookupCounter
  lookupAlerts: LookupAlerts
  enumeration: EnumerationDetector
  /** Milliseconds since 1970. */
  now: () => number
  imageStore: ImageStore
  encryption: Encryption
  limiter: Limiter
  passwords: PasswordHasher
  withMinDuration: WithMinDuration
  lgas: Lgas
  signer: CertificateSigner
  certificatePdfs: CertificatePdfCache
  metrics: Metrics
  log: Logger
  /** Every link that we send begins with this. */
  publicOrigin: string
}
