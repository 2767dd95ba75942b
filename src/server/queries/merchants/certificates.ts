import type { Queries } from '../../db/database.ts'
import type { CertificateRow } from '../../db/tables.ts'
import { findRow, updateRows } from '../rows-by-columns.ts'

export async function findCertificate(db: Queries, number: string) {
  return findRow(db, 'certificates', { id: number })
}

export async function insertCertificate(
  tx: Queries,
  certificate: CertificateRow,
  publicKey: string,
): Promise<void> {
  // The key is stored at its first use and stays when the server changes keys.
  await tx
    .insertInto('certificate_keys')
    .values({
      id: certificate.key_id,
      public_key: publicKey,
      created_at: certificate.issued_at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  await tx.insertInto('certificates').values(certificate).execute()
}

/** Revokes a certificate, or with null restores it. */
export async function setRevoked(tx: Queries, number: string, at: number | null): Promise<void> {
  await updateRows(tx, 'certificates', { id: number }, { revoked_at: at })
}

export async function findCertificateKey(db: Queries, id: string) {
  return findRow(db, 'certificate_keys', { id })
}

/** Stores the hash of a PDF before it is served. */
export async function recordCertificateHash(
  tx: Queries,
  hash: { sha256: string; certificate_id: string },
  now: number,
): Promise<void> {
  await tx
    .insertInto('certificate_hashes')
    .values({ ...hash, made_at: now })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
}

/** The number of the certificate that a PDF with this hash shows. */
export async function certificateNumberOfHash(
  db: Queries,
  sha256: string,
): Promise<string | undefined> {
  const hash = await findRow(db, 'certificate_hashes', { sha256 })
  return hash?.certificate_id
}
