import { exportLogs, mostExported } from '../../api/export-logs.ts'
import type { LogRecord } from '../../api/log-record.ts'
import { writeCsv } from '../../domain/csv.ts'
import { requireConfirmedPassword } from '../confirmed-password.ts'
import { logActivity } from '../queries/activity-log.ts'
import { entriesBefore, type LogFilter } from '../queries/logs.ts'
import { textRoute } from '../route.ts'
import type { Services } from '../services.ts'
import { filterOf } from './list-logs.ts'

const portion = 1000

export const exportLogsRoute = textRoute(
  exportLogs,
  async ({ database, limiter, now }, { input, caller }) => {
    requireConfirmedPassword(caller, now())
    await limiter.take('exportLog', caller.id)
    const filter = await filterOf(database.read, input)
    await database.write((tx) =>
      logActivity(
        tx,
        {
          actorId: caller.id,
          action: 'export',
          entity: 'activity-log',
          entityId: 'activity-log',
          details: { role: caller.role, filters: Object.keys(input) },
        },
        now(),
      ),
    )
    return csvOf(database, filter)
  },
)

const columns = ['Number', 'Time', 'Name', 'E-mail', 'Action', 'Entity', 'Entity id', 'Details']

async function* csvOf(database: Services['database'], filter: LogFilter): AsyncGenerator<string> {
  yield writeCsv([columns])
  let before: { at: number; seq: number } | null = null
  for (let told = 0; told < mostExported; told += portion) {
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
