import { useQuery } from '@tanstack/react-query'
import type { ResultOf } from '../../../api/contracts.ts'
import type { AdminReportRecord } from '../../../api/reports/admin-reports.ts'
import type { OwnerAnswer } from '../../../domain/reports/confirmations.ts'
import { dayLabel, longDate } from '../../../locales/en/dates.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList, identifierFacts } from '../../../ui/DescriptionList.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { StatusTag } from '../../../ui/tag/TagLabel.tsx'
import { adminAssetPath, adminReportPath, paths, userPath } from '../../paths.ts'
import { momentOf } from '../../shell/dates.ts'
import { withSearch } from '../../shell/routing/navigation.ts'
import { adminReportQuery, reportsList } from '../lists.ts'
import { item as route } from '../routes.ts'
import { CaseNotes } from '../shell/CaseWork.tsx'
import { UnlessConflict } from '../shell/ConflictOfInterest.tsx'
import { EvidenceImages } from '../shell/EvidenceImages.tsx'
import { CaseHeader, RecordScreen } from '../shell/RecordScreen.tsx'
import { DisputeLinks, ReportLines } from '../shell/ReportLines.tsx'
import { ReportDecisions, reportsBack } from './ReportDecisions.tsx'
import { StageBadges } from './StageBadges.tsx'

