import { useQuery } from '@tanstack/react-query'
import type { AssetHistory } from '../../../domain/transfers/transfers.ts'
import { longDate, monthLabel } from '../../../locales/en/dates.ts'
import { adminAssetWords } from '../../../locales/en/screens/admin/assets.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList, identifierFacts } from '../../../ui/DescriptionList.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { adminAssetPath, paths, userPath } from '../../paths.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { adminAssetQuery, assetsList } from '../lists.ts'
import { asset as route } from '../routes.ts'
import { AssetEvidence } from '../shell/EvidenceImages.tsx'
import { RecordScreen } from '../shell/RecordScreen.tsx'
import { DisputeLinks, ReportLines } from '../shell/ReportLines.tsx'

const screen = {
  back: { to: paths.adminAssets, label: adminAssetWords.assets },
  steps: { list: assetsList.key, pathOf: adminAssetPath },
  title: adminAssetWords.asset,
  missing: adminAssetWords.notFound,
}

/** An asset with its evidence, owner and reports. */
export function GetAsset() {
  const { id } = route.useParams()
  return (
    <RecordScreen {...screen} id={id} query={useQuery(adminAssetQuery(id))}>
      {({ asset, reports, disputes }) => (
        <>
          <ScreenHeader title={asset.name}>
            {(asset.disputed || asset.hidden) && (
              <span className="flex flex-wrap gap-1.5">
                {asset.disputed && <StageBadge tone="bad">{adminStateWords.disputed}</StageBadge>}
                {asset.hidden && (
                  <StageBadge tone="quiet">{adminAssetWords.hiddenFromChecks}</StageBadge>
                )}
              </span>
            )}
          </ScreenHeader>
          <DisputeLinks disputes={disputes} />
          <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <Card className="grid gap-4">
              <AssetEvidence asset={asset} />
              <p className="whitespace-pre-line wrap-anywhere">
                {asset.description || adminAssetWords.noDescription}
              </p>
              <DescriptionList
                facts={[
                  ...identifierFacts(asset.identifiers),
                  [adminAssetWords.type, asset.type],
                  [adminAssetWords.brand, asset.brand],
                  [adminAssetWords.model, asset.model],
                  [adminAssetWords.colour, asset.colour],
                  [adminAssetWords.year, asset.year],
                  [adminAssetWords.registeredIn, asset.registrationState],
                  [
                    adminAssetWords.owner,
                    <a key="owner" href={userPath(asset.owner.id)} className="text-link">
                      {asset.owner.name}
                    </a>,
                  ],
                  [adminAssetWords.created, longDate(asset.createdAt)],
                  [adminAssetWords.registeredSince, monthLabel(asset.history.registeredIn)],
                  [adminAssetWords.changedHands, transfersLabel(asset.history)],
                ]}
              />
            </Card>
            <div className="grid gap-4">
              <ReportLines
                title={adminAssetWords.reports}
                empty={adminAssetWords.noReports}
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
  const words = changedHands === 1 ? adminAssetWords.once : adminAssetWords.times
  return fill(words, { changedHands, lastIn: monthLabel(lastIn) })
}
