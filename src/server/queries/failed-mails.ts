import type { FailedMail } from '../../api/failed-mail.ts'
import type { Queries } from '../db/database.ts'
import type { Outbox } from '../db/tables.ts'

function failed(db: Queries) {
  return db
    .selectFrom('outbox')
    .where('failed_at', 'is not', null)
    .where('put_aside_at', 'is', null)
}

/** Mails we gave up on and nobody has looked at yet, the last first. */
export async function failedMails(
  db: Queries,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Outbox[]; total: number }> {
  const rows = await failed(db)
    .selectAll()
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await failed(db)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** Undefined when there is no such failed mail. */
export async function retryMail(
  tx: Queries,
  id: string,
  now: number,
): Promise<{ id: string } | undefined> {
  return tx
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now, leased_until: null })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('put_aside_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

/** Puts it aside for good; its words, which may hold a code or a link, are taken away. */
export async function putMailAside(
  tx: Queries,
  id: string,
  now: number,
): Promise<{ id: string } | undefined> {
  return tx
    .updateTable('outbox')
    .set({ put_aside_at: now, subject: '', text: '', html: '' })
    .where('id', '=', id)
    .where('failed_at', 'is not', null)
    .where('put_aside_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

export function toFailedMail(row: Outbox): FailedMail {
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
