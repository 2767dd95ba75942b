export const logActions = ['create', 'update', 'delete', 'login', 'moderate', 'export'] as const

export type LogAction = (typeof logActions)[number]

/** What an entry of the activity log can be about. */
export const logEntities = [
  'user',
  'session',
  'second-factor',
  'passkey',
  'api-key',
  'asset',
  'transfer',
  'report',
  'report steps',
  'match',
  'message',
  'complaint',
  'found-message',
  'dispute',
  'case',
  'notification',
  'push-subscription',
  'merchant',
  'watch',
  'user-watch',
  'webhook',
  'subscriber',
  'mail',
  'security',
  'checkout',
  'payment',
  'renewal',
  'activity-log',
  'listing',
] as const

export type LogEntity = (typeof logEntities)[number]

/** What visitors create and change. The server made all other entries without an actor. */
export const visitorEntities: readonly string[] = [
  'found-message',
  'watch',
  'subscriber',
] satisfies LogEntity[]
