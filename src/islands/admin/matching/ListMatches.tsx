import type { AdminMatchRecord } from '../../../api/matching/admin-matches.ts'
import { matchStates } from '../../../domain/matching/matches.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { call } from '../../session.ts'
import type { MatchFilters } from '../list-filters.ts'
import { matchesList } from '../lists.ts'
import { matches as route } from '../routes.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { dateCell, rowCell, rowName, textCell } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { OpenMatch, refuseMatch } from './OpenMatch.tsx'

/** Refuses several matches. They are accepted one by one, because that connects two users. */
const bulkMatches: Bulk<AdminMatchRecord> = {
  nameOf: ({ missing, found }) =>
    fill(adminMatchWords.pair, { item: missing.item, item2: found.item }),
  actions: [
    {
      label: refuseMatch.send,
      send: refuseMatch.send,
      consequence: refuseMatch.consequence,
      variant: 'secondary',
      reason: null,
      isPossible: ({ state }) => state === 'suggested',
      decide: ({ id }) => call('PATCH /admin/matches/{id}', { id, decision: 'refuse' }),
      refreshes: [[matchesList.key]],
    },
  ],
}

const column = tableColumnsOf<AdminMatchRecord>()

const matchColumns = column.columns([
  column.accessor(({ missing }) => missing.item, {
    id: 'missing',
    ...rowName(adminMatchWords.missing, (match: AdminMatchRecord) => <OpenMatch match={match} />),
  }),
  column.accessor(({ found }) => found.item, {
    id: 'found',
    ...textCell(adminMatchWords.found, { cell: 'rest named' }),
  }),
  column.accessor(
    'score',
    rowCell(
      adminMatchWords.score,
      ({ score }: AdminMatchRecord) => fill(adminMatchWords.ofMost, { score }),
      { cell: 'whitespace-nowrap' },
    ),
  ),
  column.accessor(({ kind, reasons }) => (kind === 'exact' ? '' : (reasons[0]?.text ?? '')), {
    id: 'reasons',
    ...textCell(adminMatchWords.why, { isMinor: true }, adminMatchWords.sameNumbers),
  }),
  column.accessor(
    'offered',
    rowCell(
      adminMatchWords.owner,
      ({ offered }: AdminMatchRecord) =>
        offered ? adminMatchWords.wasAsked : adminMatchWords.notAsked,
      {
        cell: 'whitespace-nowrap',
      },
    ),
  ),
  column.accessor('createdAt', dateCell(adminMatchWords.matched)),
])

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
