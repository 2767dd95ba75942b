import type { Question } from '../../domain/channels/conversation.ts'
import type { NamesakeState } from '../../domain/lookup/namesakes.ts'
import type { Verdict } from '../../domain/lookup/verdict.ts'

/** What a lookup may tell: its verdict, or that staff have not confirmed a report yet. */
export type VerdictKey = Exclude<Verdict, 'invalid'> | 'underReview' | 'listed'

/** Every text on a feature phone and in a chat, in one language. */
export interface ChannelWords {
  menu: {
    welcome: string
    /** After a choice that does not exist. */
    again: string
    /** A phone, a vehicle, a find, the language. */
    choices: readonly string[]
  }
  questions: Readonly<Record<Question, string>>
  /** In a text message or a chat the identifier has to be in the same message. */
  foundByMessage: string
  languageByMessage: string
  /** The last line of a USSD screen; `0` leads back. */
  back: string
  /** On the website and on labels, before the USSD code. */
  noData: string
  /** A USSD session that is too long. */
  tooLong: string
  /** Put for {when} if the report has a date, such as `3 Mar 2026`. */
  when: string
  /** Put for {where} if it has a state. */
  where: string
  /** {lists} are the authorities that list it. */
  verdicts: Readonly<Record<VerdictKey, string>>
  /** What to do now. */
  advice: Readonly<Record<VerdictKey, string>>
  /** Beneath an old report. */
  stale: string
  /**
   * Beneath a serial number that another maker uses too: {things} are its maker, if it may be told,
   * and its state.
   */
  namesakes: string
  namesakeStates: Readonly<Record<NamesakeState, string>>
  /** An IMEI with a wrong digit. */
  slip: string
  /** A text that is not an identifier, or probably an incomplete one. */
  notANumber: string
  /** There are other words, or another number around it. */
  numberAlone: string
  /** A reported number differs only in characters that look alike. */
  alike: string
  /** Beneath every verdict: the number of its proof. */
  proof: string
  /** Asks whoever says that they found a thing, before its owner is told. */
  foundAsk: string
  /** After a find was recorded. */
  foundNoted: string
  /** How to report a loss, and the replies to it. */
  lossByMessage: string
  lossCode: string
  lossOnWeb: string
  lossWrongCode: string
  lossDone: string
  /** The last line of a notification by text message, if there is room. */
  textsEnd: string
  /** The reply to STOP, and that to START. */
  stopped: string
  started: string
  /** Confirms the number of an account. */
  phoneCode: string
  /** Refused by a rate limit. */
  tooMany: string
  failed: string
}

export const channelWords: ChannelWords = {
  menu: {
    welcome: 'Toju: check before you buy.',
    again: 'Please type 1, 2, 3 or 4.',
    choices: ['Check a phone', 'Check a plate or VIN', 'I found something', 'Language'],
  },
  questions: {
    'ask-phone': 'Dial *#06# on the phone, then type its 15 digits here.',
    'ask-vehicle': 'Type the plate number, or the VIN on the frame.',
    'ask-found': 'Type the number on what you found: IMEI, plate, VIN or serial number.',
    'ask-place': 'Where did you find it? Type the town or area.',
  },
  foundByMessage: 'Send FOUND and the number, like: FOUND 356938035643809',
  languageByMessage: 'Send the name of your language:',
  back: 'Back',
  noData: 'No data? Dial',
  tooLong: 'That was too long. Please start again.',
  when: ' on {date}',
  where: ' in {state}',
  verdicts: {
    stolen: 'STOLEN. Reported stolen{when}{where}. Do not buy it.',
    lost: 'LOST. Reported lost{when}{where}. Do not buy it.',
    underReview: 'UNDER REVIEW. Reported{when}{where}. Do not buy it until the review is done.',
    found: 'FOUND. Reported found{when}. Do not buy it: we are looking for its owner.',
    contested: 'TWO CLAIMS. Two people claim this number. Do not buy it until we decide.',
    listed: 'LISTED by {lists}. Do not buy it.',
    clear: 'NOTHING REPORTED. It is registered.',
    unknown: 'NOT IN THE REGISTRY. It may still be stolen.',
  },
  advice: {
    stolen: 'Do not confront the seller. Go somewhere safe. In danger? Call 112.',
    lost: 'Already have it? Report it as found.',
    underReview: 'Check again later.',
    found: 'Is it yours? Report it lost.',
    contested: 'Check again in a few days.',
    listed: 'Ask the police before you pay.',
    clear: 'Ask for the receipt. Ask the seller to transfer it to you on Toju.',
    unknown: 'Ask for the receipt. Meet in a public place.',
  },
  stale: 'Nobody has confirmed this report for a year.',
  namesakes: 'Other maker, same number: {things}.',
  namesakeStates: {
    stolen: 'stolen',
    lost: 'lost',
    underReview: 'under review',
    contested: 'two claim it',
    found: 'found',
    clear: 'not reported',
  },
  slip: 'One digit is wrong: dial *#06# and read again.',
  notANumber: 'That is not a complete number. Type the number on the item again.',
  numberAlone: 'Send the number alone, without other words.',
  alike: 'Do not buy yet. A reported item has almost this number. Check each letter on the item.',
  proof: 'Proof {number}',
  foundAsk:
    'Is it in your hands? Send FOUND YES and the number, and we tell its owner. Is it for sale? Do not pay.',
  foundNoted:
    'Thank you. If somebody is looking for it, we tell them. Keep it safe, or hand it to the police.',
  lossByMessage:
    'Report yours: send STOLEN or LOST, its number and your state, like: STOLEN 356938035643809 Lagos',
  lossCode: 'Reply CODE {code} within 10 minutes to report it. Not you? Do nothing.',
  lossOnWeb: 'Report it at {url}. To check it, send the number alone.',
  lossWrongCode: 'This code is wrong or too old. Send your report again.',
  lossDone: 'It is reported. See it in your account.',
  textsEnd: 'No more texts? Send STOP.',
  stopped: 'Done. This number gets no more texts about reports. To get them again, send START.',
  started: 'Now turn on texts in your account, under Notifications.',
  phoneCode:
    '{code} is your Toju code. Type it on our page, and give it to nobody. Not you? Send STOP.',
  tooMany: 'Too many requests. Try again later.',
  failed: 'Something went wrong. Please try again.',
}
