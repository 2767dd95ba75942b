import type { Queries } from '../../db/database.ts'
import type { CertificateKeyRow, CertificateRow } from '../../db/tables.ts'

export async function findCertificate(
  db: Queries,
  number: string,
): Promise<CertificateRow | undefined> {
  return db.selectFrom('certificates').selectAll().where('id', '=', number).executeTakeFirst()
}

export async function insertCertificate(
  tx: Queries,
  certificate: CertificateRow,
  publicKey: string,
): Promise<void> {
  // Known from its first use on; it stays when the server goes on to another.
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

/** Revokes a certificate, or with null makes it good again. */
export async function setRevoked(tx: Queries, number: string, at: number | null): Promise<void> {
  await tx.updateTable('certificates').set({ revoked_at: at }).where('id', '=', number).execute()
}

export async function findCertificateKey(
  db: Queries,
  id: string,
): Promise<CertificateKeyRow | undefined> {
  return db.selectFrom('certificate_keys').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Remembers a PDF that is about to be given out. */
export async function recordCertificateHash(
  tx: Queries,
  print: { sha256: string; certificate_id: string },
  now: number,
): Promise<void> {
  await tx
    .insertInto('certificate_hashes')
    .values({ ...print, made_at: now })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute()
}

/** The number of the certificate whose PDF hashes to this. */
export async function certificateNumberOfHash(
  db: Queries,
  sha256: string,
): Promise<string | undefined> {
  const print = await db
    .selectFrom('certificate_hashes')
    .select('certificate_id')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return print?.certificate_id
}
