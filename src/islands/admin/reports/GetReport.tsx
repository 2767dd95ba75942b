import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { adminAssetPath, paths, userPath } from '../../paths.ts'
import { momentOf } from '../../shell/dates.ts'
import { item as route } from '../routes.ts'
import { DisputeLinks } from '../shell/DisputeLinks.tsx'
import { CaseHeader, RecordScreen } from '../shell/RecordScreen.tsx'
import { ReportLines } from '../shell/ReportLines.tsx'
import { EarlierOwners } from './EarlierOwners.tsx'
import { Evidence } from './Evidence.tsx'
import { adminReportQuery } from './queries.ts'
import { ReportDecisions } from './ReportDecisions.tsx'

const screen = {
  back: { to: paths.adminItems, label: adminReportWords.items },
  missing: adminReportWords.thereIsNo,
}

/** A report with its evidence, past decisions, and other records of its identifier. */
export function GetReport() {
  const query = useQuery(adminReportQuery(route.useParams().id))
  return (
    <RecordScreen {...screen} query={query}>
      {({ item, sameIdentifier, similarIdentifier, disputeIds, earlierOwners, decisions }) => (
        <>
          <CaseHeader
            about={{ kind: 'item', id: item.id }}
            title={item.name}
            action={<ReportDecisions item={item} />}
          />
          <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <Card>
              <Evidence item={item} photoUrls={item.photoUrls} />
              {item.reason && (
                <p className="mt-4 border-t border-line pt-4 text-sm wrap-anywhere">
                  <span className="text-muted">{adminReportWords.reasonGiven} </span>
                  {item.reason}
                </p>
              )}
            </Card>
            <div className="grid gap-4">
              <DisputeLinks ids={disputeIds} />
              <EarlierOwners held={item.held} owners={earlierOwners} />
              <ReportLines
                title={adminReportWords.otherReportsOn}
                empty={adminReportWords.nothingElseWas}
                reports={sameIdentifier}
              />
              <ReportLines
                title={adminReportWords.nearlyTheSame}
                empty={adminReportWords.noOpenReport}
                reports={similarIdentifier}
                more={({ number, differs }) => (
                  <>
                    <Identifier value={number} /> {differs}.
                  </>
                )}
              />
              <Card>
                <h2 className="mb-3 text-lg">{adminReportWords.decisions}</h2>
                {decisions.length === 0 && (
                  <p className="text-sm text-muted">{adminReportWords.nobodyHasDecided}</p>
                )}
                <DescriptionList
                  facts={decisions.map(({ at, by, from, to }) => [
                    momentOf(at),
                    `${by ?? adminReportWords.somebody}: ${from ?? '?'} → ${to ?? '?'}`,
                  ])}
                />
              </Card>
              <p className="flex flex-wrap gap-x-5 text-sm">
                <Link to={adminAssetPath(item.assetId)} className="text-link py-2.5">
                  {adminReportWords.theRegisteredAsset}
                </Link>
                <Link to={userPath(item.owner.id)} className="text-link py-2.5">
                  {item.owner.name}
                </Link>
              </p>
            </div>
          </div>
        </>
      )}
    </RecordScreen>
  )
}
