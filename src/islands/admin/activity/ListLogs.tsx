import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { logs as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { ExportLogs } from './ExportLogs.tsx'
import { LogFilters } from './LogFilters.tsx'
import { logColumns } from './log-columns.tsx'
import { logsList } from './logs-list.ts'

export function ListLogs() {
  const search = route.useSearch()
  const { page: _page, sort: _sort, ...filters } = search
  return (
    <>
      <ScreenHeader title="Activity Logs" action={<ExportLogs filters={filters} />}>
        Who did what, when. Entries are never changed or taken away.
      </ScreenHeader>
      <LogFilters key={JSON.stringify(filters)} filters={filters} />
      <DataTable
        caption="Activity logs"
        list={logsList}
        columns={logColumns}
        search={search}
        empty="There are no activity logs"
      />
    </>
  )
}
