import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { adminAssetPath, adminReportPath, paths } from '../../paths.ts'
import { momentOf } from '../../shell/dates.ts'
import { item as route } from '../routes.ts'
import { CaseWork } from '../shell/CaseWork.tsx'
import { DisputeLinks } from '../shell/DisputeLinks.tsx'
import { CaseHeader, RecordScreen } from '../shell/RecordScreen.tsx'
import { ReportLines } from '../shell/ReportLines.tsx'
import { EarlierOwners } from './EarlierOwners.tsx'
import { Evidence } from './Evidence.tsx'
import { adminReportQuery } from './queries.ts'
import { ReportDecisions } from './ReportDecisions.tsx'
import { Reporter } from './Reporter.tsx'
import { reportsList } from './reports-list.ts'

const screen = {
  back: { to: paths.adminItems, label: adminReportWords.items },
  steps: { list: reportsList.key, pathOf: adminReportPath },
  title: adminReportWords.report,
  missing: adminReportWords.notFound,
}

/** A report with its evidence, past decisions, and other records of its identifier. */
export function GetReport() {
  const { id } = route.useParams()
  return (
    <RecordScreen {...screen} id={id} query={useQuery(adminReportQuery(id))}>
      {({
        item,
        sameIdentifier,
        similarIdentifier,
        disputeIds,
        earlierOwners,
        decisions,
        reporter,
      }) => (
        <>
          <CaseHeader
            about={{ kind: 'item', id: item.id }}
            title={item.name}
            action={<ReportDecisions item={item} />}
          />
          <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <Card>
              <Evidence item={item} photoUrls={item.photoUrls} />
              {item.askedFor && (
                <p className="mt-4 rounded-md bg-sunken px-4 py-3 text-sm wrap-anywhere">
                  {fill(adminReportWords.askedFor, { question: item.askedFor })}
                </p>
              )}
              {item.reason && item.askedFor === null && (
                <p className="mt-4 border-t border-line pt-4 text-sm wrap-anywhere">
                  <span className="text-muted">{adminReportWords.reasonGiven} </span>
                  {item.reason}
                </p>
              )}
            </Card>
            <div className="grid gap-4">
              <Card>
                <CaseWork about={{ kind: 'item', id: item.id }} list={reportsList.key} />
              </Card>
              <DisputeLinks ids={disputeIds} />
              <Reporter owner={item.owner} reporter={reporter} />
              <EarlierOwners held={item.held} owners={earlierOwners} />
              <ReportLines
                title={adminReportWords.otherReports}
                empty={adminReportWords.otherReportsEmpty}
                reports={sameIdentifier}
              />
              <ReportLines
                title={adminReportWords.similarNumbers}
                empty={adminReportWords.similarNumbersEmpty}
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
                  <p className="text-sm text-muted">{adminReportWords.decisionsEmpty}</p>
                )}
                <DescriptionList
                  facts={decisions.map(({ at, by: name, from, to, asked }) => {
                    const by = name ?? adminReportWords.somebody
                    return [
                      momentOf(at),
                      asked
                        ? fill(adminReportWords.askedInHistory, { by })
                        : fill(adminReportWords.decidedInHistory, {
                            ...{ by, from: stageName(from), to: stageName(to) },
                          }),
                    ]
                  })}
                />
              </Card>
              <p className="flex flex-wrap gap-x-5 text-sm">
                <Link to={adminAssetPath(item.assetId)} className="text-link py-2.5">
                  {adminReportWords.registeredAsset}
                </Link>
              </p>
            </div>
          </div>
        </>
      )}
    </RecordScreen>
  )
}

function stageName(stage: string | null): string {
  return adminStateWords.stage[stage as keyof typeof adminStateWords.stage] ?? stage ?? '?'
}
