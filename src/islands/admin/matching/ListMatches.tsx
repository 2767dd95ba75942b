import { matchStates } from '../../../domain/matching/matches.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { matches as route } from '../routes.ts'
import { ListFilter } from '../table/ListFilter.tsx'
import { ListScreen } from '../table/ListScreen.tsx'
import { bulkMatches } from './bulk-matches.ts'
import { matchColumns } from './match-columns.tsx'
import type { MatchFilters } from './match-filters.ts'
import { matchesList } from './matches-list.ts'

const screen = {
  title: adminMatchWords.matches,
  intro: adminMatchWords.whatWasReported,
  caption: adminMatchWords.matches,
  list: matchesList,
  columns: matchColumns,
  bulk: bulkMatches,
  empty: adminMatchWords.thereAreNo,
  csv: ({ state }: MatchFilters) => ({ list: 'matches' as const, filters: { state } }),
}

/** Matches with one status. Staff may decide a suggested match for its owner. */
export function ListMatches() {
  const search = route.useSearch()
  return (
    <ListScreen {...screen} search={search}>
      <ListFilter
        legend={adminMatchWords.show}
        name="state"
        choices={matchStates}
        initial="suggested"
        chosen={search.state}
        labels={adminStateWords.match}
      />
    </ListScreen>
  )
}
