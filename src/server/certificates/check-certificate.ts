import type { CertificateCheck, CertificateRecord } from '../../api/merchants/certificates.ts'
import {
  type CertificateCode,
  type CertificateStatus,
  canonicalText,
  certificateCodeIn,
  certificateNumberIn,
  certificateStatusOf,
  missingFacts,
  parseCertificateNumber,
  saysMore,
  withoutCode,
} from '../../domain/merchants/certificates.ts'
import { certificateMessages, certificateWords } from '../../locales/en/certificates.ts'
import { site } from '../../site.ts'
import type { Database, Queries } from '../db/database.ts'
import type { CertificateRow } from '../db/tables.ts'
import {
  certificateNumberOfHash,
  findCertificate,
  findCertificateKey,
} from '../queries/merchants/certificates.ts'
import { findListedMerchant, hasActiveOwner } from '../queries/merchants/merchants.ts'
import { factsOf } from './issue-certificate.ts'
import { certificateAddress } from './pdf-cache.ts'
import { isSigned } from './signing-key.ts'

/** The public record of a certificate; undefined for an unknown number. */
export async function certificateRecordOf(db: Queries, number: string, now: number) {
  const row = await findCertificate(db, number)
  return row && toRecord(db, row, now)
}

/** Checks a pasted text, the content of a QR code, or a certificate number. */
export async function checkText(
  { read: db }: Pick<Database, 'read'>,
  text: string,
  { now, origin }: { now: number; origin: string },
): Promise<CertificateCheck> {
  const printed = [...Object.values(certificateWords), site.name, certificateAddress(origin)]
  const code = certificateCodeIn(text)
  const number = certificateNumberIn(text)
  const row = number === null ? undefined : await findCertificate(db, number)
  if (!row) return code === null ? unknown(number) : forged()
  const certificate = await toRecord(db, row, now)
  if (code === null) return besideCode(text, row, { certificate, printed })
  if (code === 'broken' || !(await isCodeOf(db, row, code))) return forged()
  const rest = withoutCode(text, code)
  return isNumberOf(row, rest)
    ? { verdict: 'genuine', message: certificateMessages['code-right'], certificate }
    : besideCode(rest, row, { certificate, printed, isCodeRight: true })
}

/** Checks whether a PDF is byte for byte one that the server issued. */
export async function checkFile(
  db: Queries,
  sha256: string,
  now: number,
): Promise<CertificateCheck> {
  const number = await certificateNumberOfHash(db, sha256)
  const certificate = number && (await certificateRecordOf(db, number, now))
  if (certificate) {
    return {
      verdict: 'genuine',
      message: certificateMessages['file-right'],
      certificate,
    }
  }
  return {
    verdict: 'forged',
    message: certificateMessages['file-unknown'],
    certificate: null,
  }
}

/** The status of a certificate. It counts as revoked while its owner's account is not active. */
export async function statusNow(
  db: Queries,
  row: CertificateRow,
  now: number,
): Promise<CertificateStatus> {
  const isOwnerActive = await hasActiveOwner(db, row.merchant_id)
  const revokedAt = row.revoked_at ?? (isOwnerActive ? null : now)
  return certificateStatusOf({ expiresAt: row.expires_at, revokedAt }, now)
}

async function toRecord(db: Queries, row: CertificateRow, now: number): Promise<CertificateRecord> {
  const merchant = await findListedMerchant(db, row.merchant_id)
  return {
    ...factsOf(row),
    status: await statusNow(db, row, now),
    merchantSlug: merchant?.slug ?? null,
  }
}

/** Whether the code is the signature of this certificate. */
async function isCodeOf(
  db: Queries,
  row: CertificateRow,
  { keyId, signature }: CertificateCode,
): Promise<boolean> {
  const key = await findCertificateKey(db, keyId)
  return key !== undefined && isSigned(canonicalText(factsOf(row)), signature, key.public_key)
}

/** Whether a text is the number or its URL: what the QR code has beside the code. */
function isNumberOf({ id }: CertificateRow, rest: string): boolean {
  const number = rest
    .trim()
    .replace(/^https?:\/\/[^/\s]+\/certificate\//, '')
    .replace(/\?code=$/, '')
  return parseCertificateNumber(number) === id
}

/** `TJ 7K4M 9QXP` */
const maxWordsOfNumber = 3

/** Compares the text of a certificate with its record. */
function besideCode(
  text: string,
  row: CertificateRow,
  {
    certificate,
    printed,
    isCodeRight = false,
  }: { certificate: CertificateRecord; printed: readonly string[]; isCodeRight?: boolean },
): CertificateCheck {
  if (!isCodeRight && text.trim().split(/\s+/).length <= maxWordsOfNumber) {
    return {
      verdict: 'recorded',
      message: certificateMessages['number-known'],
      certificate,
    }
  }
  const missing = missingFacts(text, factsOf(row))
  if (missing.length > 0) {
    return {
      verdict: 'edited',
      message: certificateMessages.edited({ missing }),
      certificate,
    }
  }
  if (saysMore(text, factsOf(row), printed)) {
    return { verdict: 'edited', message: certificateMessages.longer, certificate }
  }
  return isCodeRight
    ? {
        verdict: 'genuine',
        message: certificateMessages['text-right'],
        certificate,
      }
    : {
        verdict: 'recorded',
        message: certificateMessages['code-missing'],
        certificate,
      }
}

function forged(): CertificateCheck {
  return {
    verdict: 'forged',
    message: certificateMessages.forged,
    certificate: null,
  }
}

function unknown(number: string | null): CertificateCheck {
  return {
    verdict: 'unknown',
    message:
      number === null
        ? certificateMessages['no-number']
        : certificateMessages['number-unknown']({ number }),
    certificate: null,
  }
}
