import { randomBytes } from 'node:crypto'
import {
  canonicalText,
  certificateFacts,
  certificateNumber,
} from '../../domain/merchants/certificates.ts'
import type { Queries } from '../db/database.ts'
import type { CertificateRow, MerchantRow } from '../db/tables.ts'
import { insertCertificate } from '../queries/merchants/certificates.ts'
import type { CertificateSigner } from './signing-key.ts'

/** Issues the certificate of a newly verified business until `expiresAt`. Returns its number. */
export async function issueCertificate(
  tx: Queries,
  signer: CertificateSigner,
  merchant: Pick<MerchantRow, 'id' | 'name' | 'cac_number'>,
  { issuedAt, expiresAt }: { issuedAt: number; expiresAt: number },
): Promise<string> {
  const certificate = {
    id: certificateNumber(randomBytes(8)),
    merchant_id: merchant.id,
    business: merchant.name,
    cac_number: merchant.cac_number,
    issued_at: issuedAt,
    expires_at: expiresAt,
    revoked_at: null,
    key_id: signer.keyId,
  }
  const signature = signer.sign(canonicalText(factsOf(certificate)))
  await insertCertificate(tx, { ...certificate, signature }, signer.publicKey)
  return certificate.id
}

/** The facts on a certificate, which its signature covers. */
export function factsOf(row: Omit<CertificateRow, 'signature'>) {
  return certificateFacts({
    number: row.id,
    business: row.business,
    cacNumber: row.cac_number,
    issuedAt: row.issued_at,
    expiresAt: row.expires_at,
  })
}
