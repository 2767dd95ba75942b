import type { exportLogs, LogRecord } from '../../../api/activity/logs.ts'
import { maxExported } from '../../../api/admin-lists.ts'
import { writeCsv } from '../../../domain/csv.ts'
import { entriesBefore, type LogFilter } from '../../queries/activity/admin-activity-log.ts'
import type { RequestOf } from '../api-request.ts'
import type { AppContext, Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { logActivity } from './log-activity.ts'
import { filterOf } from './log-filter.ts'

const batchSize = 1000

export async function exportLogsUseCase(
  ctx: Context,
  { input, currentUser }: RequestOf<typeof exportLogs>,
) {
  const { database } = ctx
  const filter = await filterOf(database.read, input)
  await inTransaction(ctx, async (ctx) =>
    logActivity(ctx, {
      action: 'export',
      entity: 'activity-log',
      entityId: 'activity-log',
      details: { role: currentUser.role, filters: Object.keys(input) },
    }),
  )
  return csvOf(database, filter)
}

const columns = ['Number', 'Time', 'Name', 'Email', 'Action', 'Entity', 'Entity id', 'Details']

async function* csvOf(database: AppContext['database'], filter: LogFilter): AsyncGenerator<string> {
  yield writeCsv([columns])
  let before: { at: number; seq: number } | null = null
  for (let exported = 0; exported < maxExported; exported += batchSize) {
    const entries: LogRecord[] = await entriesBefore(database, filter, { before, limit: batchSize })
    if (entries.length > 0) yield entries.map(rowOf).join('')
    const last = entries.at(-1)
    if (!last || entries.length < batchSize) return
    before = { at: last.timestamp, seq: last.seq }
  }
}

function rowOf(entry: LogRecord): string {
  return writeCsv([
    [
      entry.seq,
      new Date(entry.timestamp).toISOString(),
      entry.user?.name ?? '',
      entry.user?.email ?? '',
      entry.action,
      entry.entity,
      entry.entityId,
      JSON.stringify(entry.details),
    ],
  ])
}
