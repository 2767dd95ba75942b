import { Problem } from '../../../api/problem.ts'
import type { createProof } from '../../../api/proofs/create-proof.ts'
import type { ProvenAnswer } from '../../../domain/proofs/check-proof.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { findLink } from '../conversations/find-links.ts'
import { lookUp } from '../lookup/look-up.ts'
import { signProof } from './sign-proof.ts'

/** A lookup like any other, counted and told like one, whose answer is signed. */
export async function createProofUseCase(
  ctx: Context,
  { input, ip, authorization }: RequestOf<typeof createProof>,
) {
  const { identifier, holder } = input
  refuseLinks({ holder })
  return signProof(ctx, await answerToProve(ctx, identifier, { ip, authorization }), { holder })
}

/** Throws for a text that nobody would have registered: a proof of it would be false comfort. */
export async function answerToProve(
  ctx: Context,
  identifier: string,
  by: { ip: string; authorization: string | undefined },
): Promise<ProvenAnswer> {
  const { data } = await lookUp(ctx, identifier, by)
  const { kind, verdict } = data
  if (kind === null || verdict === 'invalid') {
    throw new Problem('INVALID_INPUT', 'nothing-to-prove', { field: 'identifier' })
  }
  return { ...data, kind, verdict }
}

/** For texts by field that are shown on a public page of this site. */
export function refuseLinks(texts: Readonly<Record<string, string | undefined>>): void {
  for (const [field, text] of Object.entries(texts)) {
    const link = text === undefined ? null : findLink(text)
    if (link) throw new Problem('INVALID_INPUT', 'web-address', { params: { link }, field })
  }
}
