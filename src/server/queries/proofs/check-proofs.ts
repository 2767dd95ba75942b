import type { Queries } from '../../db/database.ts'
import type { CheckKeyRow, CheckProofRow } from '../../db/tables.ts'
import { insertOnce } from '../rows-by-columns.ts'

/** Stores a proof; false if its number is taken. */
export async function insertCheckProof(tx: Queries, proof: CheckProofRow): Promise<boolean> {
  return insertOnce(tx, 'check_proofs', proof, 'number')
}

export function checkProofQuery(db: Queries, number: string) {
  return db.selectFrom('check_proofs').select('jws').where('number', '=', number)
}

/** Stores a public key, so that its signatures can be verified after another key replaces it. */
export async function insertCheckKey(tx: Queries, key: CheckKeyRow): Promise<void> {
  await tx
    .insertInto('check_keys')
    .values(key)
    .onConflict((conflict) => conflict.column('kid').doNothing())
    .execute()
}

/** All public keys, newest first. */
export async function checkKeys(db: Queries): Promise<CheckKeyRow[]> {
  return db
    .selectFrom('check_keys')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute()
}
