import type { PaymentOutcome } from '../../../domain/payments/transactions.ts'
import type { CheckoutRow, RenewalRow } from '../../db/tables.ts'
import {
  deleteRenewal,
  findRenewal,
  setRenewalReference,
} from '../../queries/payments/checkouts.ts'
import { lockLedgerOf } from '../../queries/payments/ledger.ts'
import { findUser } from '../../queries/users/users.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { addCheckout, requestOf, requirePayments } from './checkouts.ts'
import { renewalContext } from './renewal.ts'
import { recordTransaction, settleCheckout } from './settle-checkout.ts'

/**
 * Queues the charge of a renewal's card for one more pass; false if it is not due. The reference is
 * stored before the provider is asked.
 */
export async function queueRenewal(ctx: Context, { user_id }: RenewalRow): Promise<boolean> {
  return inTransaction(ctx, async (ctx, tx) => {
    await lockLedgerOf(ctx.database, tx, user_id)
    const renewal = await findRenewal(tx, user_id)
    const user = await findUser(tx, user_id)
    // The renewal has ended, or another process is charging it.
    if (!renewal || renewal.reference !== null) return false
    if (user?.status !== 'active') {
      await deleteRenewal(tx, user_id)
      return false
    }
    const { plan, billing } = renewal
    const added = await addCheckout(ctx, {
      ...{ userId: user_id, kind: 'renewal', plan, billing, renew: true },
    })
    await setRenewalReference(tx, user_id, added.reference)
    return true
  })
}

/**
 * Charges the card if the provider does not know the reference yet: the provider accepts each
 * reference once, so a charge that was sent before a crash is not made again.
 */
export async function continueRenewal(
  ctx: Context,
  checkout: CheckoutRow,
): Promise<PaymentOutcome> {
  const { provider } = requirePayments(ctx)
  const { reference, user_id } = checkout
  if ((await provider.verify(reference)) === null) {
    const renewal = await findRenewal(ctx.database.read, user_id)
    const user = await findUser(ctx.database.read, user_id)
    const isStillWanted = renewal?.reference === reference && user?.status === 'active'
    const isCharged =
      isStillWanted &&
      (await provider.charge({
        ...requestOf(checkout, user.email),
        authorization: ctx.encryption.decrypt(renewal.card_token, renewalContext(user_id)),
      }))
    if (!isCharged && (await provider.verify(reference)) === null) {
      return recordTransaction(ctx, checkout, failedOf(checkout), 'verification')
    }
  }
  return settleCheckout(ctx, reference, 'verification')
}

/** A charge that the provider refused. */
function failedOf({ reference, amount, currency, account_mark }: CheckoutRow) {
  return {
    ...{ id: '', reference, status: 'failed', amount, currency, channel: null },
    ...{ accountMark: account_mark, authorization: null },
  }
}
