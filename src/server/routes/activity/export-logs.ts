import { exportLogs, maxExported } from '../../../api/activity/export-logs.ts'
import type { LogRecord } from '../../../api/activity/log-record.ts'
import { writeCsv } from '../../../domain/csv.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { entriesBefore, type LogFilter } from '../../queries/activity/admin-activity-log.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { filterOf } from '../../services/activity/log-filter.ts'
import type { AppContext } from '../../services/context.ts'
import { textRoute } from '../route.ts'

const portion = 1000

export const exportLogsRoute = textRoute(
  exportLogs,
  async ({ database, limiter, now }, { input, currentUser }) => {
    requireConfirmedPassword(currentUser, now())
    await limiter.consume('exportLog', currentUser.id)
    const filter = await filterOf(database.read, input)
    await database.write((tx) =>
      logActivity(
        tx,
        {
          actorId: currentUser.id,
          action: 'export',
          entity: 'activity-log',
          entityId: 'activity-log',
          details: { role: currentUser.role, filters: Object.keys(input) },
        },
        now(),
      ),
    )
    return csvOf(database, filter)
  },
)

const columns = ['Number', 'Time', 'Name', 'E-mail', 'Action', 'Entity', 'Entity id', 'Details']

async function* csvOf(database: AppContext['database'], filter: LogFilter): AsyncGenerator<string> {
  yield writeCsv([columns])
  let before: { at: number; seq: number } | null = null
  for (let told = 0; told < maxExported; told += portion) {
    const entries: LogRecord[] = await entriesBefore(database, filter, { before, limit: portion })
    if (entries.length > 0) yield entries.map(rowOf).join('')
    const last = entries.at(-1)
    if (!last || entries.length < portion) return
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
