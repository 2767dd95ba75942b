import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
export interface Decision {
  to: 'upheld' | 'dismissed'
  /** The label of the button that opens the dialog. `send` labels the button that submits it. */
  label: string
  send: string
  /** The consequence of the decision, shown before it is submitted. */
  consequence: string
  done: string
  /** Who reads the reason. */
  hint: string
  variant: 'danger' | 'secondary'
}

export const decisions: readonly Decision[] = [
  {
    to: 'dismissed',
    label: adminComplaintWords.dismiss,
    send: adminComplaintWords.dismissReport,
    consequence: adminComplaintWords.dismissConsequence,
    done: adminComplaintWords.reportDismissed,
    hint: adminComplaintWords.dismissReasonHint,
    variant: 'secondary',
  },
  {
    to: 'upheld',
    label: adminComplaintWords.uphold,
    send: adminComplaintWords.upholdReport,
    consequence: adminComplaintWords.upholdConsequence,
    done: adminComplaintWords.reportUpheld,
    hint: adminComplaintWords.upholdReasonHint,
    variant: 'danger',
  },
]
