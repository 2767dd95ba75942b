import type { DisputeSide } from '../../../api/disputes/disputes.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { adminDisputeWords } from '../../../locales/en/screens/admin/disputes.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { adminAssetPath, adminReportPath, userPath } from '../../paths.ts'
import { momentOf } from '../../shell/dates.ts'
import { AssetEvidence } from '../shell/EvidenceImages.tsx'
import { claimVariants } from './labels.ts'

interface Props {
  side: DisputeSide
  /** True for the user who registered the identifier first. */
  isFirst: boolean
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
export function ClaimantPanel({ side, isFirst }: Props) {
  const { owner, asset, status, reports } = side
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
    </Card>
  )
}
