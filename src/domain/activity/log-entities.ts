/** What entries of the activity log are about. Nothing else can be written. */
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
  'merchant',
  'watch',
  'subscriber',
  'mail',
  'security',
  'activity-log',
] as const

export type LogEntity = (typeof logEntities)[number]
