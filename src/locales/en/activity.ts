import type { LogEntity } from '../../domain/activity/log-entities.ts'

/** The subjects of activity log entries. */
export const logEntityLabels = {
  user: 'User',
  session: 'Session',
  'second-factor': 'Second factor',
  passkey: 'Passkey',
  asset: 'Asset',
  transfer: 'Transfer',
  report: 'Report',
  'report steps': 'Next steps of a report',
  match: 'Match',
  message: 'Message',
  complaint: 'Reported message',
  'found-message': 'Message of a finder',
  dispute: 'Dispute',
  notification: 'Notification',
  'push-subscription': 'Device that is told at once',
  merchant: 'Merchant',
  watch: 'Watch',
  subscriber: 'Newsletter reader',
  mail: 'Mail',
  security: 'Security',
  checkout: 'Checkout',
  payment: 'Payment',
  renewal: 'Renewal of a plan',
  'activity-log': 'Activity log',
} as const satisfies Record<LogEntity, string>
