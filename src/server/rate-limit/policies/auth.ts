import { days, hours, minutes } from '../../../domain/durations.ts'
import type { Limit } from '../limit.ts'

/** Limits of log-ins, of codes, and of the mails that contain codes. */
export const authPolicies = {
  register: {
    what: 'new accounts',
    times: 40,
    seconds: hours(1),
    per: 'sender',
    reason: 'new-accounts',
  },
  // A wrong password is given back, and counts as `wrong`.
  logIn: {
    what: 'log-ins',
    times: 60,
    seconds: minutes(5),
    per: 'sender',
    reason: 'log-ins',
  },
  // While signed in, the session counts in place of the address.
  logInByAccountAndAddress: {
    what: 'wrong passwords',
    times: 10,
    seconds: minutes(15),
    per: 'account and address',
    shared: 1,
    reason: 'log-in-tries',
  },
  // While signed in, this is a limit. Otherwise it begins `logInWhileGuessed`: a limit for all networks
  // together would let a stranger lock the owner out.
  logInByAccount: {
    what: 'wrong passwords',
    times: 100,
    seconds: minutes(15),
    per: 'account',
    reason: 'log-in-tries',
  },
  // Ten thousand addresses have 30,000 guesses a day.
  logInWhileGuessed: {
    what: 'wrong passwords for an account that gets more of them than that',
    times: 3,
    seconds: days(1),
    per: 'account and address',
    shared: 1,
    reason: 'guessed-account',
  },
  // Replaces the limits by address and account on a device that has logged in to the account: wrong
  // passwords from other devices do not count there.
  knownDevice: {
    what: 'log-ins and reset links on a device that has logged in before',
    times: 20,
    seconds: minutes(15),
    per: 'device and account',
    reason: 'device-tries',
  },
  codeByAccount: {
    what: 'tries of codes',
    times: 30,
    seconds: hours(1),
    per: 'account',
    reason: 'codes',
  },
  // By network: somebody who has the password must not keep its owner’s new device out.
  secondFactorByAccountAndAddress: {
    what: 'tries of second-factor codes of an account on a new device',
    times: 10,
    seconds: hours(2),
    per: 'account and address',
    shared: 1,
    reason: 'codes',
  },
  // Three codes of a million are right at a time, so guesses hit once in a year of such days.
  secondFactorByStrangers: {
    what: 'tries of second-factor codes of an account on all new devices together',
    times: 1000,
    seconds: days(1),
    per: 'account',
    reason: 'codes',
  },
  secondFactorByAccount: {
    what: 'tries of second-factor codes while signed in',
    times: 10,
    seconds: minutes(30),
    per: 'account',
    reason: 'codes',
  },
  // Further ones leave the links. None is refused.
  endLinks: {
    what: 'changes of the password and log-outs of other devices that end links for a new password',
    times: 5,
    seconds: hours(1),
    per: 'account',
    reason: 'requests',
  },
  // Above these limits a confirmation of a watch or of the newsletter waits: it is not refused.
  requestedMails: {
    what: 'confirmations of watches and of the newsletter that are mailed at once',
    times: 30,
    seconds: hours(1),
    per: 'sender',
    shared: 8,
    reason: 'mails-from-connection',
  },
  requestedMailsInAll: {
    what: 'the same by everybody',
    times: 1000,
    seconds: hours(1),
    per: 'everyone',
    reason: 'mails-from-connection',
  },
  // A background job sends these, the oldest first.
  delayedMails: {
    what: 'confirmations that waited',
    times: 300,
    seconds: hours(1),
    per: 'everyone',
    reason: 'mails-from-connection',
  },
  mail: {
    what: 'requests for an email',
    times: 60,
    seconds: hours(1),
    per: 'sender',
    reason: 'mails-from-connection',
  },
} as const satisfies Record<string, Limit>
