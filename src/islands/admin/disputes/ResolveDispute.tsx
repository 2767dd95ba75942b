import type { DisputeRecord, DisputeSide } from '../../../api/disputes/disputes.ts'
import { deadlineWords } from '../../../locales/en/screens/admin/deadlines.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { usualReasons } from '../../../locales/en/screens/admin/reasons.ts'
import { fill } from '../../../locales/texts.ts'
import { call } from '../../session.ts'
import { weekdayDate } from '../../shell/dates.ts'
import { disputesList, reportsList } from '../lists.ts'
import { tasksQuery } from '../queries.ts'
import { DecisionPanel, type PanelDecision } from '../shell/DecisionPanel.tsx'

const reason = {
  label: adminDisputeWords.reason,
  hint: adminDisputeWords.reasonHint,
  missing: adminDisputeWords.reasonMissing,
  field: 'reason',
}

/** The possible decisions on a dispute. */
export function ResolveDispute({ dispute }: { dispute: DisputeRecord }) {
  return (
    <DecisionPanel
      // What was chosen before the decision is no choice after it.
      key={dispute.status}
      about={{ kind: 'dispute', id: dispute.id }}
      decisions={dispute.status === 'decided' ? [reopening(dispute)] : decisionsOn(dispute)}
      refreshes={[[disputesList.key], [reportsList.key], tasksQuery.queryKey]}
    />
  )
}

/** For one of the claimants, a question to one of them, and against them all. */
function decisionsOn(dispute: DisputeRecord): PanelDecision[] {
  const sides = dispute.claims.filter(({ status }) => status === 'claims')
  const owners = sides.filter(({ asset, isFinder }) => asset && !isFinder)
  return [
    ...owners.map((side) => uphold(dispute, side)),
    ...sides.map((side) => question(dispute, side)),
    refusal(dispute),
  ]
}

const closes = adminDisputeWords.decideConsequence

function uphold(dispute: DisputeRecord, { owner }: DisputeSide): PanelDecision {
  const { id, openedAt } = dispute
  return {
    label: fill(adminDisputeWords.decideFor, { name: nameAmong(dispute.claims, owner) }),
    consequence: fill(adminDisputeWords.upholdConsequence, { closes }),
    warning: <TimeLeft dispute={dispute} winnerId={owner.id} />,
    reason: { ...reason, usual: usualReasons.decideDispute },
    send: adminDisputeWords.decide,
    done: adminDisputeWords.disputeDecided,
    variant: 'primary',
    onSend: (why) =>
      call('PATCH /admin/disputes/{id}', {
        ...{ id, openedAt, status: 'decided', reason: why },
        ownerId: owner.id,
      }),
  }
}

function question({ id, claims }: DisputeRecord, { owner }: DisputeSide): PanelDecision {
  return {
    label: fill(adminDisputeWords.askFor, { name: nameAmong(claims, owner) }),
    consequence: adminDisputeWords.askHint,
    reason: {
      label: adminDisputeWords.askQuestion,
      hint: adminDisputeWords.askExample,
      missing: adminDisputeWords.askMissing,
      field: 'what',
    },
    send: adminDisputeWords.sendMail,
    done: adminDisputeWords.mailSent,
    variant: 'primary',
    onSend: (what) => call('POST /admin/disputes/{id}/ask', { id, ownerId: owner.id, what }),
  }
}

function refusal(dispute: DisputeRecord): PanelDecision {
  const { id, openedAt } = dispute
  return {
    label: adminDisputeWords.refuseEveryone,
    consequence: fill(adminDisputeWords.refuseConsequence, { closes }),
    warning: <TimeLeft dispute={dispute} winnerId={undefined} />,
    reason: { ...reason, usual: usualReasons.refuseEveryone },
    send: adminDisputeWords.refuseAllClaims,
    done: adminDisputeWords.disputeDecided,
    variant: 'danger',
    onSend: (why) =>
      call('PATCH /admin/disputes/{id}', { id, openedAt, status: 'decided', reason: why }),
  }
}

function reopening({ id }: DisputeRecord): PanelDecision {
  return {
    label: adminDisputeWords.reopen,
    consequence: adminDisputeWords.reopenConsequence,
    reason: { ...reason, hint: adminDisputeWords.teamReasonHint },
    send: adminDisputeWords.reopenDispute,
    done: adminDisputeWords.disputeReopened,
    variant: 'primary',
    onSend: (why) => call('PATCH /admin/disputes/{id}', { id, status: 'open', reason: why }),
  }
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

/** The name of a claimant, with the email if another has the same name. */
function nameAmong(
  claims: DisputeRecord['claims'],
  { id, name, email }: DisputeSide['owner'],
): string {
  const isShared = claims.some(({ owner }) => owner.id !== id && owner.name === name)
  return isShared ? `${name} (${email})` : name
}
