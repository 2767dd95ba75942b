import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { updateReport } from '../../../api/reports/update-report.ts'
import { type Closing, closingOf } from '../../../domain/reports/reports.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { call } from '../../session.ts'
import { showToast } from '../../shell/toasts.ts'
import { assetsKey, reportsQuery } from '../queries.ts'

interface ClosingCopy {
  button: string
  question: string
  /** The consequence, with the name of the asset. */
  follows: (name: string) => string
  done: string
}

const copy: Record<Closing, ClosingCopy> = {
  Found: {
    button: 'Mark as found',
    question: 'Is it back with you?',
    follows: (name) =>
      `From then on nobody who checks ${name} is told that it is missing, and you can use or sell it in peace.`,
    done: 'Marked as found',
  },
  'Handed over': {
    button: 'Mark as handed over',
    question: 'Did you hand it over?',
    follows: (name) =>
      `Say so only once ${name} is with its owner or the police. From then on we look for no owner any more.`,
    done: 'Marked as handed over',
  },
}

/** Closes the user's open report: a missing item was recovered, or a found item handed over. */
export function CloseReport({ report }: { report: ReportRecord }) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const closing = closingOf(report.status)
  const close = useMutation({
    mutationFn: () => call(updateReport, { id: report.id, status: closing }),
    onSuccess: () => showToast('success', copy[closing].done),
    onError: (error) => showToast('error', error.message),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: reportsQuery.queryKey })
      setIsAsking(false)
      void queryClient.invalidateQueries({ queryKey: assetsKey })
    },
  })

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        <CircleCheck aria-hidden="true" />
        {copy[closing].button}
      </Button>
      {isAsking && (
        <Dialog title={copy[closing].question} onClose={() => setIsAsking(false)}>
          <div className="grid gap-3 text-muted">
            <p>{copy[closing].follows(report.name)}</p>
            <p>This closes the report. It stays in your history and cannot be opened again.</p>
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              Not yet
            </Button>
            <Button busy={close.isPending} onClick={() => close.mutate()}>
              Yes, {copy[closing].button.toLowerCase()}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