const screen = {
  back: reportsBack,
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
        disputes,
        earlierOwners,
        decisions,
        reporter,
      }) => (
        <>
          <DisputeLinks disputes={disputes} />
          <CaseHeader
            list={reportsList.key}
            about={{ kind: 'item', id: item.id }}
            title={item.name}
            isOpen={item.status === 'pending'}
          >
            <span className="flex flex-wrap gap-1.5">
              <StatusTag status={item.reportStatus} />
              <StageBadges report={item} />
              {item.disputed && <StageBadge tone="bad">{adminStateWords.disputed}</StageBadge>}
            </span>
          </CaseHeader>
          <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <Card>
              <Evidence item={item} />
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
              <UnlessConflict about={{ kind: 'item', id: item.id }}>
                <ReportDecisions item={item} hasProof={hasProof(item)} />
              </UnlessConflict>
              <Reporter owner={item.owner} reporter={reporter} />
              <EarlierOwners held={item.held} owners={earlierOwners} />
              <ReportLines title={adminReportWords.otherReports} reports={sameIdentifier} />
              <ReportLines
                title={adminReportWords.similarNumbers}
                reports={similarIdentifier}
                more={({ number, differs }) => (
                  <>
                    <Identifier value={number} /> {differs}.
                  </>
                )}
              />
              {decisions.length > 0 && <Decisions decisions={decisions} />}
              <Card>
                <h2 className="mb-2 text-lg">{adminReportWords.history}</h2>
                <NothingOf
                  lists={[
                    [adminReportWords.decisions, decisions],
                    [adminReportWords.otherReports, sameIdentifier],
                    [adminReportWords.similarNumbers, similarIdentifier],
                  ]}
                />
                <a
                  href={adminAssetPath(item.assetId)}
                  className="text-link inline-block py-2.5 text-sm"
                >
                  {adminReportWords.registeredAsset}
                </a>
              </Card>
              <Card>
                <CaseNotes about={{ kind: 'item', id: item.id }} />
              </Card>
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

/** All evidence for or against a report. */
function Evidence({ item }: { item: Case['item'] }) {
  return (
    <div className="grid gap-4">
      <EvidenceImages
        pictures={[
          { src: item.imageUrl, alt: adminReportWords.reportPhoto },
          {
            src: item.assetImageUrl,
            alt: adminReportWords.registeredPhoto,
          },
          ...item.photoUrls.map((src) => ({
            src,
            alt: fill(adminReportWords.anotherPhoto, { name: item.name }),
          })),
        ]}
        receiptUrl={item.receiptUrl}
      />
      {item.status === 'pending' && !hasProof(item) && (
        <p className="font-semibold">{adminReportWords.noProof}</p>
      )}
      <p className="whitespace-pre-line wrap-anywhere">
        {item.description || adminReportWords.noDescription}
      </p>
      <DescriptionList
        facts={[
          ...identifierFacts(item.identifiers),
          [adminReportWords.reportedOn, longDate(item.createdAt)],
          [adminReportWords.lastSeen, item.lastSeenDate && dayLabel(item.lastSeenDate)],
          [adminReportWords.place, placeOf(item)],
          [adminReportWords.policeReference, item.policeReference ?? adminReportWords.notGiven],
          [adminReportWords.policeStation, item.policeStation],
        ]}
      />
    </div>
  )
}

function hasProof(item: Case['item']): boolean {
  const given = [item.imageUrl, item.assetImageUrl, item.receiptUrl, item.policeReference]
  return item.photoUrls.length > 0 || given.some(Boolean)
}

/** The place and its state, unless the place already ends with the state. */
function placeOf({ location, state }: AdminReportRecord): string {
  return (
    [location, location?.endsWith(state ?? '') ? null : state].filter(Boolean).join(', ') ||
    (state ?? '')
  )
}

type Case = ResultOf<'GET /admin/items/{id}'>['data']

function Decisions({ decisions }: Pick<Case, 'decisions'>) {
  return (
    <Card>
      <h2 className="mb-3 text-lg">{adminReportWords.decisions}</h2>
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
  )
}

/** Names the empty ones among these lists in one sentence. */
function NothingOf({ lists }: { lists: [title: string, list: readonly unknown[]][] }) {
  const empty = lists.filter(([, list]) => list.length === 0)
  if (empty.length === 0) return null
  const titles = empty.map(([title]) => title.toLowerCase()).join(', no ')
  return <p className="text-sm text-muted">{fill(adminReportWords.nothingOf, { titles })}</p>
}

interface Props {
  owner: Case['item']['owner']
  reporter: Case['reporter']
}

/** The reporter, and the outcomes of their other reports. */
function Reporter({ owner, reporter }: Props) {
  return (
    <Card>
      <h2 className="mb-3 text-lg">
        {adminReportWords.reporter}{' '}
        <a href={userPath(owner.id)} className="text-link">
          {owner.name}
        </a>
      </h2>
      <DescriptionList
        facts={[
          [adminReportWords.joined, longDate(reporter.joinedAt)],
          [adminReportWords.account, reporter.suspended ? adminReportWords.suspended : null],
          [
            adminReportWords.reports,
            <a
              key="reports"
              href={withSearch(paths.adminItems, { owner: owner.id, status: 'all' })}
              className="text-link"
            >
              {reporter.reports}
            </a>,
          ],
          [adminReportWords.confirmed, String(reporter.confirmed)],
          [adminReportWords.rejected, String(reporter.rejected)],
          [adminReportWords.recovered, String(reporter.recovered)],
        ]}
      />
    </Card>
  )
}

type Owners = Case['earlierOwners']

const answerLabels: Record<OwnerAnswer, string> = {
  mine: adminReportWords.answeredMine,
  'not-mine': adminReportWords.answeredNotMine,
}

/** Earlier owners of the report's identifiers, with their answers. */
function EarlierOwners({ held, owners }: { held: boolean; owners: Owners }) {
  if (!held && owners.length === 0) return null
  return (
    <Card>
      <h2 className="mb-3 text-lg">{adminReportWords.registeredEarlier}</h2>
      {held && <p className="mb-3 text-sm text-muted">{adminReportWords.pendingHint}</p>}
      <ul className="grid gap-2 text-sm">
        {owners.map(({ assetId, owner, asked, answer, answeredAt }) => (
          <li key={assetId}>
            <a href={adminAssetPath(assetId)} className="text-link py-2.5">
              {owner.name}
            </a>{' '}
            {asked && (answer ? answerLabels[answer] : adminReportWords.hasNotAnswered)}
            {answeredAt !== null && ` (${momentOf(answeredAt)})`}
          </li>
        ))}
      </ul>
    </Card>
  )
}
