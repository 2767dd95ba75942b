import type { getProof } from '../../../api/proofs/proofs.ts'
import { parseProofNumber } from '../../../domain/proofs/proof-numbers.ts'
import { requireFound } from '../../lib/require-found.ts'
import { checkProofQuery } from '../../queries/proofs/check-proofs.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'

/** Anyone with the number may read the proof. Numbers are short, so attempts are limited. */
export async function getProofUseCase(
  { database, limiter }: Context,
  { input, sender }: Pick<RequestOf<typeof getProof>, 'input' | 'sender'>,
) {
  await limiter.consume('proofByNumber', sender)
  const number = parseProofNumber(input.number)
  const proof =
    number === null ? undefined : await checkProofQuery(database.read, number).executeTakeFirst()
  return { number: number ?? '', jws: requireFound(proof, 'proof').jws }
}
