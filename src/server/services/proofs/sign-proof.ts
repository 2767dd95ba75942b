import { randomBytes } from 'node:crypto'
import { CompactSign } from 'jose'
import type { LookupResult } from '../../../api/lookup/lookup-result.ts'
import type { ProofRecord } from '../../../api/proofs/proof-record.ts'
import { toBase64 } from '../../../domain/bytes.ts'
import { type ProofClaims, proofAlgorithm, proofType } from '../../../domain/proofs/check-proof.ts'
import { proofNumber } from '../../../domain/proofs/proof-numbers.ts'
import { sha256 } from '../../lib/sha256.ts'
import { insertCheckProof, keepCheckKey } from '../../queries/proofs/check-proofs.ts'
import { findLogHead } from '../../queries/proofs/log-tree.ts'
import type { Context } from '../context.ts'

type Answer = LookupResult & {
  kind: ProofClaims['kind']
  verdict: ProofClaims['verdict']
}

/** Signs what a look-up answered just now, and keeps it under its number. */
export async function signProof(
  ctx: Pick<Context, 'database' | 'checkKey' | 'now' | 'origin'>,
  { kind, identifier, verdict, underReview }: Answer,
  holder?: string,
): Promise<ProofRecord> {
  const { database, checkKey, now, origin } = ctx
  const head = await findLogHead(database.read)
  const number = proofNumber(randomBytes(10))
  const claims: ProofClaims = {
    iss: origin,
    jti: number,
    iat: Math.floor(now / 1000),
    kind,
    identifier,
    verdict,
    underReview,
    asOf: new Date(now).toISOString().replace(/\.\d+/, ''),
    log: { size: head?.size ?? 0, root: head?.root ?? toBase64(sha256(new Uint8Array())) },
    ...(holder && { holder }),
  }
  const { kid, x, privateKey } = checkKey
  const jws = await new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: proofAlgorithm, kid, typ: proofType })
    .sign(privateKey)
  await database.write(async (tx) => {
    await keepCheckKey(tx, { kid, x, created_at: now })
    await insertCheckProof(tx, { number, jws, created_at: now })
  })
  return { number, jws }
}
