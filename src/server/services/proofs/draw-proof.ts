import { decodeJwt } from 'jose'
import type { getProofPdf } from '../../../api/proofs/proofs.ts'
import { type AnyClaims, codeText } from '../../../domain/proofs/check-proof.ts'
import { site } from '../../../site.ts'
import type { Sender } from '../../lib/senders/sender.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { getProofUseCase } from './get-proof.ts'

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
