import { decodeJwt } from 'jose'
import { Problem } from '../../../api/problem.ts'
import type { TransferProof } from '../../../api/transfers/transfers.ts'
import { isAmong, isSure } from '../../../domain/identifiers/read/candidates.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import {
  type AnyClaims,
  isSheet,
  type ProvenAnswer,
  verifyProof,
} from '../../../domain/proofs/check-proof.ts'
import { parseProofNumber } from '../../../domain/proofs/proof-numbers.ts'
import type { IdentifierRow, TransferRow } from '../../db/tables.ts'
import { verifyEd25519 } from '../../lib/ed25519-key.ts'
import { checkProofQuery } from '../../queries/proofs/check-proofs.ts'
import type { Context } from '../context.ts'
import { checkJwks } from '../proofs/check-jwks.ts'

type Identity = Pick<IdentifierRow, 'namespace' | 'key'>

/**
 * The number of the proof that a seller adds to an offer. Throws unless this registry signed it and
 * it is about the asset: any other proof would mislead.
 */
export function requireProofOf(claims: AnyClaims | null, identifiers: readonly Identity[]): string {
  if (!claims) throw new Problem('INVALID_INPUT', 'no-such-proof', { field: 'proof' })
  if (!answerAbout(claims, identifiers)) {
    throw new Problem('INVALID_INPUT', 'proof-of-another', { field: 'proof' })
  }
  return claims.jti
}

/** What the proof of an offer says about its asset; null if there is none or it was deleted. */
export async function proofOfTransfer(
  ctx: Pick<Context, 'database' | 'checkKey'>,
  { proof_number }: Pick<TransferRow, 'proof_number'>,
  identifiers: readonly Identity[],
): Promise<TransferProof | null> {
  const claims = proof_number === null ? null : await claimsOf(ctx, proof_number)
  const answer = claims && answerAbout(claims, identifiers)
  if (!claims || !answer) return null
  const { verdict, underReview, listings } = answer
  return {
    ...{ number: claims.jti, verdict, underReview, asOf: Date.parse(claims.asOf) },
    ...(listings && { listings }),
  }
}

/** What a proof says, by its number or its text; null if this registry did not sign and keep it. */
export async function claimsOf(
  ctx: Pick<Context, 'database' | 'checkKey'>,
  given: string,
): Promise<AnyClaims | null> {
  const number = parseProofNumber(given)
  if (number !== null) {
    const stored = await checkProofQuery(ctx.database.read, number).executeTakeFirst()
    return stored ? (decodeJwt(stored.jws) as unknown as AnyClaims) : null
  }
  const result = await verifyProof(given, await checkJwks(ctx), verifyEd25519)
  if (!result.valid) return null
  // Only a stored proof can be shown to the buyer later.
  const { jti } = result.claims
  return (await checkProofQuery(ctx.database.read, jti).executeTakeFirst()) ? result.claims : null
}

function answerAbout(
  claims: AnyClaims,
  identifiers: readonly Identity[],
): ProvenAnswer | undefined {
  const answers = isSheet(claims) ? claims.rows : [claims]
  return answers.find(({ identifier }) =>
    readText(identifier).candidates.some(
      (read) => isSure(read) && identifiers.some((each) => isAmong([read], each)),
    ),
  )
}
