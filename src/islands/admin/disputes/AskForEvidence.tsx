import { askForEvidence } from '../../../api/disputes/ask-for-evidence.ts'
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
      title={`Ask ${owner.name} for evidence`}
      decision={{
        consequence:
          'We mail them your words. They are not told who else claims the number, so do not write it.',
        send: 'Send mail',
        done: 'Mail sent',
        variant: 'primary',
      }}
      reason={{
        label: 'What should they show?',
        hint: 'For example the receipt, the box with its number, or a photo of the thing switched on.',
        missing: 'Say what they should show',
        field: 'what',
      }}
      onSend={(what) => call(askForEvidence, { id: disputeId, ownerId: owner.id, what })}
      refreshes={[[disputesList.key]]}
      onClose={onClose}
    />
  )
}
