import type { Logger } from 'pino'
import type { CurrentUser } from '../../domain/auth/sessions.ts'
import type { MessageChannel } from '../../domain/channels/channels.ts'
import type { CertificatePdfCache } from '../certificates/pdf-cache.ts'
import type { RenderInWorker } from '../certificates/pdf-drawer.ts'
import type { CertificateSigner } from '../certificates/signing-key.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Ed25519Key } from '../lib/ed25519-key.ts'
import type { Encryption } from '../lib/encryption.ts'
import type { Lgas } from '../lib/lgas.ts'
import type { WithMinDuration } from '../lib/min-duration.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts'
import type { Payments } from '../payments/provider.ts'
import type { PushClient } from '../push/push-client.ts'
import type { UnchainedEntry } from '../queries/activity/audit-chain.ts'
import type { FindInRegistry } from '../queries/lookup/find-in-registry.ts'
import type { Limiter } from '../rate-limit/limiter.ts'
import type { PasswordHasher } from '../security/passwords.ts'
import type { ImageStore } from '../storage/image-store.ts'
import type { WebhookClient } from '../webhooks/webhook-client.ts'
import type { ApiUsageCounter } from './api-keys/api-usage-counter.ts'
import type { EnumerationDetector } from './lookup/enumeration-detector.ts'
import type { LookupAlerts } from './lookup/lookup-alerts.ts'
import type { LookupCounter } from './lookup/lookup-counter.ts'
import type { VerdictChange } from './proofs/verdict-change.ts'

/** The dependencies of the application. They are made at start and passed in. */
export interface AppContext {
  database: Database
  /** Registered assets, and the lists of authorities. */
  findInRegistry: FindInRegistry
  lookupCounter: LookupCounter
  lookupAlerts: LookupAlerts
  apiUsage: ApiUsageCounter
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
  drawPdf: RenderInWorker
  /** Sends requests to the servers that the settings name. */
  outgoing: GuardedFetch
  /** The channels by which users can be notified on their phones. */
  phoneChannels: readonly MessageChannel[]
  /** The USSD code with which people check a number; null if no gateway is set. */
  dialCode: string | null
  /** Sends to the browsers of users. */
  push: PushClient
  /** Sends to the servers of users. */
  webhooks: WebhookClient
  /** Null while nothing can be bought. */
  payments: Payments | null
  /** Signs proofs of checks. */
  checkKey: Ed25519Key
  /** Signs the checkpoints of the public log. */
  logKey: Ed25519Key
  /** Who cosigns the checkpoints. */
  witnesses: readonly { key: string; url: string }[]
  metrics: Metrics
  log: Logger
  /** The origin of all links that are sent. */
  publicOrigin: string
}

/**
 * The first parameter of every use case: made once for each request (`routes/route.ts`) and each
 * run of a job. All that happens in one context has the same time, `now`.
 */
export interface Context extends Omit<AppContext, 'now' | 'publicOrigin'> {
  /** When the request arrived or the run began, in milliseconds since 1970. */
  now: number
  /** The acting user; null for public endpoints and jobs. */
  actor: Pick<CurrentUser, 'id'> | null
  /** The origin of all links that are sent. */
  origin: string
  /**
   * Throws if the actor, who decides as staff, is a party of the case. Every transaction checks it
   * before it ends; null if nothing is decided.
   */
  refuseOwnCase: ((tx: Queries) => Promise<void>) | null
}

/** The context in a transaction, made by `inTransaction`. */
export interface TransactionContext extends Context {
  tx: Queries
  /** Activity log entries, written as the last statements of the transaction. */
  activity: UnchainedEntry[]
  /** Changes by report id, written to the public log at the end of the transaction. */
  verdictChanges: Map<string, VerdictChange>
}

export function contextOf(
  services: AppContext,
  actor: Context['actor'] = null,
  refuseOwnCase: Context['refuseOwnCase'] = null,
): Context {
  return { ...services, now: services.now(), origin: services.publicOrigin, actor, refuseOwnCase }
}
