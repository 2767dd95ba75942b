import type { FailedMail } from '../../../api/notifications/failed-mails.ts'
import type { Queries } from '../../db/database.ts'
import type { JobRow } from '../../db/tables.ts'
import { maxCounted } from '../activity/admin-activity-log.ts'
import { countUpTo } from '../counters.ts'
import { requeued } from '../jobs.ts'
import {
  type CountedPage,
  onPage,
  type PageRange,
  type PageRequest,
  readPage,
} from '../pagination.ts'

function failed(db: Queries) {
  return db
    .selectFrom('jobs')
    .where('kind', '=', 'mail')
    .where('failed_at', 'is not', null)
    .where('dismissed_at', 'is', null)
}

type ListInput = PageRequest<'failedAt'>

/** Mails that failed for good and that staff have not dismissed. */
export async function listFailed(db: Queries, input: ListInput): Promise<CountedPage<JobRow>> {
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
  return changeFailedMail(tx, id, requeued(now))
}

/** Dismisses a failed mail for good and empties its text, which may contain a code or a link. */
export async function dismissMail(tx: Queries, id: string, now: number) {
  return changeFailedMail(tx, id, { dismissed_at: now, secret: null })
}

async function changeFailedMail(tx: Queries, id: string, change: Partial<JobRow>) {
  return tx
    .updateTable('jobs')
    .set(change)
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('dismissed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export function toFailedMail(row: JobRow): FailedMail {
  return {
    id: row.id,
    to: row.recipient ?? '',
    kind: row.type,
    attempts: row.attempts,
    error: row.outcome,
    createdAt: row.created_at,
    failedAt: row.failed_at ?? row.created_at,
  }
}
