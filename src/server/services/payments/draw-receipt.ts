import type { getReceipt } from '../../../api/payments/get-receipt.ts'
import { site } from '../../../site.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findPass } from '../../queries/payments/ledger.ts'
import { findUser } from '../../queries/users/users.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { receiptFacts } from './mail-receipt.ts'

/** Draws the receipt of a payment of the current user, from the ledger. */
export async function drawReceiptUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof getReceipt>,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const { read } = ctx.database
  const pass = await findPass(read, input.reference)
  const isOwn = pass?.user_id === currentUser.id && pass.kind !== 'grant'
  const paid = requireFound(isOwn ? pass : undefined, 'payment')
  const user = requireFound(await findUser(read, currentUser.id), 'payment')
  const paper = {
    kind: 'receipt',
    facts: receiptFacts(paid),
    payer: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
    seller: { name: site.operator, email: site.email, taxId: ctx.payments?.taxId ?? null },
  } as const
  const pdf = await ctx.drawPdf(paper, { account: currentUser.id })
  return { name: `toju-receipt-${paid.reference}.pdf`, bytes: new Uint8Array(pdf) }
}
