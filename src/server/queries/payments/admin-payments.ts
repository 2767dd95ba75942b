import type { PaymentKind } from '../../../domain/payments/passes.ts'
import type { Queries } from '../../db/database.ts'
import type { PaymentEventRow, PaymentRow } from '../../db/tables.ts'
import { maxCounted } from '../activity/admin-activity-log.ts'
import { countUpTo } from '../counters.ts'
import { type CountedPage, onPage, type PageAsk, type PageRange, readPage } from '../pagination.ts'

/** An entry of the ledger with whose it is, while that account exists. */
export type AdminPaymentRow = PaymentRow & { name: string | null; email: string | null }

type Ask = PageAsk<'at'>

interface Filter {
  kind?: PaymentKind | undefined
  /** A user’s id. */
  owner?: string | undefined
  /** A reference. */
  search?: string | undefined
}

function filtered(db: Queries, { kind, owner, search }: Filter) {
  let query = db.selectFrom('payments')
  if (owner !== undefined) query = query.where('payments.user_id', '=', owner)
  if (search !== undefined) query = query.where('payments.reference', '=', search)
  if (kind !== undefined) query = query.where('payments.kind', '=', kind)
  return query
}

export async function listPaymentRows(
  db: Queries,
  filter: Filter,
  ask: Ask,
): Promise<CountedPage<AdminPaymentRow>> {
  const some = filtered(db, filter)
    .select('payments.id')
    .limit(maxCounted + 1)
  const counted = await countUpTo(db, maxCounted, some)
  const rows = await readPage(ask, counted, (range) =>
    paymentRowsQuery(db, { ...filter, ...ask }, range),
  )
  return { rows: rows.map(toAdminRow), ...counted }
}

/** The window of the ledger, with names. */
export function paymentRowsQuery(
  db: Queries,
  { sort = '-at', ...filter }: Filter & Pick<Ask, 'sort'>,
  range: PageRange,
) {
  return onPage(withNames(filtered(db, filter)), ['payments.at', 'payments.id'], sort, range)
}

function withNames(query: ReturnType<typeof filtered>) {
  return query
    .leftJoin('users', 'users.id', 'payments.user_id')
    .selectAll('payments')
    .select(['users.first_name', 'users.last_name', 'users.email'])
}

function toAdminRow({
  first_name,
  last_name,
  ...row
}: PaymentRow & {
  first_name: string | null
  last_name: string | null
  email: string | null
}): AdminPaymentRow {
  return { ...row, name: first_name === null ? null : `${first_name} ${last_name}`.trim() }
}

/** The ledger from its newest entry on, a portion at a time. */
export async function paymentsBefore(
  db: Queries,
  before: { at: number; id: string } | null,
  limit: number,
): Promise<AdminPaymentRow[]> {
  let query = withNames(filtered(db, {}))
  if (before) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('payments.at', 'payments.id'), '<', tuple(before.at, before.id)),
    )
  }
  const rows = await query
    .orderBy('payments.at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toAdminRow)
}

export async function listPaymentEventRows(
  db: Queries,
  ask: Ask,
): Promise<CountedPage<PaymentEventRow>> {
  const some = db
    .selectFrom('payment_events')
    .select('id')
    .limit(maxCounted + 1)
  const counted = await countUpTo(db, maxCounted, some)
  const rows = await readPage(ask, counted, (range) => paymentEventRowsQuery(db, ask, range))
  return { rows, ...counted }
}

export function paymentEventRowsQuery(
  db: Queries,
  { sort = '-at' }: Pick<Ask, 'sort'>,
  range: PageRange,
) {
  const events = db.selectFrom('payment_events').selectAll()
  return onPage(events, ['received_at', 'id'], sort, range)
}
