import { adminMerchantWords } from '../../../locales/en/screens/admin/merchants.ts'
import { merchants as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { merchantColumns } from './merchant-columns.tsx'
import { shownStatuses } from './merchant-filters.ts'
import { merchantsList } from './merchants-list.ts'

const screen = {
  title: adminMerchantWords.merchants,
  intro: adminMerchantWords.businessesThatApplied,
  caption: adminMerchantWords.businesses,
  list: merchantsList,
  columns: merchantColumns,
  empty: adminMerchantWords.thereAreNo,
  status: {
    legend: adminMerchantWords.showBusinessesThat,
    choices: shownStatuses,
    initial: 'pending',
    empty: {
      pending: adminMerchantWords.noBusinessWaits,
      changed: adminMerchantWords.noChangeWaits,
    },
  },
  searchLabel: adminMerchantWords.nameOrCac,
}

/** Merchant applications; pending ones have Approve and Refuse. */
export function ListApplications() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
