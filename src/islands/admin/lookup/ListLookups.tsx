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
import { lookupTabs } from './tabs.ts'

const lookupTools = toolsOf(lookupTable, { list: 'checks', filters: {} })
const enumerationTools = toolsOf(enumerationTable, { list: 'enumeration', filters: {} })

/** Statistics of the public lookup: lookups by identifier, and clients with many lookups. */
export function ListLookups() {
  const { show = 'identifiers', ...place } = route.useSearch()
  const go = useListNavigation()
  const { data: tasks = [] } = useQuery(tasksQuery)
  const newEvents = tasks.find(({ kind }) => kind === 'new-enumeration')?.count ?? 0
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
        {show === 'enumeration' ? adminLookupWords.enumerationIntro : adminLookupWords.checksIntro}
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
            go({
              show: choice === 'identifiers' ? undefined : choice,
              ...{ page: undefined, sort: undefined },
            })
          }
        />
        <ListTools {...(show === 'enumeration' ? enumerationTools : lookupTools)} search={place} />
      </div>
      {show === 'enumeration' ? (
        <DataTable {...enumerationTable} search={place} />
      ) : (
        <DataTable {...lookupTable} search={place} />
      )}
    </>
  )
}
