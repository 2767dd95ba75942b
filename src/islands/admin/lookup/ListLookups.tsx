import { useQuery } from '@tanstack/react-query'
import type { EnumerationEventRecord, LookupDay } from '../../../api/lookup/admin-lookups.ts'
import { rangeLabel } from '../../../locales/en/enumeration.ts'
import { adminLookupWords } from '../../../locales/en/screens/admin/lookup.ts'
import { StatusTag } from '../../../ui/tag/TagLabel.tsx'
import { FilterChoice } from '../../forms/FilterChoice.tsx'
import { adminReportPath, paths, userPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { type LookupTab, lookupTabs } from '../list-filters.ts'
import { enumerationList, lookupsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { checks as route } from '../routes.ts'
import { changeList } from '../table/change-list.ts'
import { dayCell, momentCell, rowCell, rowLink } from '../table/columns/cells.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { ListTools, toolsOf } from '../table/view/ListTools.tsx'

const eventColumn = tableColumnsOf<EnumerationEventRecord>()

const eventColumns = eventColumn.columns([
  eventColumn.accessor((event) => rangeLabel(event), {
    id: 'range',
    header: adminLookupWords.numbers,
    meta: { rowHeader: true, cell: 'rest truncate' },
  }),
  eventColumn.accessor('day', dayCell(adminLookupWords.day)),
  eventColumn.accessor('misses', {
    header: adminLookupWords.notRegistered,
    meta: { cell: 'number' },
  }),
  eventColumn.accessor('clients', rowCell(adminLookupWords.clients, Clients)),
  eventColumn.accessor('lastAt', momentCell(adminLookupWords.last)),
  eventColumn.accessor(
    'isActive',
    rowCell(adminLookupWords.now, ({ isActive }: EnumerationEventRecord) =>
      isActive ? adminLookupWords.throttled : adminLookupWords.over,
    ),
  ),
])

/** Clients that looked up many identifiers of one phone model or plate area, by day. */
const enumerationTable = {
  caption: adminLookupWords.enumerationByDay,
  empty: adminLookupWords.enumerationEmpty,
  list: enumerationList,
  columns: eventColumns,
}

const column = tableColumnsOf<LookupDay>()

const columns = column.columns([
  column.accessor(
    'item',
    rowLink(adminLookupWords.item, ({ reportId, item }: LookupDay) => [
      adminReportPath(reportId),
      item,
    ]),
  ),
  column.accessor(
    'status',
    rowCell(adminLookupWords.report, ({ status }: LookupDay) => <StatusTag status={status} />),
  ),
  column.accessor('day', dayCell(adminLookupWords.day)),
  column.accessor('lookups', { header: adminLookupWords.checked, meta: { cell: 'number' } }),
  column.accessor(
    'registrations',
    rowCell(
      adminLookupWords.registered,
      ({ registrations }: LookupDay) => (
        <span data-usual={registrations === 0 || undefined}>{registrations}</span>
      ),
      { cell: 'number' },
    ),
  ),
  column.accessor(
    'lastAt',
    momentCell(adminLookupWords.last, { cell: 'whitespace-nowrap opened' }),
  ),
])

/** The number of lookups of identifiers with open reports, by day. */
const lookupTable = {
  caption: adminLookupWords.checksByDay,
  empty: adminLookupWords.checksEmpty,
  list: lookupsList,
  columns,
}

const lookupTools = toolsOf(lookupTable, { list: 'checks', filters: {} })
const enumerationTools = toolsOf(enumerationTable, { list: 'enumeration', filters: {} })

const views = {
  identifiers: { intro: adminLookupWords.checksIntro, tools: lookupTools },
  enumeration: { intro: adminLookupWords.enumerationIntro, tools: enumerationTools },
}

/** Statistics of the public lookup: lookups by identifier, and clients with many lookups. */
export function ListLookups() {
  const { show = 'identifiers', ...place }: LookupTab & object = route.useSearch()
  const { data: tasks = [] } = useQuery(tasksQuery)
  const newEvents = tasks.find(({ kind }) => kind === 'new-enumeration')?.count ?? 0
  const view = views[show]
  const isSuperAdmin = useUser().role === 'super-admin'
  return (
    <>
      <ScreenHeader
        title={adminLookupWords.checks}
        action={
          <div className="flex flex-wrap gap-2">
            {isSuperAdmin && (
              <ButtonLink to={paths.adminListings} variant="secondary">
                {adminLookupWords.listings}
              </ButtonLink>
            )}
            <ListTools {...view.tools} search={place} />
          </div>
        }
      >
        {view.intro}
      </ScreenHeader>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <FilterChoice
          legend={adminLookupWords.show}
          choices={lookupTabs}
          chosen={show}
          labels={{
            identifiers: adminLookupWords.reportedNumbers,
            enumeration: adminLookupWords.enumeration,
          }}
          counts={{ enumeration: newEvents }}
          onChoose={(choice) =>
            changeList({
              show: choice === 'identifiers' ? undefined : choice,
              ...{ page: undefined, sort: undefined },
            })
          }
        />
      </div>
      {show === 'identifiers' && <DataTable {...lookupTable} search={place} />}
      {show === 'enumeration' && <DataTable {...enumerationTable} search={place} />}
    </>
  )
}

/** The number of clients, and the names of those that were signed in. */
function Clients({ clients, accounts }: EnumerationEventRecord) {
  return (
    <>
      {clients}
      {accounts.map(({ id, name }) => (
        <a
          key={id}
          href={userPath(id)}
          className="text-link ms-3 inline-flex min-h-11 items-center"
        >
          {name}
        </a>
      ))}
    </>
  )
}
