import { type MatchState, matchStates } from '../../../domain/matching/matches.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { matches as route } from '../routes.ts'
import { DataTable } from '../table/DataTable.tsx'
import { useListNavigation } from '../table/use-list-navigation.ts'
import { matchColumns } from './match-columns.tsx'
import { matchesList } from './matches-list.ts'

const stateLabels = {
  suggested: adminMatchWords.waitForAn,
  open: adminMatchWords.open,
  refused: adminMatchWords.notMine,
  withdrawn: adminMatchWords.ended,
  recovered: adminMatchWords.recovered,
} as const satisfies Record<MatchState, string>

/** Matches with one status. Staff may decide a suggested match for its owner. */
export function ListMatches() {
  const search = route.useSearch()
  const go = useListNavigation()
  return (
    <>
      <ScreenHeader title={adminMatchWords.matches}>{adminMatchWords.whatWasReported}</ScreenHeader>
      <SelectField
        label={adminMatchWords.show}
        value={search.state ?? 'suggested'}
        onChange={({ target }) => go({ state: target.value, page: undefined })}
        className="mb-6 max-w-xs"
        choices={matchStates.map((state) => ({ value: state, label: stateLabels[state] }))}
      />
      <DataTable
        caption={adminMatchWords.matches}
        list={matchesList}
        columns={matchColumns}
        search={search}
        empty={adminMatchWords.thereAreNo}
      />
    </>
  )
}
