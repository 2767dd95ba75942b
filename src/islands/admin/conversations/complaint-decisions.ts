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
    consequence: adminComplaintWords.nothingChangesFor,
    done: adminComplaintWords.reportDismissed,
    hint: adminComplaintWords.onlyOurTeam,
    variant: 'secondary',
  },
  {
    to: 'upheld',
    label: adminComplaintWords.uphold,
    send: adminComplaintWords.upholdReport,
    consequence: adminComplaintWords.theConversationEnds,
    done: adminComplaintWords.reportUpheld,
    hint: adminComplaintWords.theOneWho,
    variant: 'danger',
  },
]
