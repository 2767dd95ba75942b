import { adminLookupWords } from '../../../locales/en/screens/admin/lookup.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { checks as route } from '../routes.ts'
import { FilterChoice } from '../table/FilterChoice.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { ListEnumerationEvents } from './ListEnumerationEvents.tsx'
import { ListLookupDays } from './ListLookupDays.tsx'
import { lookupTabs } from './tabs.ts'

/** Statistics of the public lookup: lookups by identifier, and clients with many lookups. */
export function ListLookups() {
  const { show = 'numbers', ...place } = route.useSearch()
  const go = useListNavigation()
  return (
    <>
      <ScreenHeader title={adminLookupWords.checks}>
        {show === 'enumeration'
          ? adminLookupWords.somebodyAskedFor
          : adminLookupWords.howOftenNumbers}
      </ScreenHeader>
      <div className="mb-4">
        <FilterChoice
          legend={adminLookupWords.show}
          choices={lookupTabs}
          chosen={show}
          labels={{
            numbers: adminLookupWords.reportedNumbers,
            enumeration: adminLookupWords.enumeration,
          }}
          onChoose={(choice) =>
            go({
              show: choice === 'numbers' ? undefined : choice,
              ...{ page: undefined, sort: undefined },
            })
          }
        />
      </div>
      {show === 'enumeration' ? (
        <ListEnumerationEvents search={place} />
      ) : (
        <ListLookupDays search={place} />
      )}
    </>
  )
}
