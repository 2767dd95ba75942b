import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FailedMail } from '../../../api/notifications/failed-mail.ts'
import { resolveFailedMail } from '../../../api/notifications/resolve-failed-mail.ts'
import { adminFailedMailWords } from '../../../locales/en/screens/admin/failed-mails.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { mailsList } from './mails-list.ts'

type Decision = 'retry' | 'put-aside'

export function ResolveFailedMail({ mail }: { mail: FailedMail }) {
  const queryClient = useQueryClient()
  const decide = useMutation({
    mutationFn: (decision: Decision) => call(resolveFailedMail, { id: mail.id, decision }),
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
