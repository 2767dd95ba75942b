import type * as z from 'zod/mini'
import { adminListAssets } from '../../../api/assets/admin-assets.ts'
import { listComplaints } from '../../../api/conversations/complaints.ts'
import { listDisputes } from '../../../api/disputes/disputes.ts'
import { listEnumerationEvents, listLookups } from '../../../api/lookup/admin-lookups.ts'
import { adminListMatches } from '../../../api/matching/admin-matches.ts'
import { listApplications } from '../../../api/merchants/applications.ts'
import { listFailedMails } from '../../../api/notifications/failed-mails.ts'
import {
  type ExportedList,
  type exportList,
  maxListExported,
} from '../../../api/overview/overview.ts'
import { adminListReports } from '../../../api/reports/admin-reports.ts'
import { listUsers } from '../../../api/users/admin-users.ts'
import type { LogEntity } from '../../../domain/activity/activity-log.ts'
import { writeCsv } from '../../../domain/csv.ts'
import { rangeLabel } from '../../../locales/en/enumeration.ts'
import { exportColumns } from '../../../locales/en/overview/exports.ts'
import { parseInput } from '../../lib/parse-input.ts'
import { listAdminAssets } from '../../queries/assets/admin-assets.ts'
import {
  complainantName,
  listComplaintRows,
  senderName,
} from '../../queries/conversations/complaints.ts'
import { listDisputeEntries } from '../../queries/disputes/admin-disputes.ts'
import { readEnumerationEvents } from '../../queries/lookup/enumeration-events.ts'
import { lookupDays } from '../../queries/lookup/lookup-alerts.ts'
import { listAdminMatches } from '../../queries/matching/admin-matches.ts'
import { listApplicationRecords } from '../../queries/merchants/merchant-applications.ts'
import { listFailed } from '../../queries/notifications/failed-mails.ts'
import { listAdminReports } from '../../queries/reports/admin-reports.ts'
import { listUserRows } from '../../queries/users/admin-users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'

type Filters = Readonly<Record<string, string | undefined>>
type Page = { page: number; limit: number }
type Cells = (string | number)[]
type ReadPage = (page: Page) => Promise<Cells[]>

/**
 * An export of a list. The filters are parsed by the `input` of the list's endpoint before the
 * first page is read; `cellsOf` reads one page.
 */
function exported<Input extends z.ZodMiniType>(
  { input }: { input: Input },
  cellsOf: (ctx: Context, ask: z.output<Input> & Page) => Promise<Cells[]>,
) {
  return (ctx: Context, filters: Filters): ReadPage => {
    const parsedFilters = parseInput(input, filters) as object
    return (page) => cellsOf(ctx, { ...parsedFilters, ...page } as z.output<Input> & Page)
  }
}

const time = (instant: number | null) => (instant === null ? '' : new Date(instant).toISOString())
const identifiersText = (identifiers: readonly { label: string; value: string }[]) =>
  identifiers.map(({ label, value }) => `${label} ${value}`).join('; ')

/** How each list is read, in the order of its `exportColumns`. */
const pagesOf: Record<ExportedList, (ctx: Context, filters: Filters) => ReadPage> = {
  users: exported(listUsers, async ({ database }, { page, limit, ...filter }) => {
    const order = { sort: '-createdAt', page, limit } as const
    const { rows } = await listUserRows(database, filter, order)
    return rows.map((user) => [
      ...[user.id, user.first_name, user.last_name, user.email, user.phone_number ?? ''],
      ...[user.role, user.status, user.state ?? '', time(user.created_at)],
      ...[time(user.last_login_at), time(user.email_verified_at)],
    ])
  }),
  items: exported(adminListReports, async ({ database }, ask) => {
    const { rows } = await listAdminReports(database, ask)
    return rows.map((item) => [
      ...[item.id, item.name, item.reportStatus, item.status, item.outcome ?? ''],
      ...[
        identifiersText(item.identifiers),
        item.owner.name,
        item.state ?? '',
        item.location ?? '',
      ],
      ...[item.policeReference ?? '', item.lastSeenDate ?? '', time(item.createdAt)],
    ])
  }),
  assets: exported(adminListAssets, async ({ database }, ask) => {
    const { rows } = await listAdminAssets(database, ask)
    return rows.map((asset) => [
      ...[asset.id, asset.name, asset.type, identifiersText(asset.identifiers), asset.owner.id],
      ...[asset.owner.name, asset.disputed ? 1 : 0, time(asset.createdAt)],
    ])
  }),
  disputes: exported(listDisputes, async ({ database }, ask) => {
    const { disputes } = await listDisputeEntries(database, ask)
    return disputes.map((dispute) => [
      ...[dispute.id, dispute.identifier.label, dispute.identifier.value, dispute.status],
      ...[dispute.sides, time(dispute.openedAt), time(dispute.decidedAt)],
    ])
  }),
  complaints: exported(listComplaints, async ({ database }, ask) => {
    const { rows } = await listComplaintRows(database.read, ask)
    return rows.map((row) => [
      ...[row.id, row.state, senderName(row), row.sender_email],
      ...[complainantName(row), row.complainant_email, row.text],
      ...[row.reason ?? '', row.decision ?? '', time(row.created_at)],
    ])
  }),
  matches: exported(adminListMatches, async ({ database, now }, ask) => {
    const { matches } = await listAdminMatches(database.read, ask, now)
    return matches.map((match) => [
      ...[match.id, match.kind, match.state, match.score, match.missing.item],
      ...[identifiersText(match.missing.identifiers), match.found.item],
      ...[identifiersText(match.found.identifiers), match.offered ? 1 : 0, time(match.createdAt)],
    ])
  }),
  merchants: exported(listApplications, async ({ database }, ask) => {
    const { rows } = await listApplicationRecords(database.read, ask)
    return rows.map((merchant) => [
      ...[merchant.id, merchant.name, merchant.status, merchant.cacNumber, merchant.category],
      ...[merchant.state, merchant.phone, merchant.owner.name, merchant.owner.email],
      time(merchant.appliedAt),
    ])
  }),
  mail: exported(listFailedMails, async ({ database }, ask) => {
    const { rows } = await listFailed(database.read, ask)
    return rows.map((mail) => [
      ...[mail.id, mail.recipient ?? '', mail.type, mail.attempts, mail.outcome ?? ''],
      time(mail.failed_at),
    ])
  }),
  checks: exported(listLookups, async ({ database }, ask) => {
    const { days } = await lookupDays(database.read, ask)
    return days.map((day) => [
      ...[day.day, day.reportId, day.item, day.status, day.lookups, day.registrations],
      time(day.lastAt),
    ])
  }),
  enumeration: exported(listEnumerationEvents, async ({ database, now }, ask) => {
    const { events } = await readEnumerationEvents(database.read, ask, now)
    return events.map((event) => [
      ...[event.day, rangeLabel(event), event.misses, event.clients],
      ...[event.accounts.map(({ name }) => name).join('; '), time(event.lastAt)],
    ])
  }),
}

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
