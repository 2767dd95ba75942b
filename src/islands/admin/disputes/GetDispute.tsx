import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { paths } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { dispute as route } from '../routes.ts'
import { ConflictNotice, UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { disputeVariants } from './badge-variants.ts'
import { ClaimantPanel } from './ClaimantPanel.tsx'
import { DisputeActions } from './DisputeActions.tsx'
import { disputeQuery } from './queries.ts'

/** One contested number: every side's evidence beside the others', and the decision. */
export function GetDispute() {
  const query = useQuery(disputeQuery(route.useParams().id))
  return (
    <>
      <BackLink to={paths.adminDisputes}>Disputes</BackLink>
      <QueryBoundary
        query={query}
        skeleton={<ScreenSkeleton />}
        missing={<EmptyState title="There is no such dispute" />}
      >
        {(dispute) => (
          <>
            <ScreenHeader
              title={`Whose is this ${dispute.identifier.label}?`}
              action={
                <UnlessConflict about={{ kind: 'dispute', id: dispute.id }}>
                  <DisputeActions dispute={dispute} />
                </UnlessConflict>
              }
            />
            <ConflictNotice about={{ kind: 'dispute', id: dispute.id }} />
            <Card className="mb-4 grid gap-3">
              <p className="flex flex-wrap items-center gap-3">
                <Identifier value={dispute.identifier.value} className="text-lg font-semibold" />
                <StageBadge tone={disputeVariants[dispute.status]}>{dispute.status}</StageBadge>
              </p>
              <DescriptionList
                facts={[
                  ['Opened', dateOf(dispute.openedAt)],
                  ['Decided', dispute.decidedAt && dateOf(dispute.decidedAt)],
                  ['Decided by', dispute.decidedBy],
                  ['Reason', dispute.reason],
                ]}
              />
            </Card>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              {dispute.claims.map((side, index) => (
                <ClaimantPanel
                  key={side.owner.id}
                  dispute={dispute}
                  side={side}
                  isFirst={index === 0}
                />
              ))}
            </div>
          </>
        )}
      </QueryBoundary>
    </>
  )
}
