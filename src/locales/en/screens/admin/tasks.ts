/** What waits for staff, after its number. */
export const adminTaskWords = {
  nothing: 'Nothing to do right now',
  'pending-items': { one: 'stolen report to review', many: 'stolen reports to review' },
  'open-disputes': { one: 'dispute to decide', many: 'disputes to decide' },
  'pending-merchants': { one: 'business to verify', many: 'businesses to verify' },
  'merchant-changes': { one: 'business change to review', many: 'business changes to review' },
  'open-complaints': { one: 'reported message to review', many: 'reported messages to review' },
  'failed-mails': { one: 'email that failed', many: 'emails that failed' },
  'new-enumeration': {
    one: 'number sweep in the last day',
    many: 'number sweeps in the last day',
  },
}
