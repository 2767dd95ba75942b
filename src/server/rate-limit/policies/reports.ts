import { days, hours } from '../../../domain/durations.ts'
import type { Limit } from '../limit.ts'

/** Limits of reports, and of messages between users. */
export const reportPolicies = {
  labelMessage: {
    what: 'messages to one owner of labelled items',
    times: 40,
    seconds: hours(1),
    per: 'sender',
    reason: 'messages-from-connection',
  },
  // Above it a message is stored and counted as one of its network.
  finderContact: {
    what: 'finders with a contact who count as senders of their own, of one network to one owner',
    times: 20,
    seconds: days(1),
    per: 'account and address',
    reason: 'messages-from-connection',
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
  // What a household never meets and a fence with a list does. Counts stored assets, so that a
  // table counts like its rows. A verified business has no such limit.
  registrationsByDay: {
    what: 'new registrations, unless by a verified business',
    times: 20,
    seconds: days(1),
    per: 'account',
    reason: 'registrations',
  },
  registrationsByMonth: {
    what: 'new registrations in a month, unless by a verified business',
    times: 60,
    seconds: days(30),
    per: 'account',
    reason: 'registrations',
  },
  numberChanges: {
    what: 'new numbers of assets that are registered already',
    times: 20,
    seconds: days(1),
    per: 'account',
    reason: 'number-changes',
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
  // Two accounts that complain about each other’s messages must not bury what others complain about.
  complaint: {
    what: 'messages reported to staff',
    times: 20,
    seconds: days(1),
    per: 'account',
    reason: 'reports',
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
