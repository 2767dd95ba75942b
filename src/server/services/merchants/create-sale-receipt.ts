import type { createSaleReceipt } from '../../../api/merchants/certificates.ts'
import { Problem } from '../../../api/problem.ts'
import { isVerifiedNow } from '../../../domain/merchants/merchants.ts'
import { verdictNameOf } from '../../../domain/proofs/check-proof.ts'
import { statusNow } from '../../certificates/check-certificate.ts'
import { findCertificate } from '../../queries/merchants/certificates.ts'
import { findBusinessOf } from '../../queries/merchants/merchants.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { answerToProve, refuseLinks, refuseNumbers, signProof } from '../proofs/create-proof.ts'

/**
 * The receipt of a sale: a signed check that names the seller and their certificate. Throws if the
 * item is reported or contested, or an authority lists it: a receipt must not help to sell it.
 */
export async function createSaleReceiptUseCase(
  ctx: Context,
  { input, currentUser, sender, authorization }: RequestOf<typeof createSaleReceipt>,
) {
  const { identifier, item, price, buyer } = input
  refuseLinks({ item, buyer })
  await refuseNumbers(ctx, { item, buyer }, identifier, { sender, authorization })
  const { seller, certificate } = await requireCertificate(ctx, currentUser.id)
  const answer = await answerToProve(ctx, identifier, { sender, authorization })
  const verdict = verdictNameOf(answer)
  if (verdict === 'contested') {
    throw new Problem('INVALID_INPUT', 'sale-of-contested', { field: 'identifier' })
  }
  if (verdict !== 'clear' && verdict !== 'unknown') {
    throw new Problem('INVALID_INPUT', 'sale-of-reported', { field: 'identifier' })
  }
  return signProof(ctx, answer, {
    holder: buyer,
    sale: { seller, certificate, ...(item && { item }), ...(price && { price }) },
  })
}

async function requireCertificate({ database: { read }, now }: Context, userId: string) {
  const business = await findBusinessOf(read, userId)
  const number = isVerifiedNow(business, now) ? business?.certificate_number : null
  const row = number ? await findCertificate(read, number) : undefined
  if (!row || (await statusNow(read, row, now)) !== 'valid') {
    throw new Problem('FORBIDDEN', 'no-certificate')
  }
  return { seller: row.business, certificate: row.id }
}
