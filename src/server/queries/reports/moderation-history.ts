import type { Queries } from '../../db/database.ts'

const maxDecisions = 100

/** Staff decisions on a report, newest first. */
export async function moderationHistoryOf(db: Queries, reportId: string) {
  const rows = await db
    .selectFrom('activity_log')
    .leftJoin('users', 'users.id', 'activity_log.actor_id')
    .where('entity', '=', 'report')
    .where('entity_id', '=', reportId)
    .where('action', '=', 'moderate')
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(maxDecisions)
    .select(['at', 'details', 'first_name', 'last_name'])
    .execute()
  return rows.map(({ at, details, first_name, last_name }) => {
    const { from, to, asked } = JSON.parse(details) as {
      from?: string
      to?: string
      asked?: string
    }
    const by = `${first_name ?? ''} ${last_name ?? ''}`.trim()
    return { at, by: by || null, from: from ?? null, to: to ?? null, asked: asked !== undefined }
  })
}
