import { readCertificateNumber } from '../../domain/certificates.ts'
import { findCertificate } from '../queries/certificates.ts'
import type { Services } from '../services.ts'
import { standingNow } from './check-certificate.ts'

/** `/certificate/TJ-7K4M-9QXP.pdf` → its number; null for other paths. */
export function paperAskedFor(path: string): string | null {
  const [, name] = /^\/certificate\/([\w-]{1,20})\.pdf$/.exec(path) ?? []
  return name ? readCertificateNumber(name) : null
}

/** The PDF of a certificate and its headers; null when there is none of that number, or it was taken back. */
export async function servePaper(
  { database, limiter, papers, now }: Pick<Services, 'database' | 'limiter' | 'papers' | 'now'>,
  number: string,
  address: string,
): Promise<{ headers: Record<string, string>; body: Buffer } | null> {
  const certificate = await findCertificate(database.read, number)
  if (!certificate) return null
  if ((await standingNow(database.read, certificate, now())) === 'revoked') return null
  await limiter.take('certificate', address)
  const body = await papers.of(certificate, now())
  return {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(body.length),
      'content-disposition': `inline; filename="${certificate.id}.pdf"`,
      'cache-control': 'no-store',
    },
    body,
  }
}
