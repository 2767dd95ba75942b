/** The entities of activity log entries. */
export const logEntities = [
  'user',
  'session',
  'second-factor',
  'passkey',
  'asset',
  'transfer',
  'report',
  'report steps',
  'match',
  'message',
  'complaint',
  'found-message',
  'dispute',
  'notification',
  'push-subscription',
  'merchant',
  'watch',
  'subscriber',
  'mail',
  'security',
  'checkout',
  'payment',
  'renewal',
  'activity-log',
] as const

export type LogEntity = (typeof logEntities)[number]
