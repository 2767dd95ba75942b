import type { DisputeRecord } from '../../../api/disputes/dispute-record.ts'
import { resolveDispute } from '../../../api/disputes/resolve-dispute.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import { reportsList } from '../reports/reports-list.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { disputesList } from './disputes-list.ts'

interface Props {
  dispute: DisputeRecord
  /** The owner; null if nobody has proved ownership, `reopen` to revoke a decision. */
  winner: { id: string; name: string } | 'reopen' | null
  onClose: () => void
}

const reason = {
  label: 'Reason',
  hint: 'Every side reads it in a mail. Do not name anyone in it.',
  missing: 'Say why: both sides read this',
  field: 'reason',
}

export function ResolveDispute({ dispute, winner, onClose }: Props) {
  const { id } = dispute
  return (
    <ReasonDialog
      about={{ kind: 'dispute', id }}
      title={titleOf(winner)}
      decision={decisionOf(winner)}
      reason={winner === 'reopen' ? { ...reason, hint: 'Only the team reads it.' } : reason}
      onSend={(why) =>
        call(
          resolveDispute,
          winner === 'reopen'
            ? { id, status: 'open', reason: why }
            : { id, status: 'decided', reason: why, ...(winner && { ownerId: winner.id }) },
        )
      }
      refreshes={[[disputesList.key], [reportsList.key], tasksQuery.queryKey]}
      onClose={onClose}
    />
  )
}

const closes =
  'Open reports of those whose claim is refused are closed. Each side gets a mail about their own claim alone.'

function titleOf(winner: Props['winner']): string {
  if (winner === 'reopen') return 'Reopen this dispute?'
  return winner ? `It belongs to ${winner.name}?` : 'Decide for nobody?'
}

function decisionOf(winner: Props['winner']) {
  if (winner === 'reopen') {
    return {
      consequence: 'Every claim counts again, the refused ones too. Nobody is mailed.',
      send: 'Reopen dispute',
      done: 'Dispute reopened',
      variant: 'primary' as const,
    }
  }
  if (winner === null) {
    return {
      consequence: `No claim is upheld. ${closes}`,
      send: 'Refuse all claims',
      done: 'Dispute decided',
      variant: 'danger' as const,
    }
  }
  return {
    consequence: `Their claim is upheld, every other one refused. ${closes}`,
    send: 'Decide',
    done: 'Dispute decided',
    variant: 'primary' as const,
  }
}
