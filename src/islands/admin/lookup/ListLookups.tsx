import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { resolveStoredDoubt, type StoredDoubt } from '../../../api/assets/stored-doubts.ts'
import type { EnumerationEventRecord } from '../../../api/lookup/list-enumeration-events.ts'
import type { LookupDay } from '../../../api/lookup/list-lookups.ts'
import { rangeLabel } from '../../../locales/en/enumeration.ts'
import { adminLookupWords } from '../../../locales/en/screens/admin/lookup.ts'
import { Button } from '../../../ui/Button.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { adminAssetPath, adminReportPath, paths, userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { tasksQuery } from '../header/queries.ts'
import { checks as route } from '../routes.ts'
import { dayCell, momentCell, rowCell, rowLink } from '../table/columns/cells.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { decisionColumn, tableColumnsOf } from '../table/features.ts'
import { cellLinkStyle } from '../table/RowLink.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { ListTools, toolsOf } from '../table/view/ListTools.tsx'
import { enumerationList } from './enumeration-list.ts'
import { lookupsList, storedDoubtsList } from './lookups-list.ts'
import { type LookupTab, lookupTabs } from './tabs.ts'

const doubtColumn = tableColumnsOf<StoredDoubt>()

const doubtColumns = doubtColumn.columns([
  doubtColumn.accessor(
    'text',
    rowLink(adminLookupWords.number, ({ asset, text }: StoredDoubt) => [
      adminAssetPath(asset.id),
      text,
    ]),
  ),
  doubtColumn.accessor('reason', { header: adminLookupWords.why, meta: { cell: 'rest' } }),
  doubtColumn.accessor(({ asset }) => asset.name, { id: 'item', header: adminLookupWords.item }),
  doubtColumn.accessor(({ owner }) => owner.name, {
    id: 'owner',
    ...rowCell(adminLookupWords.owner, ({ owner }: StoredDoubt) => (
      <Link to={userPath(owner.id)} className={cellLinkStyle}>
        <span className="truncate">{owner.name}</span>
      </Link>
    )),
  }),
  doubtColumn.accessor('registeredAt', momentCell(adminLookupWords.registeredOn)),
  decisionColumn<StoredDoubt>((row) => <ResolveStoredDoubt doubt={row} />),
])

/** Registered numbers that would be refused today. */
const storedDoubtsTable = {
  caption: adminLookupWords.doubts,
  empty: adminLookupWords.doubtsEmpty,
  list: storedDoubtsList,
  columns: doubtColumns,
}

const eventColumn = tableColumnsOf<EnumerationEventRecord>()

const eventColumns = eventColumn.columns([
  eventColumn.accessor((event) => rangeLabel(event), {
    id: 'range',
    header: adminLookupWords.numbers,
    meta: { rowHeader: true, cell: 'rest truncate' },
  }),
  eventColumn.accessor('day', dayCell(adminLookupWords.day)),
  eventColumn.accessor('misses', { header: adminLookupWords.notRegistered }),
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
    rowCell(adminLookupWords.report, ({ status }: LookupDay) => <StatusBadge status={status} />),
  ),
  column.accessor('day', dayCell(adminLookupWords.day)),
  column.accessor('lookups', { header: adminLookupWords.checked }),
  column.accessor('registrations', { header: adminLookupWords.registered }),
  column.accessor('lastAt', momentCell(adminLookupWords.last)),
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
const doubtTools = toolsOf(storedDoubtsTable, null)

const views = {
  identifiers: { intro: adminLookupWords.checksIntro, tools: lookupTools },
  enumeration: { intro: adminLookupWords.enumerationIntro, tools: enumerationTools },
  doubts: { intro: adminLookupWords.doubtsIntro, tools: doubtTools },
}

/** Statistics of the public lookup: lookups by identifier, and clients with many lookups. */
export function ListLookups() {
  const { show = 'identifiers', ...place }: LookupTab & object = route.useSearch()
  const go = useListNavigation()
  const { data: tasks = [] } = useQuery(tasksQuery)
  const newEvents = tasks.find(({ kind }) => kind === 'new-enumeration')?.count ?? 0
  const doubts = tasks.find(({ kind }) => kind === 'stored-doubts')?.count ?? 0
  const view = views[show]
  const isSuperAdmin = useUser().role === 'super-admin'
  return (
    <>
      <ScreenHeader
        title={adminLookupWords.checks}
        action={
          isSuperAdmin && (
            <ButtonLink to={paths.adminListings} variant="secondary">
              {adminLookupWords.listings}
            </ButtonLink>
          )
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
            doubts: adminLookupWords.doubts,
          }}
          counts={{ enumeration: newEvents, doubts }}
          onChoose={(choice) =>
            go({
              show: choice === 'identifiers' ? undefined : choice,
              ...{ page: undefined, sort: undefined },
            })
          }
        />
        <ListTools {...view.tools} search={place} />
      </div>
      {show === 'identifiers' && <DataTable {...lookupTable} search={place} />}
      {show === 'enumeration' && <DataTable {...enumerationTable} search={place} />}
      {show === 'doubts' && <DataTable {...storedDoubtsTable} search={place} />}
    </>
  )
}

/** The number of clients, and the names of those that were signed in. */
function Clients({ clients, accounts }: EnumerationEventRecord) {
  return (
    <>
      {clients}
      {accounts.map(({ id, name }) => (
        <Link
          key={id}
          to={userPath(id)}
          className="text-link ms-3 inline-flex min-h-11 items-center"
        >
          {name}
        </Link>
      ))}
    </>
  )
}

type Decision = 'keep' | 'ask-owner'

function ResolveStoredDoubt({ doubt: { id, text } }: { doubt: StoredDoubt }) {
  const queryClient = useQueryClient()
  const decide = useMutation({
    mutationFn: (decision: Decision) => call(resolveStoredDoubt, { id, decision }),
    onSuccess: ({ message }) => showToast('success', message),
    onError: (error) => showToast('error', error.message),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: [storedDoubtsList.key] })
      await queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey })
    },
  })
  const button = (decision: Decision) => ({
    busy: decide.isPending && decide.variables === decision,
    disabled: decide.isPending,
    onClick: () => decide.mutate(decision),
  })
  return (
    <span className="flex gap-1">
      <Button variant="secondary" {...button('ask-owner')}>
        {adminLookupWords.askOwner}
        <span className="sr-only"> {text}</span>
      </Button>
      <Button variant="quiet" {...button('keep')}>
        {adminLookupWords.keep}
        <span className="sr-only"> {text}</span>
      </Button>
    </span>
  )
}
