import { statusNow } from '../certificates/check-certificate.ts'
import type { Sender } from '../lib/senders/sender.ts'
import { findCertificate } from '../queries/merchants/certificates.ts'
import type { AppContext } from '../services/context.ts'
import type { ServedFile } from './answers.ts'

/** The PDF of a certificate and its headers; null for an unknown or revoked certificate. */
export async function serveCertificatePdf(
  {
    database,
    limiter,
    certificatePdfs,
    now,
  }: Pick<AppContext, 'database' | 'limiter' | 'certificatePdfs' | 'now'>,
  number: string,
  sender: Sender,
): Promise<ServedFile | null> {
  await limiter.consume('page', sender)
  const certificate = await findCertificate(database.read, number)
  if (!certificate) return null
  if ((await statusNow(database.read, certificate, now())) === 'revoked') return null
  const body = await certificatePdfs.of(certificate, sender, now())
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
