import { days, hours, minutes } from '../../domain/durations.ts'
import type { Limit } from './limit.ts'
import { apiKeyPolicies, webhookPolicies } from './policies/api-keys.ts'
import { authPolicies } from './policies/auth.ts'
import { channelPolicies } from './policies/channels.ts'
import { lookupPolicies } from './policies/lookup.ts'
import { reportPolicies } from './policies/reports.ts'

/**
 * For a limit by sender, `times` is what somebody known or one IPv6 line may do; `senders.ts` has how
 * many times as much an address may do that thousands share, and each wider network.
 */
export const policies = {
  ...authPolicies,
  ...lookupPolicies,
  ...channelPolicies,
  ...reportPolicies,
  ...apiKeyPolicies,
  ...webhookPolicies,
  // Each process counts these separately, so that counting adds no query to a call.
  read: {
    what: 'reads by one account',
    times: 600,
    seconds: minutes(1),
    per: 'account',
    inEachProcess: true,
    reason: 'requests',
  },
  // Lists, searches, histories and conversations cost more than a lookup.
  dearRead: {
    what: 'lists, searches, histories and conversations, read by one account',
    times: 240,
    seconds: minutes(1),
    per: 'account',
    inEachProcess: true,
    reason: 'requests',
  },
  // Each number of each offer is looked up: two hundred offers take 0.3 s, forty times as long as a list.
  readOffers: {
    what: 'lists of offers, read by one account',
    times: 30,
    seconds: minutes(1),
    per: 'account',
    inEachProcess: true,
    reason: 'requests',
  },
  write: {
    what: 'changes of any kind by one account',
    times: 300,
    seconds: minutes(1),
    per: 'account',
    inEachProcess: true,
    reason: 'requests',
  },
  visit: {
    what: 'other requests without an account',
    times: 600,
    seconds: minutes(1),
    per: 'sender',
    // Visitors of a merchant's site load its badge, and a monitor reads the whole public log.
    shared: 20,
    inEachProcess: true,
    reason: 'requests',
  },
  // Rendering takes 20 ms. Lookups, merchants and all others are counted apart (`pages.ts`), so one
  // address may use a whole processor of three.
  page: {
    what: 'pages, certificates and searches of the directory, which are made for each request',
    times: 60,
    seconds: minutes(1),
    per: 'sender',
    shared: 20,
    reason: 'requests',
  },
  // By label: who has labels of their own uses up no finder’s.
  labelPage: {
    what: 'page of one label, opened by a finder',
    times: 20,
    seconds: minutes(1),
    per: 'sender',
    shared: 3,
    reason: 'requests',
  },
  upload: {
    what: 'picture uploads',
    times: 60,
    seconds: minutes(10),
    per: 'sender',
    reason: 'pictures',
  },
  // Each stays on the disk for a day and has up to 1 MB there, so these limits also bound the space
  // that they take.
  accountsPicture: {
    what: 'pictures from one account in a day',
    times: 400,
    seconds: days(1),
    per: 'sender',
    reason: 'pictures-today',
  },
  strangersPicture: {
    what: 'pictures from somebody without an account in a day',
    times: 20,
    seconds: days(1),
    per: 'sender',
    reason: 'strangers-pictures',
  },
  strangersPictures: {
    what: 'pictures from everybody without an account in a day',
    times: 10_000,
    seconds: days(1),
    per: 'everyone',
    reason: 'strangers-pictures',
  },
  // Counted after a check. What is right is not refused, however much of this a neighbour sends.
  wrong: {
    what: 'wrong passwords, codes, links, labels, passkeys, signatures and pictures, each counted apart',
    times: 60,
    seconds: minutes(10),
    per: 'sender',
    shared: 5,
    reason: 'wrong-tries',
  },
  create: {
    what: 'new assets, reports and applications',
    times: 120,
    seconds: hours(1),
    per: 'account',
    reason: 'new-entries',
  },
  import: {
    // A shop of 10,000 items is checked and added by 400, and looks three times at what it corrected.
    what: 'asset imports, 50 rows at a time',
    times: 1000,
    seconds: hours(1),
    per: 'account',
    reason: 'rows',
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
  // Each export reads all data of a user.
  export: {
    what: 'downloads of your own data',
    times: 10,
    seconds: hours(1),
    per: 'account',
    reason: 'copies',
  },
  // Each pack renders two PDFs and signs one check per identifier of the item.
  evidence: {
    what: 'evidence packs',
    times: 10,
    seconds: hours(1),
    per: 'account',
    reason: 'packs',
  },
  // Each draws a picture; the screen requests another after each change of the text.
  poster: {
    what: 'posters',
    times: 120,
    seconds: hours(1),
    per: 'account',
    reason: 'pictures',
  },
  // Each list has up to 50 MB.
  listing: {
    what: 'uploads of an authority’s list',
    times: 20,
    seconds: hours(1),
    per: 'account',
    reason: 'requests',
  },
  // The provider is asked about each for a week, every five minutes at first.
  checkout: {
    what: 'new checkouts',
    times: 20,
    seconds: days(1),
    per: 'account',
    reason: 'checkouts',
  },
  // Each call queries the payment provider; a waiting page makes a dozen calls.
  verifyPayment: {
    what: 'payment status checks',
    times: 120,
    seconds: minutes(10),
    per: 'account',
    reason: 'requests',
  },
  receipt: {
    what: 'receipts',
    times: 60,
    seconds: hours(1),
    per: 'account',
    reason: 'receipts',
  },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof policies
export type Policies = Record<LimitName, Limit>
