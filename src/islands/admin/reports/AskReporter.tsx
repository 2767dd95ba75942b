import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { askReporter } from '../../../api/reports/ask-reporter.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { call } from '../../session.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { reportsList } from './reports-list.ts'

interface Props {
  item: Pick<AdminReportRecord, 'id' | 'name'>
  onClose: () => void
}

/** Asks the reporter for more details before staff decide. */
export function AskReporter({ item: { id, name }, onClose }: Props) {
  return (
    <ReasonDialog
      about={{ kind: 'item', id }}
      title={name}
      decision={{
        consequence: adminReportWords.askConsequence,
        send: adminReportWords.sendQuestion,
        done: adminReportWords.questionSent,
        variant: 'primary',
      }}
      reason={{
        label: adminReportWords.question,
        hint: adminReportWords.questionHint,
        missing: adminReportWords.questionMissing,
        field: 'what',
      }}
      onSend={(what) => call(askReporter, { id, what })}
      refreshes={[[reportsList.key]]}
      onClose={onClose}
    />
  )
}
