import type { AdminMatchRecord } from '../../../api/matching/admin-match-record.ts'
import { suspiciousThreshold } from '../../../domain/matching/matches.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { dateOf, dayInWords } from '../../shell/dates.ts'
import { decisionColumn, tableColumnsOf } from '../table/features.ts'
import { ReviewMatch } from './ReviewMatch.tsx'

const column = tableColumnsOf<AdminMatchRecord>()

export const matchColumns = column.columns([
  column.accessor(({ missing }) => missing.item, {
    id: 'missing',
    header: 'Missing',
    meta: { rowHeader: true, cell: 'min-w-40' },
    cell: ({ row }) => <Side side={row.original.missing} />,
  }),
  column.accessor(({ found }) => found.item, {
    id: 'found',
    header: 'Found',
    meta: { cell: 'min-w-40' },
    cell: ({ row }) => <Side side={row.original.found} />,
  }),
  column.accessor('score', { header: 'Score' }),
  column.display({
    id: 'reasons',
    header: 'Why',
    meta: { cell: 'min-w-40' },
    cell: ({ row: { original } }) => (
      <ul className="grid gap-1 text-xs">
        {original.kind === 'exact' && <li>The numbers are the same</li>}
        {original.reasons.map(({ points, text }) => (
          <li key={text}>
            <span className="font-semibold tabular-nums">{points > 0 ? `+${points}` : points}</span>{' '}
            {text}
          </li>
        ))}
        {!original.offered && <li className="text-muted">The owner has not been asked</li>}
      </ul>
    ),
  }),
  column.accessor('createdAt', {
    header: 'Matched',

    cell: ({ getValue }) => dateOf(getValue()),
  }),
  decisionColumn<AdminMatchRecord>((row) =>
    row.state === 'suggested' ? <ReviewMatch match={row} /> : null,
  ),
])

function Side({ side }: { side: AdminMatchRecord['missing'] }) {
  return (
    <span className="grid justify-items-start gap-1 font-normal">
      <span className="font-semibold wrap-anywhere">{side.item}</span>
      <StatusBadge status={side.status} />
      {side.identifiers.map(({ label, value }) => (
        <span key={label}>
          <span className="block text-xs text-muted">{label}</span>
          <Identifier value={value} className="text-xs" />
        </span>
      ))}
      {side.edits >= suspiciousThreshold && (
        <span className="text-xs font-semibold text-stolen">Reworded {side.edits} times</span>
      )}
      {side.recentReports >= suspiciousThreshold && (
        <span className="text-xs font-semibold text-stolen">
          {side.recentReports} reports by this person in 30 days
        </span>
      )}
      <span className="text-xs text-muted">
        {[side.owner.name, side.state, side.lastSeenDate && dayInWords(side.lastSeenDate)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}
