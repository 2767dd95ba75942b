import { useState } from 'react'
import type { DisputeRecord, DisputeSide } from '../../../api/disputes/disputes.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { adminAssetPath, adminReportPath, userPath } from '../../paths.ts'
import { call } from '../../session.ts'
import { momentOf } from '../../shell/dates.ts'
import { disputesList } from '../lists.ts'
import { UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { AssetEvidence } from '../shell/EvidenceImages.tsx'
import { ReasonDialog } from '../shell/ReasonDialog.tsx'
import { claimVariants } from './labels.ts'
import { ResolveDispute } from './ResolveDispute.tsx'

interface Props {
  dispute: DisputeRecord
  side: DisputeSide
  /** True for the user who registered the identifier first. */
  isFirst: boolean
  /** What tells them from the other claimants: the name, if no other has it. */
  called: string
}

/** What their account tells: a fence's is young and has registered much at once. */
function accountFacts({
  account,
  givenUpAt,
  waitingSince,
}: DisputeSide): [string, string | null][] {
  const { phoneVerified, phoneNotVerified } = adminDisputeWords
  const facts = fill(adminDisputeWords.accountFacts, {
    day: longDate(account.createdAt),
    phone: account.phoneVerified ? phoneVerified : phoneNotVerified,
  })
  const { firstWeek: week, lastMonth: month, disputes: all, refused } = account
  return [
    [
      adminDisputeWords.account,
      account.isBusiness ? fill(adminDisputeWords.business, { facts }) : facts,
    ],
    [
      adminDisputeWords.registrations,
      week + month > 0
        ? fill(adminDisputeWords.registrationCounts, { week, month })
        : adminDisputeWords.none,
    ],
    [
      adminDisputeWords.otherDisputes,
      all > 0
        ? fill(adminDisputeWords.otherDisputeCounts, { all, refused })
        : adminDisputeWords.none,
    ],
    [adminDisputeWords.givenUp, givenUpAt === null ? null : momentOf(givenUpAt)],
    [adminDisputeWords.waits, waitingSince === null ? null : momentOf(waitingSince)],
  ]
}

/** A claimant of the identifier, with the evidence. */
export function ClaimantPanel({ dispute, side, isFirst, called }: Props) {
  const [open, setOpen] = useState<'ask' | 'decide' | null>(null)
  const { owner, asset, status, reports } = side
  const close = () => setOpen(null)
  return (
    <Card className="flex flex-col gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">
          <a
            href={userPath(owner.id)}
            className="-my-2 inline-flex min-h-11 items-center wrap-anywhere hover:underline"
          >
            {owner.name}
          </a>
        </h2>
        <p className="text-sm wrap-anywhere text-muted">{owner.email}</p>
        <p className="flex flex-wrap gap-1.5 pt-1">
          <StageBadge tone={claimVariants[status]}>
            {side.isFinder ? adminDisputeWords.foundIt : adminStateWords.claim[status]}
          </StageBadge>
          {isFirst && <StageBadge tone="brand">{adminDisputeWords.registeredFirst}</StageBadge>}
        </p>
      </div>
      {asset ? (
        <>
          <AssetEvidence asset={asset} />
          <p className="whitespace-pre-line wrap-anywhere">
            {asset.description || adminDisputeWords.noDescription}
          </p>
          <DescriptionList
            facts={[
              [
                adminDisputeWords.asset,
                <a key="asset" href={adminAssetPath(asset.id)} className="text-link">
                  {asset.name}
                </a>,
              ],
              [adminDisputeWords.registered, momentOf(side.registeredAt ?? asset.createdAt)],
              [adminDisputeWords.statement, side.statement],
              [
                adminDisputeWords.report,
                reports.length > 0 ? (
                  <span key="reports" className="grid">
                    {reports.map(({ id, reportStatus, status, createdAt }) => (
                      <a key={id} href={adminReportPath(id)} className="text-link">
                        {reportStatus}, {adminStateWords.stage[status]}, {longDate(createdAt)}
                      </a>
                    ))}
                  </span>
                ) : (
                  adminDisputeWords.none
                ),
              ],
              [adminDisputeWords.asked, side.askedAt && momentOf(side.askedAt)],
              [adminDisputeWords.askedFor, side.askedFor],
              ...accountFacts(side),
            ]}
          />
        </>
      ) : (
        <>
          <p className="text-sm text-muted">{adminDisputeWords.noAsset}</p>
          <DescriptionList facts={accountFacts(side)} />
        </>
      )}
      {dispute.status === 'open' && status === 'claims' && (
        <UnlessConflict about={{ kind: 'dispute', id: dispute.id }}>
          <div className="mt-auto flex flex-wrap gap-2 max-sm:*:grow border-t border-line pt-4">
            <Button variant="secondary" onClick={() => setOpen('ask')}>
              {adminDisputeWords.askForEvidence}
              <span className="sr-only"> {called}</span>
            </Button>
            {asset && !side.isFinder && (
              <Button variant="secondary" onClick={() => setOpen('decide')}>
                {fill(adminDisputeWords.decideFor, { name: called })}
              </Button>
            )}
          </div>
        </UnlessConflict>
      )}
      {open === 'ask' && <AskForEvidence disputeId={dispute.id} owner={owner} onClose={close} />}
      {open === 'decide' && (
        <ResolveDispute dispute={dispute} winner={{ id: owner.id, name: called }} onClose={close} />
      )}
    </Card>
  )
}

interface AskForEvidenceProps {
  disputeId: string
  owner: { id: string; name: string }
  onClose: () => void
}

function AskForEvidence({ disputeId, owner, onClose }: AskForEvidenceProps) {
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
      onSend={(what) =>
        call('POST /admin/disputes/{id}/ask', { id: disputeId, ownerId: owner.id, what })
      }
      refreshes={[[disputesList.key]]}
      onClose={onClose}
    />
  )
}
