import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ApplicationRecord, listApplications } from '../../../api/merchants/applications.ts'
import { parseCacNumber } from '../../../domain/merchants/cac-numbers.ts'
import { collationKey } from '../../../domain/text/fold.ts'
import type { Queries } from '../../db/database.ts'
import type { MerchantRow } from '../../db/tables.ts'
import { countUpTo, readCounter } from '../counters.ts'
import { assigneesOf } from '../disputes/case-work.ts'
import { type CountedPage, type PageRange, readPage, sortedBy } from '../pagination.ts'
import { filterWithoutIndex } from '../prefix-search.ts'
import { findRows } from '../rows-by-columns.ts'
import { maxFound } from '../users/admin-users.ts'
import { toBusinessRecord } from './merchants.ts'

type ListInput = z.output<typeof listApplications.input>
type Filter = Pick<ListInput, 'status' | 'changed' | 'search'>

/** One page of the businesses, for staff. A search finds at most `maxFound`. */
export async function listApplicationRecords(
  db: Queries,
  input: ListInput,
): Promise<CountedPage<ApplicationRecord>> {
  const counted = await countApplications(db, input)
  const rows = await readPage(input, counted, (range) =>
    merchantApplicationsQuery(db, input, range),
  )
  return { rows: await withEvidence(db, rows), ...counted }
}

export function merchantApplicationsQuery(
  db: Queries,
  { status, changed, search, sort }: Filter & Pick<ListInput, 'sort'>,
  { offset, limit, backwards }: PageRange,
) {
  const { by, direction } = sortedBy(sort, '-appliedAt', backwards)
  const found = foundApplications(db, { status, changed, search })
  return db
    .selectFrom('merchants')
    .selectAll()
    .$if(found !== undefined, (query) => query.where('id', 'in', found ?? []))
    .$if(found === undefined && status !== undefined, (query) =>
      query.where('status', '=', status ?? 'pending'),
    )
    .$if(found === undefined && changed !== undefined, (query) =>
      query.where('pending_since', 'is not', null),
    )
    .$if(by === 'name', (query) => query.orderBy(inOrder('name_key', found), direction))
    .$if(by === 'status', (query) => query.orderBy(inOrder('status', found), direction))
    .$if(by !== 'name', (query) => query.orderBy('applied_at', direction))
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
}

/**
 * A column to order by. For the few rows of a search it is an expression, so that the database does
 * not read the index of all rows.
 */
function inOrder(column: 'name_key' | 'status', found: unknown) {
  return found === undefined ? sql.ref<string>(column) : sql<string>`${sql.ref(column)} || ''`
}

async function countApplications(db: Queries, { status, changed, search }: Filter) {
  const found = foundApplications(db, { status, changed, search })
  if (found) return countUpTo(db, maxFound, found)
  if (changed) {
    const some = db
      .selectFrom('merchants')
      .select('id')
      .where('pending_since', 'is not', null)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
      .limit(maxFound + 1)
    return countUpTo(db, maxFound, some)
  }
  const total = await readCounter(db, status ? `merchants.status.${status}` : 'merchants')
  return { total, more: false }
}

/** Ids by CAC number or by the beginning of a word of the name; undefined if the text is neither. */
function foundApplications(db: Queries, { status, changed, search = '' }: Filter) {
  const cac = parseCacNumber(search)
  const namePrefix = collationKey(search)
  if (cac === null && namePrefix === '') return undefined
  if (cac !== null) return filtered(db, { status, changed }).where('cac_number', '=', cac)
  const named = db
    .selectFrom('merchant_name_terms')
    .where('key', '>=', namePrefix)
    .where('key', '<', `${namePrefix}\u{10ffff}`)
    // As in `foundIds`: a range and the order of the index, or PostgreSQL reads the whole table.
    .innerJoin('merchants', (join) =>
      join
        .onRef('merchants.id', '>=', 'merchant_name_terms.merchant_id')
        .onRef('merchants.id', '<=', 'merchant_name_terms.merchant_id'),
    )
    .where(filterWithoutIndex('merchants.status', status))
    .$if(changed !== undefined, (query) => query.where('pending_since', 'is not', null))
    .select('merchants.id')
    .orderBy('key')
    .limit(maxFound + 1)
  return db.selectFrom(named.as('found')).select('found.id').distinct()
}

function filtered(db: Queries, { status, changed }: Pick<Filter, 'status' | 'changed'>) {
  return db
    .selectFrom('merchants')
    .select('id')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'pending'))
    .$if(changed !== undefined, (query) => query.where('pending_since', 'is not', null))
    .limit(maxFound + 1)
}

export async function findApplication(
  db: Queries,
  id: string,
): Promise<ApplicationRecord | undefined> {
  const rows = await findRows(db, 'merchants', { id })
  const [application] = await withEvidence(db, rows)
  return application
}

async function withEvidence(db: Queries, rows: MerchantRow[]): Promise<ApplicationRecord[]> {
  if (rows.length === 0) return []
  const owners = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where(
      'id',
      'in',
      rows.map((row) => row.owner_id),
    )
    .execute()
  const namesakes = await db
    .selectFrom('merchants')
    .select(['id', 'name', 'status', 'cac_number'])
    .where('cac_number', 'in', [...new Set(rows.map((row) => row.cac_number))])
    .execute()
  const assignees = await assigneesOf(
    db,
    'merchant',
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const owner = owners.find(({ id }) => id === row.owner_id)
    return {
      ...toBusinessRecord(row),
      owner: {
        id: row.owner_id,
        name: owner ? `${owner.first_name} ${owner.last_name}`.trim() : '',
        email: owner?.email ?? '',
      },
      sameCacNumber: namesakes
        .filter((other) => other.cac_number === row.cac_number && other.id !== row.id)
        .map(({ id, name, status }) => ({ id, name, status })),
      assignee: assignees.get(row.id) ?? null,
    }
  })
}
