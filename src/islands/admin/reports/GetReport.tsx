import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
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
  back: { to: paths.adminItems, label: 'Items' },
  missing: 'There is no such item',
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
                  <span className="text-muted">Reason given: </span>
                  {item.reason}
                </p>
              )}
            </Card>
            <div className="grid gap-4">
              <DisputeLinks ids={disputeIds} />
              <EarlierOwners held={item.held} owners={earlierOwners} />
              <ReportLines
                title="Other reports on this number"
                empty="Nothing else was reported on this number."
                reports={sameIdentifier}
              />
              <ReportLines
                title="Nearly the same number"
                empty="No open report has a number that is nearly this one."
                reports={similarIdentifier}
                more={({ number, differs }) => (
                  <>
                    <Identifier value={number} /> {differs}.
                  </>
                )}
              />
              <Card>
                <h2 className="mb-3 text-lg">Decisions</h2>
                {decisions.length === 0 && (
                  <p className="text-sm text-muted">Nobody has decided on this report yet.</p>
                )}
                <DescriptionList
                  facts={decisions.map(({ at, by, from, to }) => [
                    momentOf(at),
                    `${by ?? 'Somebody'}: ${from ?? '?'} → ${to ?? '?'}`,
                  ])}
                />
              </Card>
              <p className="flex flex-wrap gap-x-5 text-sm">
                <Link to={adminAssetPath(item.assetId)} className="text-link py-2.5">
                  The registered asset
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
