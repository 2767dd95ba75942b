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
  /**
   * What identifies the caller or target that is counted. A `sender` is somebody known, or the
   * networks of a stranger (`senders.ts`).
   */
  per:
    | 'sender'
    | 'account'
    | 'account and address'
    | 'API key'
    | 'device and account'
    | 'report'
    | 'phone number'
    | 'client and range'
    | 'everyone'
  /** How many times as many calls an IPv4 address may make, which thousands may share; 50 if left out. */
  shared?: number
  /** The reason in the error response. */
  reason: LimitReason
  /** True if each process counts separately, so that counting needs no query. */
  inEachProcess?: boolean
  /**
   * Each process counts this many calls of a window in its memory. The next call adds them to the
   * database, which counts from then on. So each further process lets this many more calls pass.
   */
  countedInMemory?: number
}
