import { foldText } from '../text/fold.ts'
import { withPlainSigns } from '../text/scripts.ts'

/** Letters of other alphabets, and digits, that look like Latin letters. */
const lookAlikes: Record<string, string> = {
  ...{ '0': 'o', о: 'o', ο: 'o', т: 't', τ: 't', ј: 'j', ϳ: 'j', υ: 'u', ц: 'u', а: 'a', α: 'a' },
  ...{
    е: 'e',
    ε: 'e',
    с: 'c',
    р: 'p',
    ρ: 'p',
    '1': 'l',
    і: 'i',
    ι: 'i',
    '3': 'e',
    '5': 's',
    $: 's',
  },
}

/** What services say of themselves, and what fraud says of accounts and money. */
const wordsOfServices =
  /\b(?:(?:support|account|security|official|payment|customer)\w*|team|help(?:desk|line)?|care|services?|admin\w*|staff|desk|office|registry|alerts?|notice|urgent\w*|acct|banks?|police|efcc|cbn|verif\w*|lock(?:ed)?|unlock|block(?:ed)?|suspend\w*|expire[sd]?|pay|paid|pin|otp|bvn|nin|password|refunds?|call|text|sms|whatsapp|telegram|send|transfer|click|win|won|prize|naira|ngn|gtb|gtbank|opay|palmpay|moniepoint|uba|ltd|limited)\b/

/** Digits in words: `zero eight zero three`. */
const digitWords = /\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/g

/** A telephone or account number, however it is grouped. */
const longNumber = /(?:\p{Nd}[\s().+/_-]*){7,}/u
/** ₦5000, N5,000. */
const money = /₦|\b[n#]\s?\d[\d,]{2,}/i

/**
 * Whether a stranger's mail should leave out this name or title: it sounds like us or another
 * service, or has a number to call or to pay to. The mail is sent without it.
 */
export function soundsLikeService(text: string): boolean {
  const spaced = withPlainSigns(text).replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
  const plain = foldText(spaced)
  if (longNumber.test(plain.replace(digitWords, '0')) || money.test(plain)) return true
  const latin = [...plain].map((letter) => lookAlikes[letter] ?? letter).join('')
  const words = latin.replace(/[^\p{L}]+/gu, ' ').trim()
  // Letters with spaces between them.
  const joined = words.replace(/\b(\p{L}) (?=\p{L}\b)/gu, '$1')
  // Any name with ours in it: a list of what may follow has no end. People called Toju are “somebody”.
  return [words, joined].some((each) => wordsOfServices.test(each) || each.includes('toju'))
}
