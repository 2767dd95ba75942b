import {
  type ExportedList,
  type exportList,
  maxListExported,
} from '../../../api/overview/overview.ts'
import type { LogEntity } from '../../../domain/activity/log-entities.ts'
import { writeCsv } from '../../../domain/csv.ts'
import { exportColumns } from '../../../locales/en/overview/exports.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { type Filters, pagesOf } from './exported-lists.ts'

const pageSize = 1000

const entities: Record<ExportedList, LogEntity> = {
  users: 'user',
  items: 'report',
  assets: 'asset',
  disputes: 'dispute',
  complaints: 'complaint',
  matches: 'match',
  merchants: 'merchant',
  mail: 'mail',
  checks: 'security',
  enumeration: 'security',
}

/** Writes the rows of a list as CSV, page by page, so that the whole list is never in memory. */
export async function exportListUseCase(
  ctx: Context,
  { input: { list, ...filters }, currentUser }: RequestOf<typeof exportList>,
) {
  // Refuses invalid filters before anything is logged or sent.
  const read = pagesOf[list](ctx, filters as Filters)
  await inTransaction(ctx, async (ctx) =>
    logActivity(ctx, {
      action: 'export',
      entity: entities[list],
      entityId: list,
      details: { role: currentUser.role, filters: Object.keys(filters) },
    }),
  )
  return csvOf(list, read)
}

async function* csvOf(
  list: ExportedList,
  read: ReturnType<(typeof pagesOf)[ExportedList]>,
): AsyncGenerator<string> {
  yield writeCsv([exportColumns[list]])
  for (let page = 1; page <= maxListExported / pageSize; page++) {
    const rows = await read({ page, limit: pageSize })
    if (rows.length > 0) yield writeCsv(rows)
    if (rows.length < pageSize) return
  }
}
