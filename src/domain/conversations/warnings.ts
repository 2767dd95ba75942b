import { tokenize } from '../matching/tokenize.ts'
import { normalize } from '../text/normal-form.ts'
import { withPlainDigits, withPlainSigns } from '../text/scripts.ts'
import { type ContactWarning, contactWarnings } from './conversations.ts'

/**
 * Whole phrases, folded like `tokenize` folds: English, Pidgin, what money and codes are called in
 * Hausa, Yoruba and Igbo, and names of banks and wallets.
 */
const phrases: Readonly<Record<Exclude<ContactWarning, 'contact' | 'link'>, readonly string[]>> = {
  money: [
    'money',
    'cash',
    'naira',
    'ngn',
    'pay',
    'payment',
    'paid',
    'transfer',
    'account number',
    'acct',
    'account no',
    'opay',
    'palmpay',
    'moniepoint',
    'kuda',
    'gtb',
    'gtbank',
    'zenith',
    'uba',
    'access bank',
    'first bank',
    'send me something',
    'find me something',
    'find something for me',
    'drop something',
    'settle me',
    'settle',
    'wetin you get for me',
    'your boy',
    'bring something',
    'appreciate me',
    'how much will you give',
    'how much you go give',
    'airtime',
    'recharge card',
    'gift card',
    'bitcoin',
    'btc',
    'usdt',
    'crypto',
    'ransom',
    'reward first',
    'half now',
    'deposit',
    'bail',
    'transport fare',
    'logistics fee',
    'processing fee',
    'kudi',
    'kudin',
    'biya',
    'owo',
    'sanwo',
    'ego',
    'ugwo',
  ],
  threat: [
    'or else',
    'i will sell',
    'i go sell',
    'sell it off',
    'sell am',
    'i will format',
    'i will flash',
    'i go flash',
    'i will post',
    'i will leak',
    'your pictures',
    'your nudes',
    'nudes',
    'your videos',
    'i know where you live',
    'i know your house',
    'come alone',
    'dont tell police',
    'do not tell police',
    'no police',
    'dont involve police',
    'you will regret',
    'you go regret',
    'kill',
    'i will destroy',
    'i go spoil',
    'last warning',
    'before it is too late',
  ],
  // Also the code of the hand-over, which closes the report of the loss.
  code: [
    'code',
    'six digits',
    '6 digits',
    'otp',
    'pin',
    'password',
    'passcode',
    'icloud',
    'apple id',
    'google account',
    'bvn',
    'nin',
    'card number',
    'cvv',
    'remove the lock',
    'pattern',
    'koodu',
    'lambar sirri',
    'kalmar sirri',
  ],
}

// At least ten digits, however spaced: a telephone or account number.
const longNumber = /(?:\+?\d[\s().-]?){10,}/
// One character before the sign is enough: a pattern for the whole run would take quadratic time,
// and a conversation has hundreds of messages.
const emailAddress = /[^\s@]@[^\s@]+\.[a-z]{2}/i
const handles =
  /\b(?:whatsapp|wa\.me|telegram|t\.me|instagram|facebook|snapchat|call me|text me|my number)\b/i

/**
 * Warnings for the reader of a message, which do not block it. Links are found on the server: the
 * list of suffixes is too long for a browser.
 */
export function warningsIn(written: string, hasLink: boolean): ContactWarning[] {
  const text = withPlainSigns(written)
  const words = ` ${tokenize(text).join(' ')} `
  // Without what people insert between letters to evade filters: m.o.n.e.y, pa y.
  const joined = tokenize(text.replace(/(?<=\b\p{L})[.\-_*\s](?=\p{L}\b)/gu, '')).join(' ')
  const has = (list: readonly string[]) =>
    list.some((phrase) => words.includes(` ${phrase} `) || ` ${joined} `.includes(` ${phrase} `))
  const isIn: Record<ContactWarning, boolean> = {
    money: has(phrases.money) || /[₦$]|\b\d+\s?k\b/i.test(text),
    threat: has(phrases.threat),
    contact: longNumber.test(withDigits(text)) || emailAddress.test(text) || handles.test(text),
    link: hasLink,
    code: has(phrases.code),
  }
  return contactWarnings.filter((warning) => isIn[warning])
}

const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  oh: '0',
}

/** Replaces the words for digits: `oh eight oh three` → `0 8 0 3`. */
function withDigits(text: string): string {
  return withPlainDigits(normalize(text, 'NFKC')).replace(
    /[a-z]+/gi,
    (word) => digitWords[word.toLowerCase()] ?? word,
  )
}
