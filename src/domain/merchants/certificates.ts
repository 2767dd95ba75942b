import { dayOf } from '../calendar-days.ts'
import { normalForm } from '../text/normal-form.ts'
import { withPlainSigns } from '../text/scripts.ts'
import { maskCacNumber } from './cac-numbers.ts'

/** The facts that a certificate states and that are signed. */
export interface CertificateFacts {
  /** `TJ-7K4M-9QXP` */
  number: string
  business: string
  /** Masked: a certificate hangs on a wall for everyone to see. */
  cac: string
  /** Days in Nigeria, `2026-03-04`. */
  issued: string
  expires: string
}

export const certificateStatuses = ['valid', 'expired', 'revoked'] as const
export type CertificateStatus = (typeof certificateStatuses)[number]

// Without I, L, O and U, which are misheard or misread.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A certificate number from eight random bytes: hard to guess and easy to say. */
export function certificateNumber(bytes: Uint8Array): string {
  const text = Array.from(bytes.slice(0, 8), (byte) => alphabet[byte % 32]).join('')
  return `TJ-${text.slice(0, 4)}-${text.slice(4)}`
}

/** The canonical form of a typed number; null if it cannot be one. */
export function parseCertificateNumber(text: string): string | null {
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const [, body] =
    /^TJ([0-9A-HJKMNP-TV-Z]{8})$/.exec(
      bare.slice(0, 2) + bare.slice(2).replace(/O/g, '0').replace(/[IL]/g, '1'),
    ) ?? []
  return body ? `TJ-${body.slice(0, 4)}-${body.slice(4)}` : null
}

/** The first certificate number in a text. */
export function certificateNumberIn(text: string): string | null {
  const [found] = /\bTJ[\s-]?[0-9A-Z]{4}[\s-]?[0-9A-Z]{4}\b/i.exec(text) ?? []
  return found ? parseCertificateNumber(found) : null
}

/** The exact text that is signed: JSON without spaces, keys in alphabetical order. */
export function canonicalText(facts: CertificateFacts): string {
  const { business, cac, expires, issued, number } = facts
  return JSON.stringify({ business, cac, expires, issued, number })
}

export function certificateFacts(given: {
  number: string
  business: string
  /** In full. */
  cacNumber: string
  issuedAt: number
  expiresAt: number
}): CertificateFacts {
  return {
    number: given.number,
    business: given.business,
    cac: maskCacNumber(given.cacNumber),
    issued: dayOf(given.issuedAt),
    expires: dayOf(given.expiresAt),
  }
}

/** The status of a certificate at a moment. */
export function certificateStatusOf(
  certificate: { expiresAt: number; revokedAt: number | null },
  now: number,
): CertificateStatus {
  if (certificate.revokedAt !== null) return 'revoked'
  return certificate.expiresAt <= now ? 'expired' : 'valid'
}

export type CertificateFact = keyof CertificateFacts

/**
 * The facts that the pasted text of a certificate lacks. If it has more than the code, somebody has
 * changed the text around the code.
 */
export function missingFacts(text: string, facts: CertificateFacts): CertificateFact[] {
  const plain = bare(text)
  const forms = formsOf(facts)
  return certificateFactNames.filter((fact) => !forms[fact].some((form) => plain.includes(form)))
}

const certificateFactNames = ['number', 'business', 'cac', 'issued', 'expires'] as const

/** How a text may write each fact. */
function formsOf({ number, business, cac, issued, expires }: CertificateFacts) {
  return {
    number: [bare(number)],
    business: [bare(business)],
    cac: [bare(cac)],
    issued: dayForms(issued).map(bare),
    expires: dayForms(expires).map(bare),
  } satisfies Record<CertificateFact, string[]>
}

const gap = '|'

/**
 * Whether a text has more than the facts and the printed words of its certificate, each once: a name
 * that is longer, or another day that ends like the right one. It may begin or end within printed words.
 */
export function saysMore(
  text: string,
  facts: CertificateFacts,
  printed: readonly string[],
): boolean {
  let rest = bare(text)
  const words = printed.map(bare)
  const pieces = [...Object.values(formsOf(facts)).flat(), ...words]
  for (const piece of pieces.toSorted((a, b) => b.length - a.length)) {
    rest = rest.replace(piece, gap)
  }
  const parts = rest.split(gap)
  const [first = '', last = ''] = [parts.shift(), parts.pop()]
  return (
    parts.some((part) => part !== '') ||
    !words.some((each) => each.endsWith(first)) ||
    !words.some((each) => each.startsWith(last))
  )
}

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `4 March 2026`, as printed on the certificate. */
export function certificateDay(day: string): string {
  return dayWords.format(new Date(day))
}

function dayForms(day: string): string[] {
  return [certificateDay(day), day]
}

/** Only letters and digits: PDF readers break lines and drop spaces arbitrarily. */
function bare(text: string): string {
  return withPlainSigns(normalForm(text, 'NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const start = 'TOJU1.'
const form = /^TOJU1\.([0-9a-f]{16})\.([\w-]{86})/

/** The signer and the signature, as printed on the certificate and in its QR code. */
export interface CertificateCode {
  keyId: string
  /** Ed25519, base64url. */
  signature: string
}

export function certificateCode({ keyId, signature }: CertificateCode): string {
  return `${start}${keyId}.${signature}`
}

/**
 * The code in a text, even with line breaks in it. Null if there is none, `broken` if it is
 * incomplete or has extra characters.
 */
export function certificateCodeIn(text: string): CertificateCode | 'broken' | null {
  const at = text.indexOf(start)
  if (at < 0) return null
  const [, keyId, signature] = form.exec(text.slice(at).replace(/\s+/g, '')) ?? []
  return keyId && signature ? { keyId, signature } : 'broken'
}

/** The text without its code. */
export function withoutCode(text: string, code: CertificateCode): string {
  const letters = [...certificateCode(code)].map((letter) => letter.replace(/[.]/, '\\.'))
  return text.replace(new RegExp(letters.join('\\s*')), ' ')
}
