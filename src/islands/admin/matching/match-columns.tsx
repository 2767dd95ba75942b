import type { AdminMatchRecord } from '../../../api/matching/admin-match-record.ts'
import { adminMatchWords as words } from '../../../locales/en/screens/admin/matches.ts'
import { dateCell, rowCell, rowName, textCell } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { OpenMatch } from './OpenMatch.tsx'

const column = tableColumnsOf<AdminMatchRecord>()

export const matchColumns = column.columns([
  column.accessor(({ missing }) => missing.item, {
    id: 'missing',
    ...rowName(words.missing, (match: AdminMatchRecord) => <OpenMatch match={match} />),
  }),
  column.accessor(({ found }) => found.item, { id: 'found', ...textCell(words.found) }),
  column.accessor('score', { header: words.score, meta: { cell: 'tabular-nums' } }),
  column.accessor(({ kind, reasons }) => (kind === 'exact' ? '' : (reasons[0]?.text ?? '')), {
    id: 'reasons',
    ...textCell(words.why, { isMinor: true }, words.sameNumbers),
  }),
  column.accessor(
    'offered',
    rowCell(
      words.owner,
      ({ offered }: AdminMatchRecord) => (offered ? words.wasAsked : words.notAsked),
      {
        cell: 'whitespace-nowrap',
      },
    ),
  ),
  column.accessor('createdAt', dateCell(words.matched)),
])
