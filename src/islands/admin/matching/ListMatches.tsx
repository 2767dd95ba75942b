import { matchStates } from '../../../domain/matching/matches.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { matches as route } from '../routes.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { bulkMatches } from './bulk-matches.ts'
import { matchColumns } from './match-columns.tsx'
import type { MatchFilters } from './match-filters.ts'
import { matchesList } from './matches-list.ts'

const screen = {
  title: adminMatchWords.matches,
  intro: adminMatchWords.intro,
  caption: adminMatchWords.matches,
  list: matchesList,
  columns: matchColumns,
  bulk: bulkMatches,
  empty: adminMatchWords.empty,
  filters: [
    {
      name: 'state',
      legend: adminMatchWords.show,
      choices: matchStates,
      initial: 'suggested',
      labels: adminStateWords.match,
    },
  ] as const,
  csv: ({ state }: MatchFilters) => ({ list: 'matches' as const, filters: { state } }),
}

/** Matches with one status. Staff may decide a suggested match for its owner. */
export function ListMatches() {
  return <ListScreen {...screen} search={route.useSearch()} />
}
