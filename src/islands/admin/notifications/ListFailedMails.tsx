import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FailedMail } from '../../../api/notifications/failed-mails.ts'
import { adminFailedMailWords } from '../../../locales/en/screens/admin/failed-mails.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { mailsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { mails as route } from '../routes.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { momentCell } from '../table/columns/cells.tsx'
import { decisionColumn, tableColumnsOf } from '../table/features.ts'
import { ListScreen } from '../table/ListScreen.tsx'

const shared = {
  variant: 'secondary',
  reason: null,
  isPossible: () => true,
  refreshes: [[mailsList.key], tasksQuery.queryKey],
} as const

/** Decisions on several failed mails at once. */
const bulkMails: Bulk<FailedMail> = {
  nameOf: ({ to }) => to,
  actions: [
    {
      ...shared,
      label: adminFailedMailWords.tryAgain,
      send: adminFailedMailWords.tryAgain,
      consequence: adminFailedMailWords.retryConsequence,
      decide: ({ id }) => call('PATCH /admin/mail/{id}', { id, decision: 'retry' }),
    },
    {
      ...shared,
      label: adminFailedMailWords.dismiss,
      send: adminFailedMailWords.dismiss,
      consequence: adminFailedMailWords.dismissConsequence,
      decide: ({ id }) => call('PATCH /admin/mail/{id}', { id, decision: 'put-aside' }),
    },
  ],
}

/** `Verification code` for `verification-code`. */
function kindLabel(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')
}

const column = tableColumnsOf<FailedMail>()

const mailColumns = column.columns([
  column.accessor('to', {
    header: adminFailedMailWords.to,
    meta: { rowHeader: true, cell: 'rest truncate' },
  }),
  column.accessor('kind', {
    header: adminFailedMailWords.kind,
    cell: ({ getValue }) => kindLabel(getValue()),
  }),
  column.accessor('error', {
    header: adminFailedMailWords.why,
    meta: { cell: 'rest' },
    cell: ({ getValue }) => (
      <span className="block truncate" title={getValue() ?? undefined}>
        {getValue() ?? adminFailedMailWords.notKnown}
      </span>
    ),
  }),
  column.accessor('attempts', {
    header: adminFailedMailWords.tries,
    meta: { cell: 'named', isMinor: true },
  }),
  column.accessor('failedAt', momentCell(adminFailedMailWords.failed)),
  decisionColumn<FailedMail>((row) => <ResolveFailedMail mail={row} />),
])

const screen = {
  title: adminFailedMailWords.failedMails,
  intro: adminFailedMailWords.intro,
  caption: adminFailedMailWords.failedMails,
  list: mailsList,
  columns: mailColumns,
  bulk: bulkMails,
  empty: adminFailedMailWords.empty,
  csv: () => ({ list: 'mail' as const, filters: {} }),
}

/** Mails that failed after all attempts. */
export function ListFailedMails() {
  return <ListScreen {...screen} search={route.useSearch()} />
}

type Decision = 'retry' | 'put-aside'

function ResolveFailedMail({ mail }: { mail: FailedMail }) {
  const queryClient = useQueryClient()
  const decide = useMutation({
    mutationFn: (decision: Decision) => call('PATCH /admin/mail/{id}', { id: mail.id, decision }),
    onSuccess: ({ message }) => showToast('success', message),
    onError: (error) => showToast('error', error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [mailsList.key] }),
  })
  const button = (decision: Decision) => ({
    busy: decide.isPending && decide.variables === decision,
    disabled: decide.isPending,
    onClick: () => decide.mutate(decision),
  })
  const about = (
    <span className="sr-only"> {fill(adminFailedMailWords.mailTo, { to: mail.to })}</span>
  )
  return (
    <span className="flex gap-1">
      <Button variant="secondary" {...button('retry')}>
        {adminFailedMailWords.tryAgain}
        {about}
      </Button>
      <Button variant="quiet" {...button('put-aside')}>
        {adminFailedMailWords.dismiss}
        {about}
      </Button>
    </span>
  )
}
