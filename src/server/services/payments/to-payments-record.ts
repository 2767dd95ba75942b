import type { PaymentsRecord } from '../../../api/payments/payments-record.ts'
import { periodsAfter, planAt, planPeriods } from '../../../domain/payments/passes.ts'
import type { PaymentRow } from '../../db/tables.ts'
import { ledgerOf, toEntry } from '../../queries/payments/ledger.ts'
import { findRenewal } from '../../queries/payments/renewals.ts'
import type { Context } from '../context.ts'

/** The present plan of an account, the periods after it, and all its payments. */
export async function toPaymentsRecord(
  { database, payments, now }: Context,
  userId: string,
): Promise<PaymentsRecord> {
  const ledger = await ledgerOf(database.read, userId)
  const renewal = await findRenewal(database.read, userId)
  const periods = planPeriods(ledger.map(toEntry))
  return {
    isOpen: payments !== null,
    ...planAt(periods, now),
    next: periodsAfter(periods, now),
    renewal: renewal ? { plan: renewal.plan, billing: renewal.billing, card: renewal.card } : null,
    payments: ledger.toReversed().map(toPaymentRecord),
  }
}

function toPaymentRecord(row: PaymentRow) {
  const { id, kind, reference, plan, days, amount, currency, channel, at } = row
  const hasReceipt = kind === 'payment' || kind === 'renewal'
  return { id, kind, reference, plan, days, amount, currency, channel, at, hasReceipt }
}
