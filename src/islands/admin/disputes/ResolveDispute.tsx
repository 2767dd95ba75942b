import type { DisputeRecord } from '../../../api/disputes/disputes.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { fill } from '../../../locales/texts.ts'
import { call } from '../../session.ts'
import { disputesList, reportsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'

interface Props {
  dispute: DisputeRecord
  /** The claimant to decide for; null to refuse all claims, `reopen` to revoke a decision. */
  winner: { id: string; name: string } | 'reopen' | null
  onClose: () => void
}

const reason = {
  label: adminDisputeWords.reason,
  hint: adminDisputeWords.reasonHint,
  missing: adminDisputeWords.reasonMissing,
  field: 'reason',
}

export function ResolveDispute({ dispute, winner, onClose }: Props) {
  const { id, openedAt } = dispute
  return (
    <ReasonDialog
      about={{ kind: 'dispute', id }}
      title={titleOf(winner)}
      decision={decisionOf(winner)}
      reason={winner === 'reopen' ? { ...reason, hint: adminDisputeWords.teamReasonHint } : reason}
      onSend={(why) =>
        call(
          'PATCH /admin/disputes/{id}',
          winner === 'reopen'
            ? { id, status: 'open', reason: why }
            : {
                id,
                status: 'decided',
                openedAt,
                reason: why,
                ...(winner && { ownerId: winner.id }),
              },
        )
      }
      refreshes={[[disputesList.key], [reportsList.key], tasksQuery.queryKey]}
      onClose={onClose}
    />
  )
}

const closes = adminDisputeWords.decideConsequence

function titleOf(winner: Props['winner']): string {
  if (winner === 'reopen') return adminDisputeWords.reopenQuestion
  return winner
    ? fill(adminDisputeWords.decideQuestion, { name: winner.name })
    : adminDisputeWords.refuseEveryoneQuestion
}

function decisionOf(winner: Props['winner']) {
  if (winner === 'reopen') {
    return {
      consequence: adminDisputeWords.reopenConsequence,
      send: adminDisputeWords.reopenDispute,
      done: adminDisputeWords.disputeReopened,
      variant: 'primary' as const,
    }
  }
  if (winner === null) {
    return {
      consequence: fill(adminDisputeWords.refuseConsequence, { closes }),
      send: adminDisputeWords.refuseAllClaims,
      done: adminDisputeWords.disputeDecided,
      variant: 'danger' as const,
    }
  }
  return {
    consequence: fill(adminDisputeWords.upholdConsequence, { closes }),
    send: adminDisputeWords.decide,
    done: adminDisputeWords.disputeDecided,
    variant: 'primary' as const,
  }
}
