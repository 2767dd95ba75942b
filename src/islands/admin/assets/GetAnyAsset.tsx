import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { monthInWords } from '../../../domain/days.ts'
import type { AssetHistory } from '../../../domain/transfers.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { dateOf } from '../../dates.ts'
import { paths, userPath } from '../../paths.ts'
import { BackLink } from '../../shell/BackLink.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { DisputeLinks } from '../DisputeLinks.tsx'
import { EvidencePictures } from '../EvidencePictures.tsx'
import { FactList } from '../FactList.tsx'
import { ReportLines } from '../ReportLines.tsx'
import { asset as route } from '../routes.ts'
import { anyAssetQuery } from './queries.ts'

/** One registered thing: its evidence, its owner, its reports. */
export function GetAnyAsset() {
  const query = useQuery(anyAssetQuery(route.useParams().id))
  return (
    <>
      <BackLink to={paths.adminAssets}>Assets</BackLink>
      <Loaded
        query={query}
        skeleton={<ScreenSkeleton />}
        missing={<EmptyState title="There is no such asset" />}
      >
        {({ asset, reports, disputeIds }) => (
          <>
            <ScreenHeader title={asset.name} />
            <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
              <Card className="grid gap-4">
                <EvidencePictures
                  pictures={[asset.imageUrl, ...asset.photoUrls].map((src, index) => ({
                    src,
                    alt: `${asset.name}, photo ${index + 1}`,
                  }))}
                  receiptUrl={asset.receiptUrl}
                />
                <p className="flex flex-wrap gap-1.5 empty:hidden">
                  {asset.disputed && <StageBadge tone="bad">disputed</StageBadge>}
                  {asset.hidden && <StageBadge tone="quiet">hidden from look-ups</StageBadge>}
                </p>
                <p className="whitespace-pre-line wrap-anywhere">
                  {asset.description || 'No description'}
                </p>
                <FactList
                  facts={[
                    ...asset.identifiers.map(
                      ({ label, value }) =>
                        [
                          label,
                          <Identifier key={value} value={value} className="font-semibold" />,
                        ] as const,
                    ),
                    ['Type', asset.type],
                    ['Brand', asset.brand],
                    ['Model', asset.model],
                    ['Colour', asset.colour],
                    ['Year', asset.year],
                    ['Registered in', asset.registrationState],
                    [
                      'Owner',
                      <Link key="owner" to={userPath(asset.owner.id)} className="text-link">
                        {asset.owner.name}
                      </Link>,
                    ],
                    ['Created', dateOf(asset.createdAt)],
                    ['In the registry since', monthInWords(asset.history.registeredIn)],
                    ['Changed hands', handsWords(asset.history)],
                  ]}
                />
              </Card>
              <div className="grid gap-4">
                <DisputeLinks ids={disputeIds} />
                <ReportLines
                  title="Reports"
                  empty="Nothing was reported on this asset."
                  reports={reports}
                />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

function handsWords({ changedHands, lastIn }: AssetHistory): string | null {
  if (lastIn === null) return null
  return `${changedHands === 1 ? 'once' : `${changedHands} times`}, last in ${monthInWords(lastIn)}`
}
