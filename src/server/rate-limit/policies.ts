import { days, hours, minutes } from '../../domain/durations.ts'
import type { ProblemReason } from '../../locales/en/problems.ts'

/** A reason whose message takes the seconds to wait as its parameter. */
type LimitReason = Exclude<ProblemReason<'TOO_MANY_REQUESTS'>, 'day-used-up' | 'mailed-just-now'>

export interface Limit {
  /** What is counted, for the API documentation. */
  what: string
  /** How many are allowed per window. */
  times: number
  /** The length of a window. */
  seconds: number
  /** What identifies the caller or target that is counted. */
  per:
    | 'address'
    | 'account'
    | 'account and address'
    | 'device and account'
    | 'label'
    | 'owner'
    | 'report'
    | 'client and range'
  /** The reason in the error response. */
  reason: LimitReason
  /** Each process counts separately. */
  inEachProcess?: boolean
}

/**
 * Mobile carriers put thousands of users behind one address, so limits by address are generous and
 * limits by account are tight.
 */
export const policies = {
  // Each process counts these separately, so that counting adds no query to a call.
  read: {
    what: 'reads of one account',
    times: 600,
    seconds: minutes(1),
    per: 'account',
    inEachProcess: true,
    reason: 'requests',
  },
  // Lists, searches, histories and conversations cost more than a lookup.
  dearRead: {
    what: 'lists, searches, histories and conversations read by one account',
    times: 240,
    seconds: minutes(1),
    per: 'account',
    inEachProcess: true,
    reason: 'requests',
  },
  write: {
    what: 'changes of one account, of any kind',
    times: 300,
    seconds: minutes(1),
    per: 'account',
    inEachProcess: true,
    reason: 'requests',
  },
  visit: {
    what: 'other calls that anyone may make',
    times: 600,
    seconds: minutes(1),
    per: 'address',
    inEachProcess: true,
    reason: 'requests',
  },
  // Whoever watches the log reads all of it once: ten million entries have 80,000 tiles.
  publicLog: {
    what: 'tiles, checkpoints and keys of the public log',
    times: 3000,
    seconds: minutes(1),
    per: 'address',
    inEachProcess: true,
    reason: 'requests',
  },
  verify: {
    what: 'checks of an identifier',
    times: 60,
    seconds: minutes(1),
    per: 'address',
    reason: 'checks',
  },
  // Of a million numbers in use, a guess hits one in 30,000.
  proofByNumber: {
    what: 'proofs asked for by their number',
    times: 120,
    seconds: hours(1),
    per: 'address',
    reason: 'proofs',
  },
  // Applies for an hour after a miss in a range that has had many (`domain/lookup/enumeration.ts`).
  enumerationByMinute: {
    what: 'checks within one phone model, VIN series or plate area, of which many that nobody registered were asked for',
    times: 1,
    seconds: minutes(1),
    per: 'client and range',
    reason: 'numbers-like-this',
  },
  // With the limit per minute, the wait grows with the number of lookups.
  enumerationByHour: {
    what: 'the same',
    times: 10,
    seconds: hours(1),
    per: 'client and range',
    reason: 'numbers-like-this',
  },
  enumerationRegistration: {
    what: 'tables or single things registered within one phone model, VIN series or plate area, beyond a hundred numbers a day',
    times: 1,
    seconds: minutes(1),
    per: 'client and range',
    reason: 'tables-like-these',
  },
  register: {
    what: 'new accounts',
    times: 200,
    seconds: hours(1),
    per: 'address',
    reason: 'new-accounts',
  },
  loginByIp: {
    what: 'log-ins',
    times: 60,
    seconds: minutes(5),
    per: 'address',
    reason: 'log-ins',
  },
  loginByAccountAndIp: {
    what: 'log-ins',
    times: 10,
    seconds: minutes(15),
    per: 'account and address',
    reason: 'log-in-tries',
  },
  // Higher: otherwise anyone could lock a user out with wrong passwords from elsewhere.
  logInByAccount: {
    what: 'log-ins',
    times: 100,
    seconds: minutes(15),
    per: 'account',
    reason: 'log-in-tries',
  },
  // Replaces the limits by address and account on a device that has logged in to the account: wrong
  // passwords from other devices do not count there.
  knownDevice: {
    what: 'log-ins, or reset links asked for, on a device that was logged in before',
    times: 20,
    seconds: minutes(15),
    per: 'device and account',
    reason: 'device-tries',
  },
  codeByIp: {
    what: 'codes and reset links tried',
    times: 60,
    seconds: minutes(10),
    per: 'address',
    reason: 'codes-from-connection',
  },
  codeByAccount: {
    what: 'codes tried',
    times: 30,
    seconds: hours(1),
    per: 'account',
    reason: 'codes',
  },
  secondFactorByAccount: {
    what: 'codes of a second factor tried',
    times: 10,
    seconds: minutes(30),
    per: 'account',
    reason: 'codes',
  },
  passkeyByIp: {
    what: 'log-ins by passkey, begun and finished',
    times: 120,
    seconds: minutes(5),
    per: 'address',
    reason: 'log-ins',
  },
  mailByIp: {
    what: 'mails asked for',
    times: 200,
    seconds: hours(1),
    per: 'address',
    reason: 'mails-from-connection',
  },
  directory: {
    what: 'questions to the merchant directory',
    times: 120,
    seconds: minutes(1),
    per: 'address',
    reason: 'searches',
  },
  certificate: {
    what: 'certificates checked or printed',
    times: 60,
    seconds: minutes(5),
    per: 'address',
    reason: 'certificates',
  },
  upload: {
    what: 'pictures sent',
    times: 60,
    seconds: minutes(10),
    per: 'address',
    reason: 'pictures',
  },
  create: {
    what: 'assets, reports and applications made',
    times: 120,
    seconds: hours(1),
    per: 'account',
    reason: 'new-entries',
  },
  import: {
    what: 'tables of assets sent, 50 rows at a time',
    times: 200,
    seconds: hours(1),
    per: 'account',
    reason: 'rows',
  },
  // The plan sets the daily quota (`domain/lookup/plans.ts`), which unreadable lines do not use up.
  batch: {
    what: 'batches of identifiers checked',
    times: 60,
    seconds: minutes(10),
    per: 'account',
    reason: 'batches',
  },
  foundByIp: {
    what: 'messages to owners of labelled things',
    times: 20,
    seconds: hours(1),
    per: 'address',
    reason: 'messages-from-connection',
  },
  // Per label: the owner must not get too many messages, whatever their senders' addresses.
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
    what: 'reports made',
    times: 20,
    seconds: days(1),
    per: 'account',
    reason: 'reports',
  },
  reportsByBusiness: {
    what: 'reports made by a verified business',
    times: 200,
    seconds: days(1),
    per: 'account',
    reason: 'reports',
  },
  exportLog: {
    what: 'exports of the activity log',
    times: 20,
    seconds: hours(1),
    per: 'account',
    reason: 'exports',
  },
  change: {
    what: 'changes of assets, reports and profile',
    times: 600,
    seconds: hours(1),
    per: 'account',
    reason: 'changes',
  },
  // Trying many wordings could reveal what the other side's report says.
  rewordReport: {
    what: 'changes of what one report says',
    times: 20,
    seconds: hours(1),
    per: 'report',
    reason: 'report-changes',
  },
  reword: {
    what: 'changes of what one’s reports say',
    times: 60,
    seconds: days(1),
    per: 'account',
    reason: 'reports-changes',
  },
  message: {
    what: 'messages to the other of a match',
    times: 60,
    seconds: hours(1),
    per: 'account',
    reason: 'messages',
  },
  handOver: {
    what: 'answers and hand-over codes tried',
    times: 30,
    seconds: hours(1),
    per: 'account',
    reason: 'tries',
  },
  // Each offer sends a mail to a stranger.
  offer: {
    what: 'assets offered to a new owner',
    times: 20,
    seconds: days(1),
    per: 'account',
    reason: 'offers',
  },
  // Each export reads all data of a user.
  export: {
    what: 'copies of one’s own data',
    times: 10,
    seconds: hours(1),
    per: 'account',
    reason: 'copies',
  },
  // Each draws two documents and signs as many checks as the item has identifiers.
  evidence: {
    what: 'evidence packs made',
    times: 10,
    seconds: hours(1),
    per: 'account',
    reason: 'packs',
  },
  checkout: {
    what: 'payments begun',
    times: 20,
    seconds: hours(1),
    per: 'account',
    reason: 'checkouts',
  },
  // Each asks the provider; the page that waits asks a dozen times.
  verifyPayment: {
    what: 'payments looked for',
    times: 120,
    seconds: minutes(10),
    per: 'account',
    reason: 'requests',
  },
  receipt: {
    what: 'receipts drawn',
    times: 60,
    seconds: hours(1),
    per: 'account',
    reason: 'receipts',
  },
  // Signed ones are not counted: the provider may send as many as it has.
  webhook: {
    what: 'webhooks with a wrong signature',
    times: 60,
    seconds: minutes(1),
    per: 'address',
    reason: 'requests',
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof policies
export type Policies = Record<LimitName, Limit>
