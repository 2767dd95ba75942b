import type { DisputeEntry } from '../../../api/disputes/dispute-record.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { adminDisputePath } from '../../paths.ts'
import { shortDate } from '../shell/short-dates.ts'
import { assigneeColumnOf } from '../table/assignee-column.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { RowLink } from '../table/RowLink.tsx'
import { disputeVariants } from './badge-variants.ts'

const column = tableColumnsOf<DisputeEntry>()

export const disputeColumns = column.columns([
  column.accessor(({ identifier }) => identifier.value, {
    id: 'identifier',
    header: adminDisputeWords.identifier,
    meta: { rowHeader: true },
    cell: ({ row: { original } }) => (
      <RowLink to={adminDisputePath(original.id)}>
        <Identifier value={original.identifier.value} />
      </RowLink>
    ),
  }),
  column.accessor(({ identifier }) => identifier.label, {
    id: 'kind',
    header: adminDisputeWords.kind,
  }),
  column.accessor('sides', {
    header: adminDisputeWords.claimedBy,
    cell: ({ getValue }) => fill(adminDisputeWords.people, { value: getValue() }),
  }),
  column.accessor('status', {
    header: adminDisputeWords.status,
    cell: ({ getValue }) => (
      <StageBadge tone={disputeVariants[getValue()]}>
        {adminStateWords.dispute[getValue()]}
      </StageBadge>
    ),
  }),
  assigneeColumnOf<DisputeEntry>(),
  column.accessor('openedAt', {
    header: adminDisputeWords.opened,
    cell: ({ getValue }) => shortDate(getValue()),
  }),
])
