import { adminLogWords as words } from '../../../locales/en/screens/admin/activity.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { logs as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { filtersOf } from '../table/list.ts'
import { ListTools, toolsOf } from '../table/view/ListTools.tsx'
import { ExportLogs } from './ExportLogs.tsx'
import { LogFilters } from './LogFilters.tsx'
import { logColumns } from './log-columns.tsx'
import { logsList } from './logs-list.ts'

const table = {
  caption: words.caption,
  empty: words.empty,
  list: logsList,
  columns: logColumns,
}
const tools = toolsOf(table, null)

export function ListLogs() {
  const search = route.useSearch()
  const filters = filtersOf(search)
  return (
    <>
      <ScreenHeader
        title={words.title}
        action={
          <div className="flex flex-wrap gap-2">
            <ListTools {...tools} search={search} />
            <ExportLogs filters={filters} />
          </div>
        }
      >
        {words.intro}
      </ScreenHeader>
      <LogFilters filters={filters} />
      <DataTable {...table} search={search} />
    </>
  )
}
