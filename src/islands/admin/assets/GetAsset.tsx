import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AssetHistory } from '../../../domain/transfers/transfers.ts'
import { monthLabel } from '../../../locales/en/dates.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { paths, userPath } from '../../paths.ts'
import { dateOf } from '../../shell/dates.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { asset as route } from '../routes.ts'
import { DisputeLinks } from '../shell/DisputeLinks.tsx'
import { AssetEvidence } from '../shell/EvidenceImages.tsx'
import { RecordScreen } from '../shell/RecordScreen.tsx'
import { ReportLines } from '../shell/ReportLines.tsx'
import { adminAssetQuery } from './queries.ts'

const screen = {
  back: { to: paths.adminAssets, label: 'Assets' },
  missing: 'There is no such asset',
}

/** An asset with its evidence, owner and reports. */
export function GetAsset() {
  const query = useQuery(adminAssetQuery(route.useParams().id))
  return (
    <RecordScreen {...screen} query={query}>
      {({ asset, reports, disputeIds }) => (
        <>
          <ScreenHeader title={asset.name} />
          <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <Card className="grid gap-4">
              <AssetEvidence asset={asset} />
              <p className="flex flex-wrap gap-1.5 empty:hidden">
                {asset.disputed && <StageBadge tone="bad">disputed</StageBadge>}
                {asset.hidden && <StageBadge tone="quiet">hidden from look-ups</StageBadge>}
              </p>
              <p className="whitespace-pre-line wrap-anywhere">
                {asset.description || 'No description'}
              </p>
              <DescriptionList
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
                  ['In the registry since', monthLabel(asset.history.registeredIn)],
                  ['Changed hands', transfersLabel(asset.history)],
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
    </RecordScreen>
  )
}

function transfersLabel({ changedHands, lastIn }: AssetHistory): string | null {
  if (lastIn === null) return null
  return `${changedHands === 1 ? 'once' : `${changedHands} times`}, last in ${monthLabel(lastIn)}`
}
