import type { AdminMatchRecord } from '../../../api/matching/admin-match-record.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'
import { shortDate } from '../shell/short-dates.ts'
import { tableColumnsOf } from '../table/features.ts'
import { OpenMatch } from './OpenMatch.tsx'

const column = tableColumnsOf<AdminMatchRecord>()

export const matchColumns = column.columns([
  column.accessor(({ missing }) => missing.item, {
    id: 'missing',
    header: adminMatchWords.missing,
    meta: { rowHeader: true, cell: 'rest' },
    cell: ({ row: { original } }) => <OpenMatch match={original} />,
  }),
  column.accessor(({ found }) => found.item, {
    id: 'found',
    header: adminMatchWords.found,
    meta: { cell: 'rest' },
    cell: ({ getValue }) => <span className="block truncate">{getValue()}</span>,
  }),
  column.accessor('score', { header: adminMatchWords.score, meta: { cell: 'tabular-nums' } }),
  column.accessor(({ kind, reasons }) => (kind === 'exact' ? '' : (reasons[0]?.text ?? '')), {
    id: 'reasons',
    header: adminMatchWords.why,
    meta: { cell: 'rest', isMinor: true },
    cell: ({ getValue }) => (
      <span className="block truncate">{getValue() || adminMatchWords.theNumbersAre}</span>
    ),
  }),
  column.accessor('offered', {
    header: adminMatchWords.owner,
    meta: { cell: 'whitespace-nowrap' },
    cell: ({ getValue }) => (getValue() ? adminMatchWords.wasAsked : adminMatchWords.notAsked),
  }),
  column.accessor('createdAt', {
    header: adminMatchWords.matched,
    meta: { cell: 'whitespace-nowrap' },
    cell: ({ getValue }) => shortDate(getValue()),
  }),
])
