import { askForEvidence } from '../../../api/disputes/ask-for-evidence.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { fill } from '../../../locales/texts.ts'
import { call } from '../../session.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { disputesList } from './disputes-list.ts'

interface Props {
  disputeId: string
  owner: { id: string; name: string }
  onClose: () => void
}

export function AskForEvidence({ disputeId, owner, onClose }: Props) {
  return (
    <ReasonDialog
      about={{ kind: 'dispute', id: disputeId }}
      title={fill(adminDisputeWords.askTitle, { name: owner.name })}
      decision={{
        consequence: adminDisputeWords.askHint,
        send: adminDisputeWords.sendMail,
        done: adminDisputeWords.mailSent,
        variant: 'primary',
      }}
      reason={{
        label: adminDisputeWords.askQuestion,
        hint: adminDisputeWords.askExample,
        missing: adminDisputeWords.askMissing,
        field: 'what',
      }}
      onSend={(what) => call(askForEvidence, { id: disputeId, ownerId: owner.id, what })}
      refreshes={[[disputesList.key]]}
      onClose={onClose}
    />
  )
}
