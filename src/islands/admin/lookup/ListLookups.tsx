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
      <ScreenHeader title="Checks">
        {show === 'enumeration'
          ? 'Somebody asked for many numbers of one phone model or plate area that nobody registered. They are slowed until an hour after the last.'
          : 'How often numbers under open reports were checked or registered by others.'}
      </ScreenHeader>
      <div className="mb-4">
        <FilterChoice
          legend="Show"
          choices={lookupTabs}
          chosen={show}
          labels={{ numbers: 'Reported numbers', enumeration: 'Enumeration' }}
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
