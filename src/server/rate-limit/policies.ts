import { days, hours, minutes } from '../../domain/durations.ts'
import type { ProblemReason } from '../../locales/en/problems.ts'

/** A reason whose words take the seconds to wait. */
type LimitReason = Exclude<ProblemReason<'TOO_MANY_REQUESTS'>, 'day-used-up' | 'mailed-just-now'>

export interface Limit {
  /** What is counted, for people to read. */
  what: string
  /** So many are let through … */
  times: number
  /** … in so many seconds. */
  seconds: number
  /** What it is counted by. */
  per:
    | 'address'
    | 'account'
    | 'account and address'
    | 'device and account'
    | 'label'
    | 'owner'
    | 'report'
    | 'client and range'
  /** Said to whoever is refused. */
  reason: LimitReason
  /** Not counted over several processes. */
  inEachProcess?: boolean
}

/**
 * Mobile carriers put thousands of people behind one address: limits by address are generous,
 * those by account are tight.
 */
export const policies = {
  // One account's own calls; each process counts its own, so that counting costs a call nothing.
  read: {
    what: 'reads of one account',
    times: 600,
    seconds: minutes(1),
    per: 'account',
    inEachProcess: true,
    reason: 'requests',
  },
  // What costs more than a look-up: lists, searches, histories, conversations.
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
  // For an hour after each miss in the family, once there were many (`domain/lookup/enumeration.ts`).
  enumerationByMinute: {
    what: 'checks within one phone model, VIN series or plate area, of which many that nobody registered were asked for',
    times: 1,
    seconds: minutes(1),
    per: 'client and range',
    reason: 'numbers-like-this',
  },
  // The wait grows with what is asked for.
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
  // Looser: else anyone could keep a person out by failing in their name from elsewhere.
  logInByAccount: {
    what: 'log-ins',
    times: 100,
    seconds: minutes(15),
    per: 'account',
    reason: 'log-in-tries',
  },
  // In the place of those by address and account, where the account has been logged in to before:
  // wrong passwords of strangers do not count there.
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
  // What a day holds is the plan's matter (`domain/plans.ts`); unreadable lines alone cost nothing there.
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
  // Counted by the label: to its owner it matters how many come, not from where.
  foundByLabel: {
    what: 'messages about one label',
    times: 5,
    seconds: days(1),
    per: 'label',
    reason: 'label-messages',
  },
  // Somebody with twenty labels has one mailbox.
  foundByOwner: {
    what: 'messages about the labels of one owner',
    times: 10,
    seconds: days(1),
    per: 'owner',
    reason: 'owner-messages',
  },
  // Far above what anybody loses or finds. The reports themselves are counted, so that one sent twice counts once.
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
  // Whoever tries one wording after another wants to learn what the other side wrote.
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
  // Each mails a stranger.
  offer: {
    what: 'assets offered to a new owner',
    times: 20,
    seconds: days(1),
    per: 'account',
    reason: 'offers',
  },
  // Each reads all that a person has.
  export: {
    what: 'copies of one’s own data',
    times: 10,
    seconds: hours(1),
    per: 'account',
    reason: 'copies',
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
