import { foldText } from '../text/fold.ts'
import { isStaff, type Role } from '../users/users.ts'

/** Minimum length of a staff password. */
export const minOfStaff = 12

/** A password made only of these words, with or without digits and signs, is guessable. */
const plainWords =
  /^(?:toju|tojung|registry|lost|and|found|stolen|nigeria|naija|password|passwort|admin|welcome)+$/

/** Up to this many digits or signs around a common word do not make it stronger. */
const maxDecoration = 8
/** A password is not personal if it has this many letters besides what others know of the user. */
const minOwnLetters = 4
const minWord = 4
const minName = 3
const phoneDigits = 10
/** `ﷺ` folds to eighteen letters, and the checks below take the square of the length. */
const maxFolded = 128

/** The user that the password is for. */
export interface PasswordOwner {
  email: string
  names: readonly string[]
  phones: readonly string[]
}

export type PasswordRefusal =
  | 'password-short'
  | 'password-common'
  | 'password-personal'
  | 'password-guessable'

/**
 * Why a password is too weak, or null. The contract checks the minimum length for all users.
 * `common` has the most guessed passwords, in lower case.
 */
export function whyWeakPassword(
  password: string,
  {
    role,
    common,
    owner: user,
  }: { role: Role; common: ReadonlySet<string>; owner?: PasswordOwner | undefined },
): PasswordRefusal | null {
  if (isStaff(role) && [...password].length < minOfStaff) {
    return 'password-short'
  }
  const folded = foldText(password).slice(0, maxFolded)
  if (common.has(password.toLowerCase()) || common.has(folded)) {
    return 'password-common'
  }
  if (user && isPersonal(folded, user)) {
    return 'password-personal'
  }
  if (isPlain(folded) || isPattern(folded) || isCommonInDisguise(folded, common)) {
    return 'password-guessable'
  }
  return null
}

/** A few repeated characters, or a run like `abcdefgh`. */
function isPattern(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  const isRun = steps.size === 1 && (steps.has(1) || steps.has(-1))
  const unit = unitOf(text)
  return isRun || (unit !== text && [...unit].length <= minWord)
}

function isPlain(folded: string): boolean {
  const onlyLetters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  return [folded, ...cores(folded)].some((each) => plainWords.test(onlyLetters(each)))
}

const substitutes: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '(': 'c',
}

/** A text as it is, and with digits and signs replaced by the letters they usually stand for. */
function readings(text: string): string[] {
  const read = (one: string) =>
    text.replace(/[^\p{L}\s]/gu, (sign) => (sign === '1' ? one : (substitutes[sign] ?? sign)))
  return [...new Set([text, read('i'), read('l')])]
}

function isCommonInDisguise(folded: string, common: ReadonlySet<string>): boolean {
  return cores(folded).some((core) => core.length >= minWord && common.has(core))
}

/** The words that a decorated password may contain, also reversed, and `abc` for `abcabc`. */
function cores(folded: string): string[] {
  const bare = [
    folded,
    folded.replace(/[-._ ]/g, ''),
    // Each line removes another kind of decoration.
    folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
    folded.replace(/^[^\p{L}]+/gu, ''),
    folded.replace(/[^\p{L}]+$/gu, ''),
    folded.replace(/^\d+|\d+$/g, ''),
    folded.replace(/[^\p{L}\d@$!|€(]+$/gu, ''),
    folded.replace(/(?:19|20)\d\d[^\p{L}\d]*$/gu, ''),
    folded.replace(/\d{1,4}[^\p{L}\d]*$/gu, ''),
    folded.replace(/[!.?*#_-]+$/g, ''),
  ].filter((core) => core !== '' && folded.length - core.length <= maxDecoration)
  return [...new Set(bare)]
    .flatMap(readings)
    .flatMap((each) => [each, unitOf(each)])
    .flatMap((each) => [each, [...each].reverse().join('')])
}

/** `abc` of `abcabcabc`. */
function unitOf(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text
}

function isPersonal(folded: string, user: PasswordOwner): boolean {
  const known = knownPieces(user)
  const reversed = [...folded].reverse().join('')
  return [...readings(folded), ...readings(reversed)].some((each) => isMadeOf(each, known))
}

/** What others know of the user, longest first. */
function knownPieces({ email, names, phones }: PasswordOwner): string[] {
  const [local = '', domain = ''] = foldText(email).split('@')
  const words = [
    ...names.flatMap((name) => foldText(name).split(/[^\p{L}]+/u)),
    ...local.split(/[^\p{L}\d]+/u),
  ]
  const joined = names.map((name) => foldText(name).replace(/[^\p{L}]/gu, ''))
  const numbers = phones
    .map((phone) => phone.replace(/\D/g, '').slice(-phoneDigits))
    .filter((digits) => digits.length === phoneDigits)
  const pieces = [
    foldText(email),
    local,
    domain,
    domain.replace(/\..*/s, ''),
    ...words,
    ...joined,
    ...numbers,
  ]
  return [...new Set(pieces)]
    .filter((piece) => piece.length >= minName && !/^\d{1,7}$/.test(piece))
    .sort((a, b) => b.length - a.length)
}

/** Whether hardly any letters remain once these pieces are removed from the text. */
function isMadeOf(text: string, pieces: readonly string[]): boolean {
  let left = text
  for (const piece of pieces) left = left.replaceAll(piece, ' ')
  if (left === text) return false
  const letters = left.replace(/[^\p{L}]/gu, '').length
  const others = left.replace(/[\p{L}\s]/gu, '').length
  return letters < minOwnLetters && letters + others <= maxDecoration
}
