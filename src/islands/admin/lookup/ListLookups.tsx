import { useQuery } from '@tanstack/react-query'
import { adminLookupWords } from '../../../locales/en/screens/admin/lookup.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { tasksQuery } from '../header/queries.ts'
import { checks as route } from '../routes.ts'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { choicesOf } from '../table/view/column-choice.ts'
import { ListTools } from '../table/view/ListTools.tsx'
import { enumerationList } from './enumeration-list.ts'
import { enumerationColumns, ListEnumerationEvents } from './ListEnumerationEvents.tsx'
import { ListLookupDays, lookupColumns } from './ListLookupDays.tsx'
import { lookupsList } from './lookups-list.ts'
import { lookupTabs } from './tabs.ts'

const lookupTools = {
  list: lookupsList.key,
  columns: choicesOf(lookupColumns),
  csv: { list: 'checks', filters: {} },
} as const
const enumerationTools = {
  list: enumerationList.key,
  columns: choicesOf(enumerationColumns),
  csv: { list: 'enumeration', filters: {} },
} as const

/** Statistics of the public lookup: lookups by identifier, and clients with many lookups. */
export function ListLookups() {
  const { show = 'identifiers', ...place } = route.useSearch()
  const go = useListNavigation()
  const { data: tasks = [] } = useQuery(tasksQuery)
  const newSweeps = tasks.find(({ kind }) => kind === 'new-enumeration')?.count ?? 0
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
        {show === 'enumeration'
          ? adminLookupWords.somebodyAskedFor
          : adminLookupWords.howOftenNumbers}
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
          counts={{ enumeration: newSweeps }}
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
        <ListEnumerationEvents search={place} />
      ) : (
        <ListLookupDays search={place} />
      )}
    </>
  )
}
