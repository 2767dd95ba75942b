import { randomInt } from 'node:crypto'
import { CompactSign } from 'jose'
import type { ProofRecord } from '../../../api/proofs/proofs.ts'
import { toBase64 } from '../../../domain/bytes.ts'
import {
  type ProvenAnswer,
  proofAlgorithm,
  proofType,
  type Sale,
  sheetType,
} from '../../../domain/proofs/check-proof.ts'
import { formatProofNumber, maxProofValue } from '../../../domain/proofs/proof-numbers.ts'
import { sha256 } from '../../lib/sha256.ts'
import { insertCheckKey, insertCheckProof } from '../../queries/proofs/check-proofs.ts'
import { findLogHead } from '../../queries/proofs/log-tree.ts'
import type { Context } from '../context.ts'

type Services = Pick<Context, 'database' | 'checkKey' | 'now' | 'origin'>

/**
 * Signs the result of a lookup, and stores the proof under a new number. All channels use this, so
 * a proof by SMS can be opened on the web.
 */
export function signProof(
  ctx: Services,
  answer: ProvenAnswer,
  { holder, sale }: { holder?: string | undefined; sale?: Sale } = {},
): Promise<ProofRecord> {
  return sign(ctx, proofType, {
    ...toAnswer(answer),
    ...(holder && { holder }),
    ...(sale && { sale }),
  })
}

/** Signs the results of a batch as one proof. */
export function signSheet(ctx: Services, rows: readonly ProvenAnswer[]): Promise<ProofRecord> {
  return sign(ctx, sheetType, { rows: rows.map(toAnswer) })
}

function toAnswer({
  kind,
  identifier,
  verdict,
  underReview,
  listings,
}: ProvenAnswer): ProvenAnswer {
  return { kind, identifier, verdict, underReview, ...(listings && { listings }) }
}

async function sign(
  { database, checkKey, now, origin }: Services,
  typ: typeof proofType | typeof sheetType,
  payload: ProvenAnswer | { rows: ProvenAnswer[] },
): Promise<ProofRecord> {
  const head = await findLogHead(database.read)
  const { kid, x, privateKey } = checkKey
  for (;;) {
    const number = formatProofNumber(randomInt(maxProofValue))
    if (number === null) continue
    const claims = {
      iss: origin,
      jti: number,
      iat: Math.floor(now / 1000),
      ...payload,
      asOf: new Date(now).toISOString().replace(/\.\d+/, ''),
      log: { size: head?.size ?? 0, root: head?.root ?? toBase64(sha256(new Uint8Array())) },
    }
    const jws = await new CompactSign(Buffer.from(JSON.stringify(claims)))
      .setProtectedHeader({ alg: proofAlgorithm, kid, typ })
      .sign(privateKey)
    const isStored = await database.write(async (tx) => {
      await insertCheckKey(tx, { kid, x, created_at: now })
      return insertCheckProof(tx, { number, jws, created_at: now })
    })
    // Otherwise the number is in use, which is rare among 30 thousand million numbers.
    if (isStored) return { number, jws }
  }
}
