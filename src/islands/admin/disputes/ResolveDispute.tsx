import type { DisputeRecord, DisputeSide } from '../../../api/disputes/disputes.ts'
import { deadlineWords } from '../../../locales/en/screens/admin/deadlines.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { usualReasons } from '../../../locales/en/screens/admin/reasons.ts'
import { fill } from '../../../locales/texts.ts'
import { call } from '../../session.ts'
import { weekdayDate } from '../../shell/dates.ts'
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
      reason={reasonFor(winner)}
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
    >
      {winner !== 'reopen' && <TimeLeft dispute={dispute} winnerId={winner?.id} />}
    </ReasonDialog>
  )
}

/** Who else can still answer, and until when. */
function TimeLeft({ dispute, winnerId }: { dispute: DisputeRecord; winnerId: string | undefined }) {
  const { deadline, claims } = dispute
  if (deadline === null || deadline < Date.now()) return null
  const silent = claims.filter((side) => side.owner.id !== winnerId && canStillAnswer(side))
  if (silent.length === 0) return null
  const names = silent.map(({ owner }) => owner.name).join(' and ')
  return (
    <p className="font-semibold wrap-anywhere">
      {fill(silent.length === 1 ? deadlineWords.one : deadlineWords.many, {
        names,
        day: weekdayDate(deadline),
      })}
    </p>
  )
}

/** Whether a claimant has neither said how they got it nor shown a receipt. */
function canStillAnswer({ status, isFinder, asset, statement }: DisputeSide): boolean {
  return status === 'claims' && !isFinder && asset?.receiptUrl === null && statement === null
}

function reasonFor(winner: Props['winner']) {
  if (winner === 'reopen') return { ...reason, hint: adminDisputeWords.teamReasonHint }
  return { ...reason, usual: winner ? usualReasons.decideDispute : usualReasons.refuseEveryone }
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
