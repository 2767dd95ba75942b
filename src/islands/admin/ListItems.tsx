import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { ItemFilter } from './ItemFilter.tsx'
import { itemColumns } from './item-columns.tsx'
import { itemsList } from './items-list.ts'
import { items as route } from './routes.ts'
import { DataTable } from './table/DataTable.tsx'
import { useListNavigation } from './table/use-list-navigation.ts'

/** Reported items; a pending one waits for Confirm or Reject. */
export function ListItems() {
  const search = route.useSearch()
  const go = useListNavigation()

  return (
    <>
      <ScreenHeader title="Items">
        Reported items. Those that are pending wait for your decision.
      </ScreenHeader>
      <ItemFilter chosen={search.status} onChoose={(status) => go({ status, page: undefined })} />
      <DataTable
        caption="Reported items"
        list={itemsList}
        columns={itemColumns}
        search={search}
        empty="There are no items here"
      />
    </>
  )
}
