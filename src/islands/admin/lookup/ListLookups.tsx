import { useQuery } from '@tanstack/react-query'
import { adminLookupWords } from '../../../locales/en/screens/admin/lookup.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { tasksQuery } from '../header/queries.ts'
import { checks as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { ListTools, toolsOf } from '../table/view/ListTools.tsx'
import { enumerationTable } from './enumeration-table.tsx'
import { lookupTable } from './lookup-table.tsx'
import { storedDoubtsTable } from './stored-doubts-table.tsx'
import { type LookupTab, lookupTabs } from './tabs.ts'

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
