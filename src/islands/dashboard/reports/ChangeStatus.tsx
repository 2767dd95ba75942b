import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { closingOf } from '../../../domain/reports/reports.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/forms/DialogButtons.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'
import { useWords } from '../../words/use-words.ts'
import { assetsKey, reportsQuery } from '../queries.ts'

interface Props {
  report: ReportRecord
  label?: string
  /** Instead of closing it. */
  to?: 'Stolen'
}

/**
 * Closes the user's open report: a missing item was recovered, or a found item handed over. Or says
 * that a lost item was stolen.
 */
export function ChangeStatus({ report, label, to }: Props) {
  const all = useWords('reportWords', reportWords)
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { withReauthentication, dialog } = useReauthentication()
  const status = to ?? closingOf(report.status)
  const words = all.closing[status]
  const close = useMutation({
    mutationFn: () =>
      withReauthentication(() => call('PATCH /reports/{id}', { id: report.id, status })),
    onSuccess: (closed) => {
      if (closed) void showToast('success', words.done)
    },
    onError: (error) => showToast('error', error.message),
    onSettled: async (closed) => {
      // The password was not given, so the question stays.
      if (closed === null) return
      await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
      setIsAsking(false)
      void queryClient.invalidateQueries({ queryKey: assetsKey })
    },
  })

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {!to && <CircleCheck aria-hidden="true" />}
        {label ?? words.button}
      </Button>
      {isAsking && (
        <Dialog title={words.question} onClose={() => setIsAsking(false)}>
          <div className="grid gap-3 text-muted">
            <p>{fill(words.follows, { name: report.name })}</p>
            <p>{to ? all.cannotUndo : all.closingIsFinal}</p>
          </div>
          <DialogButtons cancel={to ? all.cancel : all.notYet} onCancel={() => setIsAsking(false)}>
            <Button busy={close.isPending} onClick={() => close.mutate()}>
              {words.confirm}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
      {dialog}
    </>
  )
}
