import { publicStatusOf, type ReportState } from '../transparency/verdict-changes.ts'

/** What a webhook tells of. */
export const webhookEvents = [
  'report.opened',
  'report.confirmed',
  'report.ended',
  'listing.added',
  'listing.ended',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** A trial that its user asked for; every endpoint gets it. */
export const testEvent = 'webhook.test'

export type SentEvent = WebhookEvent | typeof testEvent

/**
 * enabled: it is sent to · paused: its user stopped it · failing: it failed for days · gone: it
 * answered 410.
 */
export const endpointStates = ['enabled', 'paused', 'failing', 'gone'] as const
export type EndpointState = (typeof endpointStates)[number]

/**
 * The event of a report that changed; null when the public is told what it was told before. A report
 * that is erased has nothing after.
 */
export function webhookEventOf(
  before: ReportState | null,
  after: ReportState | null,
): WebhookEvent | null {
  const [earlier, later] = [before, after].map((state) => state && publicStatusOf(state))
  if (earlier === later) return null
  if (!later) return 'report.ended'
  return earlier ? 'report.confirmed' : 'report.opened'
}
