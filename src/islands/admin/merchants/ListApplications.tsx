import { useQuery } from '@tanstack/react-query'
import type { ApplicationRecord } from '../../../api/merchants/applications.ts'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { adminMerchantPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { type MerchantFilters, shownMerchantStatuses } from '../list-filters.ts'
import { merchantsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { merchants as route } from '../routes.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { assigneeColumnOf, rowCell, rowName, waitCell } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { RowLink } from '../table/RowLink.tsx'
import { merchantVariants } from './labels.ts'
import { merchantDecisions, reasonForOwner } from './merchant-decisions.ts'

/**
 * Refuses or suspends several businesses. They are approved one by one, because staff must look up
 * each CAC number.
 */
const bulkMerchants: Bulk<ApplicationRecord> = {
  nameOf: ({ name }) => name,
  actions: [merchantDecisions.refuse, merchantDecisions.suspend].map(
    ({ from, to, ...decision }) => ({
      label: decision.label,
      send: decision.send,
      consequence: decision.consequence,
      variant: decision.variant,
      reason: reasonForOwner(decision.usualReasons),
      isPossible: ({ status }) => status === from,
      decide: ({ id, appliedAt }, reason) =>
        call('PATCH /admin/merchants/{id}', { id, status: to, appliedAt, reason }),
      refreshes: [[merchantsList.key], tasksQuery.queryKey],
    }),
  ),
}

const column = tableColumnsOf<ApplicationRecord>()

const merchantColumns = column.columns([
  column.accessor(
    'name',
    rowName(adminMerchantWords.business, (merchant: ApplicationRecord) => (
      <RowLink to={adminMerchantPath(merchant.id)}>
        <span className="flex min-w-0 items-center gap-3">
          <UploadedImage src={merchant.logo} alt="" className="size-8 shrink-0 rounded-md" />
          <span className="truncate">{merchant.name}</span>
        </span>
      </RowLink>
    )),
  ),
  column.accessor(
    'status',
    rowCell(adminMerchantWords.status, (original: ApplicationRecord) => (
      <span className="flex flex-wrap gap-1">
        <StageBadge tone={merchantVariants[original.status]}>
          {adminStateWords.merchant[original.status]}
        </StageBadge>
        {original.pendingChange && (
          <StageBadge tone="waiting">{adminMerchantWords.changeToReview}</StageBadge>
        )}
      </span>
    )),
  ),
  column.accessor(
    'cacNumber',
    rowCell(
      adminMerchantWords.cacNumber,
      (original: ApplicationRecord) => (
        <span className="inline-grid leading-tight">
          <span className="font-mono">{original.cacNumber}</span>
          {original.sameCacNumber.length > 0 && (
            <span className="text-xs font-semibold text-stolen">
              {adminMerchantWords.sharedCacNumber}
            </span>
          )}
        </span>
      ),
      { cell: 'named' },
    ),
  ),
  column.accessor('category', { header: adminMerchantWords.category, meta: { isMinor: true } }),
  column.accessor('state', { header: adminMerchantWords.state, meta: { cell: 'named' } }),
  column.accessor(({ owner }) => owner.name, {
    id: 'owner',
    header: adminMerchantWords.appliedBy,
    meta: { cell: 'max-w-48 truncate', isMinor: true },
  }),
  assigneeColumnOf<ApplicationRecord>(),
  column.accessor(
    'appliedAt',
    waitCell(adminMerchantWords.applied, ({ appliedAt, status }: ApplicationRecord) => ({
      since: appliedAt,
      isWaiting: status === 'pending',
    })),
  ),
])

const status = {
  name: 'status',
  legend: adminMerchantWords.statusFilter,
  choices: shownMerchantStatuses,
  labels: {
    ...adminStateWords.merchant,
    changed: adminStateWords.changed,
    all: adminStateWords.all,
  },
  initial: 'pending',
  empty: {
    pending: adminMerchantWords.queueEmpty,
    changed: adminMerchantWords.changeQueueEmpty,
  },
} as const

const screen = {
  title: adminMerchantWords.merchants,
  intro: adminMerchantWords.intro,
  caption: adminMerchantWords.businesses,
  list: merchantsList,
  columns: merchantColumns,
  bulk: bulkMerchants,
  empty: adminMerchantWords.empty,
  searchLabel: adminMerchantWords.nameOrCac,
  csv: ({ status = 'pending', search }: MerchantFilters) => ({
    list: 'merchants' as const,
    filters: {
      search,
      changed: status === 'changed' ? 'true' : undefined,
      status: status === 'all' || status === 'changed' ? undefined : status,
    },
  }),
}

/** Merchant applications; pending ones have Approve and Refuse. */
export function ListApplications() {
  const { data: tasks = [] } = useQuery(tasksQuery)
  const waiting = (wanted: string) => tasks.find(({ kind }) => kind === wanted)?.count ?? 0
  const counts = { pending: waiting('pending-merchants'), changed: waiting('merchant-changes') }
  return <ListScreen {...screen} filters={[{ ...status, counts }]} search={route.useSearch()} />
}
