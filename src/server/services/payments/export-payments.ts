import { maxExported } from '../../../api/admin-lists.ts'
import type { exportPayments } from '../../../api/payments/payments.ts'
import { writeCsv } from '../../../domain/csv.ts'
import { ledgerColumns } from '../../../locales/en/payments.ts'
import { type AdminPaymentRow, paymentsBefore } from '../../queries/payments/admin-payments.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { AppContext, Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

const pageSize = 1000

export async function exportPaymentsUseCase(
  ctx: Context,
  { currentUser }: RequestOf<typeof exportPayments>,
) {
  await inTransaction(ctx, async (ctx) =>
    logActivity(ctx, {
      action: 'export',
      entity: 'payment',
      entityId: 'payments',
      details: { role: currentUser.role },
    }),
  )
  return csvOf(ctx.database)
}

async function* csvOf(database: AppContext['database']): AsyncGenerator<string> {
  yield writeCsv([ledgerColumns])
  let before: { at: number; id: string } | null = null
  for (let exported = 0; exported < maxExported; exported += pageSize) {
    const rows: AdminPaymentRow[] = await paymentsBefore(database.read, before, pageSize)
    if (rows.length > 0) yield writeCsv(rows.map(cellsOf))
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    before = { at: last.at, id: last.id }
  }
}

function cellsOf(row: AdminPaymentRow) {
  return [
    ...[new Date(row.at).toISOString(), row.kind, row.reference, row.name ?? '', row.email ?? ''],
    ...[row.user_id, row.plan, row.days, (row.amount / 100).toFixed(2), row.currency],
    ...[row.vat_rate === null ? '' : row.vat_rate / 100, row.channel ?? ''],
    ...[row.provider_id ?? '', row.granted_by ?? '', row.reason ?? ''],
  ]
}
