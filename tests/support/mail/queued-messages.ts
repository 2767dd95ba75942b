import type { Database } from '../../../src/server/db/database.ts'

/** The mails and texts that are queued or sent, oldest first; without what was deleted of them. */
export async function queuedMessages({ read }: Pick<Database, 'read'>) {
  const rows = await read
    .selectFrom('jobs')
    .where('kind', 'in', ['mail', 'phone'])
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ type, secret, ...row }) => {
    const message = JSON.parse(secret ?? '{}') as { text?: string; parameter?: string }
    return { ...row, kind: type, secret, text: message.text ?? message.parameter ?? '' }
  })
}
