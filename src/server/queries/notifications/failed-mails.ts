import type { FailedMail } from '../../../api/notifications/failed-mail.ts'
import type { Queries } from '../../db/database.ts'
import type { OutboxRow } from '../../db/tables.ts'
import { maxCounted } from '../activity/admin-activity-log.ts'
import { countUpTo } from '../counters.ts'
import {
  type CountedPage,
  onPage,
  type PageRange,
  type PageRequest,
  readPage,
} from '../pagination.ts'

function failed(db: Queries) {
  return db
    .selectFrom('outbox')
    .where('failed_at', 'is not', null)
    .where('dismissed_at', 'is', null)
}

type ListInput = PageRequest<'failedAt'>

/** Mails that failed for good and that staff have not dismissed. */
export async function listFailed(db: Queries, input: ListInput): Promise<CountedPage<OutboxRow>> {
  const some = failed(db)
    .select('id')
    .limit(maxCounted + 1)
  const counted = await countUpTo(db, maxCounted, some)
  const rows = await readPage(input, counted, (range) => failedQuery(db, input, range))
  return { rows, ...counted }
}

export function failedQuery(db: Queries, { sort }: Pick<ListInput, 'sort'>, range: PageRange) {
  return onPage(failed(db).selectAll(), ['failed_at', 'id'], sort ?? '-failedAt', range)
}

/** Queues a failed mail again; undefined if there is no such mail. */
export async function retryMail(tx: Queries, id: string, now: number) {
  return changeFailedMail(tx, id, {
    failed_at: null,
    attempts: 0,
    next_attempt_at: now,
    leased_until: null,
  })
}

/** Dismisses a failed mail for good and empties its text, which may contain a code or a link. */
export async function dismissMail(tx: Queries, id: string, now: number) {
  return changeFailedMail(tx, id, { dismissed_at: now, subject: '', text: '', html: '' })
}

async function changeFailedMail(tx: Queries, id: string, change: Partial<OutboxRow>) {
  return tx
    .updateTable('outbox')
    .set(change)
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('dismissed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export function toFailedMail(row: OutboxRow): FailedMail {
  return {
    id: row.id,
    to: row.recipient,
    kind: row.kind,
    attempts: row.attempts,
    error: row.last_error,
    createdAt: row.created_at,
    failedAt: row.failed_at ?? row.created_at,
  }
}
