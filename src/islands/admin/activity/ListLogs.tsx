import { adminLogWords } from '../../../locales/en/screens/admin/activity.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { logs as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { filtersOf } from '../table/list.ts'
import { choicesOf } from '../table/view/column-choice.ts'
import { ListTools } from '../table/view/ListTools.tsx'
import { ExportLogs } from './ExportLogs.tsx'
import { LogFilters } from './LogFilters.tsx'
import { logColumns } from './log-columns.tsx'
import { logsList } from './logs-list.ts'

const choices = choicesOf(logColumns)

export function ListLogs() {
  const search = route.useSearch()
  const filters = filtersOf(search)
  return (
    <>
      <ScreenHeader
        title={adminLogWords.activityLogs}
        action={
          <div className="flex flex-wrap gap-2">
            <ListTools list={logsList.key} columns={choices} search={search} csv={null} />
            <ExportLogs filters={filters} />
          </div>
        }
      >
        {adminLogWords.whoDidWhat}
      </ScreenHeader>
      <LogFilters key={JSON.stringify(filters)} filters={filters} />
      <DataTable
        caption={adminLogWords.activityLogs2}
        list={logsList}
        columns={logColumns}
        search={search}
        empty={adminLogWords.thereAreNo}
      />
    </>
  )
}
