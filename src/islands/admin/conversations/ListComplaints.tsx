import type { ComplaintRecord } from '../../../api/conversations/complaints.ts'
import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { type ComplaintFilters, shownComplaintStates } from '../list-filters.ts'
import { complaintsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { complaints as route } from '../routes.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { momentCell, rowCell, rowName } from '../table/columns/cells.tsx'
import { tableColumnsOf } from '../table/features.ts'
import { ListScreen } from '../table/ListScreen.tsx'
import { withStatus } from '../table/list.ts'
import { cellLinkStyle } from '../table/RowLink.tsx'
import { decisions, OpenComplaint } from './OpenComplaint.tsx'

/** Decisions on several reported messages at once. */
const bulkComplaints: Bulk<ComplaintRecord> = {
  nameOf: ({ sender, text }) => `${sender.name}: ${text.slice(0, 60)}`,
  actions: decisions.map((decision) => ({
    label: decision.label,
    send: decision.send,
    consequence: decision.consequence,
    variant: 'secondary',
    reason: {
      label: adminComplaintWords.reason,
      hint: decision.hint,
      missing: adminComplaintWords.reasonMissing,
    },
    isPossible: ({ status }) => status === 'open',
    decide: ({ id }, reason) =>
      call('PATCH /admin/complaints/{id}', { id, status: decision.to, decision: reason }),
    refreshes: [[complaintsList.key], tasksQuery.queryKey],
  })),
}

const tones: Record<ComplaintRecord['status'], StageTone> = {
  open: 'waiting',
  upheld: 'bad',
  dismissed: 'quiet',
}

const column = tableColumnsOf<ComplaintRecord>()

const complaintColumns = column.columns([
  column.accessor(
    'text',
    rowName(adminComplaintWords.message, (row: ComplaintRecord) => (
      <OpenComplaint complaint={row} />
    )),
  ),
  column.accessor(
    'status',
    rowCell(adminComplaintWords.status, ({ status }: ComplaintRecord) => (
      <StageBadge tone={tones[status]}>{adminStateWords.complaint[status]}</StageBadge>
    )),
  ),
  userColumn('sender', adminComplaintWords.writtenBy),
  userColumn('complainant', adminComplaintWords.reportedBy),
  column.accessor('createdAt', momentCell(adminComplaintWords.reported)),
])

const screen = {
  title: adminComplaintWords.reportedMessages,
  intro: adminComplaintWords.intro,
  caption: adminComplaintWords.reportedMessages,
  list: complaintsList,
  columns: complaintColumns,
  bulk: bulkComplaints,
  empty: adminComplaintWords.empty,
  filters: [
    {
      name: 'status',
      legend: adminComplaintWords.statusFilter,
      choices: shownComplaintStates,
      labels: { ...adminStateWords.complaint, all: adminStateWords.all },
      initial: 'open',
      empty: { open: adminComplaintWords.queueEmpty },
    },
  ] as const,
  csv: (search: ComplaintFilters) => ({
    list: 'complaints' as const,
    filters: withStatus(search, 'open'),
  }),
}

/** Messages between two users that the recipient flagged. */
export function ListComplaints() {
  return <ListScreen {...screen} search={route.useSearch()} />
}

function userColumn(side: 'sender' | 'complainant', header: string) {
  const show = (complaint: ComplaintRecord) => <UserLink {...complaint[side]} />
  return column.accessor((complaint) => complaint[side].name, {
    id: side,
    ...rowCell(header, show, { cell: 'max-w-48 named' }),
  })
}

function UserLink({ id, name, email }: ComplaintRecord['sender']) {
  return (
    <a href={userPath(id)} className={`${cellLinkStyle} max-sm:-my-2`}>
      <span className="truncate underline">{name || email}</span>
    </a>
  )
}
