import { type MatchState, matchStates } from '../../../domain/matching/matches.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { matches as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { matchColumns } from './match-columns.tsx'
import { matchesList } from './matches-list.ts'

const stateLabels = {
  suggested: 'Wait for an answer',
  open: 'Open',
  refused: 'Not mine',
  withdrawn: 'Ended',
  recovered: 'Recovered',
} as const satisfies Record<MatchState, string>

/** Matches with one status. Staff may decide a suggested match for its owner. */
export function ListMatches() {
  const search = route.useSearch()
  const go = useListNavigation()
  return (
    <>
      <ScreenHeader title="Matches">
        What was reported missing and found, and may be one thing.
      </ScreenHeader>
      <SelectField
        label="Show"
        value={search.state ?? 'suggested'}
        onChange={({ target }) => go({ state: target.value, page: undefined })}
        className="mb-6 max-w-xs"
        choices={matchStates.map((state) => ({ value: state, label: stateLabels[state] }))}
      />
      <DataTable
        caption="Matches"
        list={matchesList}
        columns={matchColumns}
        search={search}
        empty="There are no matches here"
      />
    </>
  )
}
