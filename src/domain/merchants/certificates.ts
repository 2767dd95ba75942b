import { maskCacNumber } from './cac-numbers.ts'

/** What a certificate says, and what is signed. */
export interface CertificateFacts {
  /** `TJ-7K4M-9QXP` */
  number: string
  business: string
  /** Masked: the paper hangs on a wall. */
  cac: string
  /** Days in Nigeria, `2026-03-04`. */
  issued: string
  expires: string
}

export const certificateStatuses = ['valid', 'expired', 'revoked'] as const
export type CertificateStatus = (typeof certificateStatuses)[number]

// Without I, L, O and U: read aloud, they are taken for others.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number out of eight random bytes, hard to guess and easy to say. */
export function certificateNumber(bytes: Uint8Array): string {
  const text = Array.from(bytes.slice(0, 8), (byte) => alphabet[byte % 32]).join('')
  return `TJ-${text.slice(0, 4)}-${text.slice(4)}`
}

/** The number somebody typed, spelt as ours are; null for what cannot be one. */
export function parseCertificateNumber(text: string): string | null {
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const [, body] =
    /^TJ([0-9A-HJKMNP-TV-Z]{8})$/.exec(
      bare.slice(0, 2) + bare.slice(2).replace(/O/g, '0').replace(/[IL]/g, '1'),
    ) ?? []
  return body ? `TJ-${body.slice(0, 4)}-${body.slice(4)}` : null
}

/** The first thing in a text that reads as a number of ours. */
export function certificateNumberIn(text: string): string | null {
  const [found] = /\bTJ[\s-]?[0-9A-Z]{4}[\s-]?[0-9A-Z]{4}\b/i.exec(text) ?? []
  return found ? parseCertificateNumber(found) : null
}

/** The exact text that is signed: JSON without spaces, names in the order of the alphabet. */
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
    issued: nigerianDay(given.issuedAt),
    expires: nigerianDay(given.expiresAt),
  }
}

const hourMs = 3_600_000

/** The day it is in Nigeria (UTC+1, no summer time). */
function nigerianDay(at: number): string {
  return new Date(at + hourMs).toISOString().slice(0, 10)
}

/** How a certificate stands at a moment. */
export function certificateStatusOf(
  certificate: { expiresAt: number; revokedAt: number | null },
  now: number,
): CertificateStatus {
  if (certificate.revokedAt !== null) return 'revoked'
  return certificate.expiresAt <= now ? 'expired' : 'valid'
}

export type CertificateFact = keyof CertificateFacts

/**
 * Which facts of a certificate a pasted text lacks, though it holds more than the code alone: somebody
 * has changed the paper around its code.
 */
export function missingFacts(text: string, facts: CertificateFacts): CertificateFact[] {
  const plain = bare(text)
  const wanted = {
    number: [facts.number],
    business: [facts.business],
    cac: [facts.cac],
    issued: dayForms(facts.issued),
    expires: dayForms(facts.expires),
  }
  return (Object.keys(wanted) as CertificateFact[]).filter(
    (fact) => !wanted[fact].some((form) => plain.includes(bare(form))),
  )
}

const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `4 March 2026`, as it stands on the paper. */
export function certificateDay(day: string): string {
  return dayWords.format(new Date(day))
}

function dayForms(day: string): string[] {
  return [certificateDay(day), day]
}

/** Letters and digits alone: readers of PDFs break lines and lose spaces as they like. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
