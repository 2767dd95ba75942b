import { days, hours } from '../../../domain/durations.ts'
import type { Limit } from '../limit.ts'

/** Limits of reports, and of messages between users. */
export const reportPolicies = {
  labelMessage: {
    what: 'messages to owners of labelled items',
    times: 40,
    seconds: hours(1),
    per: 'sender',
    reason: 'messages-from-connection',
  },
  // Per label: the owner must not get too many messages, whoever sends them.
  foundByLabel: {
    what: 'messages about one label',
    times: 5,
    seconds: days(1),
    per: 'label',
    reason: 'label-messages',
  },
  // An owner with twenty labels has one mailbox.
  foundByOwner: {
    what: 'messages about the labels of one owner',
    times: 10,
    seconds: days(1),
    per: 'owner',
    reason: 'owner-messages',
  },
  // Far above what one user loses or finds. Counts report rows, so a repeated request counts once.
  reportsByPerson: {
    what: 'new reports',
    times: 20,
    seconds: days(1),
    per: 'account',
    reason: 'reports',
  },
  reportsByBusiness: {
    what: 'new reports by a verified business',
    times: 200,
    seconds: days(1),
    per: 'account',
    reason: 'reports',
  },
  // By trying many wordings, a user could find out what the other side's report says.
  rewordReport: {
    what: 'edits of one report',
    times: 20,
    seconds: hours(1),
    per: 'report',
    reason: 'report-changes',
  },
  reword: {
    what: 'edits of all your reports',
    times: 60,
    seconds: days(1),
    per: 'account',
    reason: 'reports-changes',
  },
  message: {
    what: 'messages to the other side of a match',
    times: 60,
    seconds: hours(1),
    per: 'account',
    reason: 'messages',
  },
  handOver: {
    what: 'tries of answers and hand-over codes',
    times: 30,
    seconds: hours(1),
    per: 'account',
    reason: 'tries',
  },
  // Each offer sends a mail to a stranger.
  offer: {
    what: 'transfer offers',
    times: 20,
    seconds: days(1),
    per: 'account',
    reason: 'offers',
  },
} as const satisfies Record<string, Limit>
