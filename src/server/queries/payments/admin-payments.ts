import type { PaymentKind } from '../../../domain/payments/passes.ts'
import type { Queries } from '../../db/database.ts'
import type { PaymentEventRow, PaymentRow } from '../../db/tables.ts'
import { maxCounted } from '../activity/admin-activity-log.ts'
import { countUpTo } from '../counters.ts'
import {
  type CountedPage,
  onPage,
  type PageRange,
  type PageRequest,
  readPage,
} from '../pagination.ts'

/** An entry of the ledger with the name and e-mail of its account; null if it is erased. */
export type AdminPaymentRow = PaymentRow & { name: string | null; email: string | null }

type ListInput = PageRequest<'at'>

interface Filter {
  kind?: PaymentKind | undefined
  /** The id of a user. */
  owner?: string | undefined
  /** The reference of a payment. */
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
  input: ListInput,
): Promise<CountedPage<AdminPaymentRow>> {
  const some = filtered(db, filter)
    .select('payments.id')
    .limit(maxCounted + 1)
  const counted = await countUpTo(db, maxCounted, some)
  const rows = await readPage(input, counted, (range) =>
    paymentRowsQuery(db, { ...filter, ...input }, range),
  )
  return { rows: rows.map(toAdminRow), ...counted }
}

/** One page of the ledger, with the names of the accounts. */
export function paymentRowsQuery(
  db: Queries,
  { sort = '-at', ...filter }: Filter & Pick<ListInput, 'sort'>,
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

/** A batch of the ledger before an entry, newest first; null starts with the newest entry. */
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
  input: ListInput,
): Promise<CountedPage<PaymentEventRow>> {
  const some = db
    .selectFrom('payment_events')
    .select('id')
    .limit(maxCounted + 1)
  const counted = await countUpTo(db, maxCounted, some)
  const rows = await readPage(input, counted, (range) => paymentEventRowsQuery(db, input, range))
  return { rows, ...counted }
}

export function paymentEventRowsQuery(
  db: Queries,
  { sort = '-at' }: Pick<ListInput, 'sort'>,
  range: PageRange,
) {
  const events = db.selectFrom('payment_events').selectAll()
  return onPage(events, ['received_at', 'id'], sort, range)
}
