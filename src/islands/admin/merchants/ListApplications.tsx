import { useQuery } from '@tanstack/react-query'
import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { tasksQuery } from '../header/queries.ts'
import { merchants as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { bulkMerchants } from './bulk-merchants.ts'
import { merchantColumns } from './merchant-columns.tsx'
import { type MerchantFilters, shownStatuses } from './merchant-filters.ts'
import { merchantsList } from './merchants-list.ts'

const status = {
  name: 'status',
  legend: adminMerchantWords.statusFilter,
  choices: shownStatuses,
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
