import { days, hours, minutes } from '../../../domain/durations.ts'
import type { Limit } from '../limit.ts'

/** All callers of a gateway share its address, so they are counted by a hash of their number. */
export const channelPolicies = {
  verifyByPhone: {
    what: 'checks by USSD, SMS or WhatsApp',
    times: 60,
    seconds: hours(1),
    per: 'phone number',
    reason: 'checks',
  },
  messageByPhone: {
    what: 'answered text messages and chat messages',
    times: 120,
    seconds: hours(1),
    per: 'phone number',
    reason: 'messages',
  },
  // Each reply to a text message costs money, so a day has an end for a number and for all.
  replyByPhone: {
    what: 'text messages answered in a day',
    times: 150,
    seconds: days(1),
    per: 'phone number',
    reason: 'messages',
  },
  replyAbroad: {
    what: 'text messages from a number outside Nigeria answered in a day',
    times: 10,
    seconds: days(1),
    per: 'phone number',
    reason: 'messages',
  },
  repliesAbroad: {
    what: 'text messages from outside Nigeria answered in a day',
    times: 200,
    seconds: days(1),
    per: 'everyone',
    reason: 'messages',
  },
  repliesInAll: {
    what: 'text messages answered in a day',
    times: 10_000,
    seconds: days(1),
    per: 'everyone',
    reason: 'messages',
  },
  findByPhone: {
    what: 'finds reported by USSD, SMS or WhatsApp',
    times: 5,
    seconds: days(1),
    per: 'phone number',
    reason: 'reports',
  },
  // Nobody may send many codes to another user's phone, and each text costs money.
  phoneCodeAgain: {
    what: 'codes sent to a phone',
    times: 1,
    seconds: minutes(1),
    per: 'phone number',
    reason: 'phone-codes',
  },
  phoneCodeByAccount: {
    what: 'codes sent to a phone',
    times: 5,
    seconds: days(1),
    per: 'account',
    reason: 'phone-codes',
  },
  phoneCodeByNumber: {
    what: 'codes sent to a phone',
    times: 4,
    seconds: days(1),
    per: 'phone number',
    reason: 'phone-codes',
  },
  // An account has one phone: who asks for many numbers spends our money on others' phones.
  phoneCodeNumbers: {
    what: 'numbers to which codes are sent',
    times: 1,
    seconds: days(1),
    per: 'account',
    reason: 'phone-numbers',
  },
  // Many new accounts must not use up the codes of everybody else: what is between these limits is
  // a reserve for older ones.
  phoneCodeInFirstWeek: {
    what: 'codes sent to phones of accounts younger than a week',
    times: 150,
    seconds: days(1),
    per: 'everyone',
    reason: 'phone-codes',
  },
  phoneCodeInFirstQuarter: {
    what: 'codes sent to phones of accounts younger than 90 days',
    times: 350,
    seconds: days(1),
    per: 'everyone',
    reason: 'phone-codes',
  },
  phoneCodeInAll: {
    what: 'codes sent to phones',
    times: 500,
    seconds: days(1),
    per: 'everyone',
    reason: 'phone-codes',
  },
  // Three quarters of all: the rest is for matches, lookups and finders.
  noticeNotUrgent: {
    what: 'notifications sent to phones, other than of matches and lookups',
    times: 1500,
    seconds: days(1),
    per: 'everyone',
    reason: 'phone-notices',
  },
  // TEXTS_PER_DAY replaces `times`.
  noticeInAll: {
    what: 'notifications sent to phones',
    times: 2000,
    seconds: days(1),
    per: 'everyone',
    reason: 'phone-notices',
  },
} as const satisfies Record<string, Limit>
