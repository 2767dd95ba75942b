import type { DisputeEntry } from '../../../api/disputes/dispute-record.ts'
import { adminDisputeWords as words } from '../../../locales/en/screens/admin/disputes.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { adminDisputePath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'
import { assigneeColumnOf } from '../table/columns/assignee-column.tsx'
import { rowCell } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { RowLink } from '../table/RowLink.tsx'
import { disputeVariants } from './badge-variants.ts'
import { deadlineLabel } from './deadline-label.ts'

const column = tableColumnsOf<DisputeEntry>()

export const disputeColumns = column.columns([
  column.accessor(({ identifier }) => identifier.value, {
    id: 'identifier',
    ...rowCell(words.identifier, openDispute, { rowHeader: true }),
  }),
  column.accessor(({ identifier }) => identifier.label, { id: 'kind', header: words.kind }),
  column.accessor(
    'sides',
    rowCell(words.claimedBy, ({ sides }: DisputeEntry) => fill(words.people, { value: sides })),
  ),
  column.accessor(
    'status',
    rowCell(words.status, ({ status }: DisputeEntry) => (
      <StageBadge tone={disputeVariants[status]}>{adminStateWords.dispute[status]}</StageBadge>
    )),
  ),
  assigneeColumnOf<DisputeEntry>(),
  column.accessor(
    'openedAt',
    rowCell(words.opened, (row: DisputeEntry) => dateOf(row.openedAt)),
  ),
  column.accessor(
    'deadline',
    rowCell(words.deadline, ({ deadline }: DisputeEntry) => deadline && deadlineLabel(deadline)),
  ),
])

function openDispute({ id, identifier }: DisputeEntry) {
  return (
    <RowLink to={adminDisputePath(id)}>
      <Identifier value={identifier.value} />
    </RowLink>
  )
}
