import type { DisputeEntry } from '../../../api/disputes/disputes.ts'
import { deadlineWords } from '../../../locales/en/screens/admin/deadlines.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { adminDisputePath } from '../../paths.ts'
import { type DisputeFilters, shownDisputeStatuses } from '../list-filters.ts'
import { disputesList } from '../lists.ts'
import { disputes as route } from '../routes.ts'
import { assigneeColumnOf, rowCell, waitCell } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { withStatus } from '../table/list.ts'
import { RowLink } from '../table/RowLink.tsx'
import { deadlineLabel } from './deadline.ts'
import { disputeVariants } from './labels.ts'

const column = tableColumnsOf<DisputeEntry>()
const assignee = assigneeColumnOf<DisputeEntry>()

const disputeColumns = column.columns([
  column.accessor(({ identifier }) => identifier.value, {
    id: 'identifier',
    ...rowCell(adminDisputeWords.identifier, openDispute, { rowHeader: true }),
  }),
  column.accessor(
    'status',
    rowCell(adminDisputeWords.status, ({ status }: DisputeEntry) => (
      <StageBadge tone={disputeVariants[status]}>{adminStateWords.dispute[status]}</StageBadge>
    )),
  ),
  column.accessor(({ identifier }) => identifier.label, {
    id: 'kind',
    header: adminDisputeWords.kind,
    meta: { cell: 'named' },
  }),
  column.accessor(
    'sides',
    rowCell(
      adminDisputeWords.claimedBy,
      ({ sides }: DisputeEntry) => fill(adminDisputeWords.people, { value: sides }),
      { cell: 'named' },
    ),
  ),
  { ...assignee, meta: { ...assignee.meta, isSpare: true } },
  column.accessor(
    'openedAt',
    waitCell(adminDisputeWords.opened, ({ openedAt, status }: DisputeEntry) => ({
      since: openedAt,
      isWaiting: status === 'open',
    })),
  ),
  column.accessor(
    'deadline',
    rowCell(
      deadlineWords.due,
      ({ deadline }: DisputeEntry) => deadline && deadlineLabel(deadline),
      { cell: 'named' },
    ),
  ),
])

const screen = {
  title: adminDisputeWords.disputes,
  intro: adminDisputeWords.intro,
  caption: adminDisputeWords.disputes,
  list: disputesList,
  columns: disputeColumns,
  empty: adminDisputeWords.empty,
  filters: [
    {
      name: 'status',
      legend: adminDisputeWords.statusFilter,
      choices: shownDisputeStatuses,
      labels: { ...adminStateWords.dispute, all: adminStateWords.all },
      initial: 'open',
      empty: { open: adminDisputeWords.queueEmpty },
    },
  ] as const,
  csv: (search: DisputeFilters) => ({
    list: 'disputes' as const,
    filters: withStatus(search, 'open'),
  }),
}

/** Identifiers that more than one user claims. */
export function ListDisputes() {
  return <ListScreen {...screen} search={route.useSearch()} />
}

function openDispute({ id, identifier }: DisputeEntry) {
  return (
    <RowLink to={adminDisputePath(id)}>
      <Identifier value={identifier.value} />
    </RowLink>
  )
}
