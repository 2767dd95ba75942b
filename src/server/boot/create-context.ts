import { collectDefaultMetrics, Registry } from 'prom-client'
import { site } from '../../site.ts'
import { createCertificatePdfCache } from '../certificates/pdf-cache.ts'
import { createPdfRenderer } from '../certificates/pdf-drawer.ts'
import { openSigner } from '../certificates/signing-key.ts'
import { phoneChannelsOf } from '../config/channel-settings.ts'
import type { Settings } from '../config/env.ts'
import { channelsWithStandIns, hasLocalPhone } from '../config/local-channels.ts'
import { openEd25519Key } from '../lib/ed25519-key.ts'
import { openEncryption } from '../lib/encryption.ts'
import { readLgas } from '../lib/lgas.ts'
import { createWithMinDuration } from '../lib/min-duration.ts'
import { createMetrics, type JoinGroup } from '../metrics/metrics.ts'
import { createGuardedFetch } from '../outgoing/guarded-fetch.ts'
import { openPayments } from '../payments/paystack.ts'
import { createPushClient } from '../push/push-client.ts'
import { openVapidKey } from '../push/vapid-key.ts'
import { createFindInRegistry } from '../queries/lookup/find-in-registry.ts'
import { type Policies, policies } from '../rate-limit/policies.ts'
import { createLimiterFor } from '../rate-limit/postgres-limiter.ts'
import { endpoints } from '../routes/routes.ts'
import type { PasswordHasher } from '../security/passwords.ts'
import { createPasswordHasher } from '../security/passwords.ts'
import { createApiUsageCounter } from '../services/api-keys/api-usage-counter.ts'
import type { AppContext } from '../services/context.ts'
import { createEnumerationDetector } from '../services/lookup/enumeration-detector.ts'
import { createLookupAlerts } from '../services/lookup/lookup-alerts.ts'
import { createLookupCounter } from '../services/lookup/lookup-counter.ts'
import { openStore } from '../storage/open-store.ts'
import { createWebhookClient } from '../webhooks/webhook-client.ts'

/** The URLs to which texts are sent; for trials, this server stands in for the gateways. */
function gatewayUrls(
  { channels, publicOrigin }: Settings,
  own: Pick<AppContext, 'publicOrigin'>,
): string[] {
  const { sms, whatsapp } = channels
  return [
    ...(sms ? [sms.gateway.endpoint] : []),
    ...(whatsapp ? [whatsapp.graphUrl] : []),
    ...(hasLocalPhone({ publicOrigin }) ? [own.publicOrigin] : []),
  ]
}

function policiesOf({ textsPerDay }: Settings['channels']): Policies {
  const { noticeInAll, noticeNotUrgent } = policies
  const times = textsPerDay ?? noticeInAll.times
  return {
    ...policies,
    noticeInAll: { ...noticeInAll, times },
    noticeNotUrgent: { ...noticeNotUrgent, times: Math.floor(times * 0.75) },
  }
}

/** The context of a server or worker process; tests build another one. */
export function createContext(
  settings: Settings,
  {
    limits,
    passwords = createPasswordHasher(),
    join,
    ...given
  }: Pick<AppContext, 'database' | 'log' | 'publicOrigin'> & {
    limits?: Policies | undefined
    passwords?: PasswordHasher | undefined
    join?: JoinGroup | undefined
  },
): AppContext {
  const encryption = openEncryption(settings.keysDir)
  const drawPdf = createPdfRenderer()
  const loopback = settings.outgoingLoopback === 'on'
  const configured = [...settings.witnesses.map(({ url }) => url), ...gatewayUrls(settings, given)]
  const outgoing = createGuardedFetch({ configured, loopback })
  // For URLs that users enter: without `configured`, private addresses are refused.
  const outgoingToUserUrls = createGuardedFetch({ loopback })
  const vapidKey = openVapidKey(settings.keysDir)
  const register = new Registry()
  collectDefaultMetrics({ register })
  return {
    ...given,
    encryption,
    limiter: createLimiterFor({ ...given, encryption }, limits ?? policiesOf(settings.channels)),
    findInRegistry: createFindInRegistry(given.database, Date.now),
    lookupCounter: createLookupCounter(),
    apiUsage: createApiUsageCounter(),
    lookupAlerts: createLookupAlerts({ ...given, now: Date.now }),
    enumeration: createEnumerationDetector({ encryption, now: Date.now }),
    now: Date.now,
    imageStore: openStore(settings),
    passwords,
    withMinDuration: createWithMinDuration(),
    lgas: readLgas(new URL('../../../public/states.json', import.meta.url)),
    signer: openSigner(settings.keysDir),
    checkKey: openEd25519Key(settings.keysDir, 'checks.pem'),
    logKey: openEd25519Key(settings.keysDir, 'log.pem'),
    witnesses: settings.witnesses,
    metrics: createMetrics(given.database, { endpoints, register, join }),
    certificatePdfs: createCertificatePdfCache({
      dataDir: settings.dataDir,
      draw: drawPdf,
      ...given,
    }),
    drawPdf,
    outgoing,
    phoneChannels: phoneChannelsOf(
      channelsWithStandIns(settings, given.publicOrigin, encryption.hmac),
    ),
    dialCode: settings.channels.ussd?.code ?? null,
    push: createPushClient(outgoingToUserUrls, {
      key: vapidKey,
      subject: `mailto:${site.email}`,
      loopback,
    }),
    webhooks: createWebhookClient(outgoingToUserUrls, { loopback }),
    payments: openPayments(settings),
  }
}
