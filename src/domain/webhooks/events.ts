import { publicStatusOf, type ReportState } from '../transparency/verdict-changes.ts'

/** The events that webhooks are sent for. */
export const webhookEvents = [
  'report.opened',
  'report.confirmed',
  'report.ended',
  'listing.added',
  'listing.ended',
  'contest.opened',
  'contest.ended',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent when a user tests an endpoint, whatever events it is subscribed to. */
export const testEvent = 'webhook.test'

export type SentEvent = WebhookEvent | typeof testEvent

/**
 * enabled: gets webhooks · paused: by its user · failing: stopped after days of failures · gone: it
 * answered 410.
 */
export const endpointStates = ['enabled', 'paused', 'failing', 'gone'] as const
export type EndpointState = (typeof endpointStates)[number]

/**
 * The event of a changed report; null if lookups show the same as before. `after` is null for an
 * erased report.
 */
export function webhookEventOf(
  before: ReportState | null,
  after: ReportState | null,
): WebhookEvent | null {
  const [earlier, later] = [before, after].map((state) => state && publicStatusOf(state))
  if (earlier === later) return null
  if (!later) return 'report.ended'
  // A loss may turn out to be a theft.
  return earlier && later !== 'under review' ? 'report.confirmed' : 'report.opened'
}
