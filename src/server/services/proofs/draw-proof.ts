import { decodeJwt } from 'jose'
import type { getProof, getProofPdf } from '../../../api/proofs/proofs.ts'
import { type AnyClaims, codeText } from '../../../domain/proofs/check-proof.ts'
import { parseProofNumber } from '../../../domain/proofs/proof-numbers.ts'
import { site } from '../../../site.ts'
import { requireFound } from '../../lib/preconditions.ts'
import type { Sender } from '../../lib/senders/sender.ts'
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

/** A proof as a PDF to print. */
export async function drawProofUseCase(
  ctx: Context,
  request: Pick<RequestOf<typeof getProofPdf>, 'input' | 'sender'>,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { number, jws } = await getProofUseCase(ctx, request)
  const pdf = await drawProof(ctx, jws, request.sender)
  return { name: `toju-proof-${number}.pdf`, bytes: new Uint8Array(pdf) }
}

/**
 * Draws the PDF of a proof from the database. Its signature needs no check: this server signed it.
 */
export function drawProof(
  { drawPdf, origin }: Pick<Context, 'drawPdf' | 'origin'>,
  jws: string,
  sender: Sender,
) {
  const claims = decodeJwt(jws) as unknown as AnyClaims
  const paper = {
    kind: 'proof',
    claims,
    url: `${origin}/c#${codeText(claims, jws)}`,
    checkAt: `${new URL(origin).host}/c`,
    issuer: site.name,
  } as const
  return drawPdf(paper, sender)
}
