import { useQuery } from '@tanstack/react-query'
import { longDate } from '../../../locales/en/dates.ts'
import { deadlineWords } from '../../../locales/en/screens/admin/deadlines.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { adminDisputePath, paths } from '../../paths.ts'
import { disputeQuery, disputesList } from '../lists.ts'
import { dispute as route } from '../routes.ts'
import { CaseNotes } from '../shell/CaseWork.tsx'
import { UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { NextCase } from '../shell/NextCase.tsx'
import { CaseHeader, RecordScreen } from '../shell/RecordScreen.tsx'
import { ClaimantPanel } from './ClaimantPanel.tsx'
import { deadlineLabel } from './deadline.ts'
import { disputeVariants } from './labels.ts'
import { ResolveDispute } from './ResolveDispute.tsx'

const screen = {
  back: { to: paths.adminDisputes, label: adminDisputeWords.disputes },
  steps: { list: disputesList.key, pathOf: adminDisputePath },
  title: adminDisputeWords.dispute,
  missing: adminDisputeWords.notFound,
}

/** A disputed identifier: the evidence of all claimants side by side, and the decision. */
export function GetDispute() {
  const { id } = route.useParams()
  return (
    <RecordScreen {...screen} id={id} query={useQuery(disputeQuery(id))}>
      {(dispute) => (
        <>
          <CaseHeader
            list={disputesList.key}
            about={{ kind: 'dispute', id: dispute.id }}
            isOpen={dispute.status === 'open'}
            title={fill(adminDisputeWords.whoseIsIt, { number: dispute.identifier.value })}
          />
          <Card className="mb-4 grid gap-3">
            <p className="flex flex-wrap items-center gap-3">
              <span className="font-semibold">{dispute.identifier.label}</span>
              <StageBadge tone={disputeVariants[dispute.status]}>
                {adminStateWords.dispute[dispute.status]}
              </StageBadge>
            </p>
            <DescriptionList
              facts={[
                [adminDisputeWords.opened, longDate(dispute.openedAt)],
                [deadlineWords.due, dispute.deadline && deadlineLabel(dispute.deadline)],
                [adminDisputeWords.decided, dispute.decidedAt && longDate(dispute.decidedAt)],
                [adminDisputeWords.decidedBy, dispute.decidedBy],
                [adminDisputeWords.reason, dispute.reason],
              ]}
            />
          </Card>
          <div className="grid gap-4 lg:grid-cols-2">
            {dispute.claims.map((side, index) => (
              <ClaimantPanel key={side.owner.id} side={side} isFirst={index === 0} />
            ))}
          </div>
          <UnlessConflict about={{ kind: 'dispute', id: dispute.id }}>
            <Card className="mt-4 grid gap-4 empty:hidden">
              {dispute.status !== 'lapsed' && <ResolveDispute dispute={dispute} />}
              <NextCase
                key={dispute.id}
                id={dispute.id}
                list={disputesList}
                pathOf={adminDisputePath}
                back={screen.back}
                isOpen={dispute.status === 'open'}
              />
            </Card>
          </UnlessConflict>
          <Card className="mt-4">
            <CaseNotes about={{ kind: 'dispute', id: dispute.id }} />
          </Card>
        </>
      )}
    </RecordScreen>
  )
}
