import type { EndpointState, SentEvent } from '../../../domain/webhooks/events.ts'

/** The screen of webhook endpoints and what was sent to them. */
export const webhookWords = {
  title: 'Webhooks',
  back: 'Developers',
  about:
    'Your software gets a message when a number that you watch is reported or listed by an authority, and when that ends.',
  add: 'Add endpoint',
  none: 'No endpoint yet',
  noneAbout:
    'An endpoint is a URL on your own server. We send it a signed message for each event, and try again if it does not answer.',
  url: 'URL',
  urlHint: 'A public https address, like https://example.com/webhooks',
  events: 'Events',
  added: 'Endpoint added',
  cancel: 'Cancel',
  edit: 'Edit endpoint',
  editShort: 'Edit',
  save: 'Save',
  changed: 'Endpoint changed',
  secretTitle: 'Your signing secret',
  secretAbout:
    'Copy the secret now: we will not show it again. Your server uses it to check that a webhook comes from Toju.',
  secretName: 'Signing secret',
  secretKept: 'I have stored it',
  test: 'Send test event',
  tested: 'Test event queued',
  rotate: 'Rotate secret',
  rotateTitle: 'Rotate the signing secret?',
  rotateAbout:
    'You get a new secret. For 24 hours each webhook is signed with both, so that you have time to switch.',
  keepSecret: 'Keep the current one',
  rotatingUntil: 'The old secret still works until {when}.',
  pause: 'Pause',
  paused: 'Endpoint paused. Webhooks that were waiting will not be sent.',
  enable: 'Enable',
  enabled: 'Endpoint enabled',
  remove: 'Delete',
  removeTitle: 'Delete this endpoint?',
  removeAbout: 'We send nothing more to {url}, and delete its log.',
  keep: 'Keep it',
  removed: 'Endpoint deleted',
  lastDelivered: 'Last delivered {when}',
  neverDelivered: 'Nothing delivered yet',
  failingSince: 'Every webhook has failed since {when}.',
  failingNote:
    'Every webhook failed for three days, so we stopped. Fix the endpoint, then enable it again.',
  goneNote:
    'The endpoint answered 410 Gone, so we stopped. If that was a mistake, enable it again.',
  log: 'Messages sent in the last 30 days',
  noDeliveries: 'Nothing has been sent yet. Send a test event to see it arrive.',
  attempts: 'Attempts: {count}',
  nextAttempt: 'Next attempt {when}',
  sendAgain: 'Send again',
  sentAgain: 'Webhook queued again',
  reload: 'Reload',
  resendThis: 'Send {id} again',
} as const

export const endpointStateLabels = {
  enabled: 'Enabled',
  paused: 'Paused',
  failing: 'Stopped',
  gone: 'Stopped',
} as const satisfies Record<EndpointState, string>

export const webhookEventLabels = {
  'report.opened': 'A report opens',
  'report.confirmed': 'A theft is confirmed',
  'report.ended': 'A report ends',
  'listing.added': 'An authority lists an item',
  'listing.ended': 'An authority no longer lists an item',
  'contest.opened': 'Two people claim an item',
  'contest.ended': 'Two people no longer claim an item',
  'webhook.test': 'Test event',
} as const satisfies Record<SentEvent, string>

export const deliveryStateLabels = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
} as const

const outcomeTexts: Readonly<Record<string, string>> = {
  timeout: 'No answer within 15 seconds',
  'too-long': 'The answer was longer than 64 kB',
  certificate: 'Its certificate is not valid',
  'no-public-address': 'Its host name has no public IP address',
  unreachable: 'No connection',
}

/** What an endpoint answered, or why it did not. */
export function outcomeText(outcome: string): string {
  return outcomeTexts[outcome] ?? `Answered ${outcome}`
}
