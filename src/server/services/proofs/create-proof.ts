import { Problem } from '../../../api/problem.ts'
import type { createProof } from '../../../api/proofs/create-proof.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { findLink } from '../conversations/find-links.ts'
import { lookUp } from '../lookup/look-up.ts'
import { signProof } from './sign-proof.ts'

/** A look-up like any other, counted and told like one, whose answer is signed. */
export async function createProofUseCase(
  ctx: Context,
  { input, ip, authorization }: RequestOf<typeof createProof>,
) {
  const { identifier, holder } = input
  const link = holder === undefined ? null : findLink(holder)
  // The text is shown on a public page of this site.
  if (link) throw new Problem('INVALID_INPUT', 'web-address', { params: { link }, field: 'holder' })
  const { data } = await lookUp(ctx, identifier, { ip, authorization })
  const { kind, verdict } = data
  // A text that nobody would have registered: a proof of it would be false comfort.
  if (kind === null || verdict === 'invalid') {
    throw new Problem('INVALID_INPUT', 'nothing-to-prove', { field: 'identifier' })
  }
  return signProof(ctx, { ...data, kind, verdict }, holder)
}
