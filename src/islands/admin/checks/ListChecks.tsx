import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { FilterChoice } from '../FilterChoice.tsx'
import { checks as route } from '../routes.ts'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { checkParts } from './check-parts.ts'
import { ListCheckedDays } from './ListCheckedDays.tsx'
import { ListSweeps } from './ListSweeps.tsx'

/** What the team is told of the public look-up: how often a number was looked for, and who tries many. */
export function ListChecks() {
  const { show = 'numbers', ...place } = route.useSearch()
  const go = useListNavigation()
  return (
    <>
      <ScreenHeader title="Checks">
        {show === 'sweeps'
          ? 'Somebody asked for many numbers of one phone model or plate area that nobody registered. They are slowed until an hour after the last.'
          : 'How often numbers under open reports were checked or registered by others.'}
      </ScreenHeader>
      <div className="mb-4">
        <FilterChoice
          legend="Show"
          choices={checkParts}
          chosen={show}
          words={{ numbers: 'Reported numbers', sweeps: 'Sweeps' }}
          onChoose={(choice) =>
            go({
              show: choice === 'numbers' ? undefined : choice,
              ...{ page: undefined, sort: undefined },
            })
          }
        />
      </div>
      {show === 'sweeps' ? <ListSweeps search={place} /> : <ListCheckedDays search={place} />}
    </>
  )
}
