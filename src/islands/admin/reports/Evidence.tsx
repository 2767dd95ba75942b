import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { adminReportWords } from '../../../locales/en/screens/admin/reports.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { fill } from '../../../locales/texts.ts'
import { DescriptionList, identifierFacts } from '../../../ui/DescriptionList.tsx'
import { StageBadge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { dateOf, dayInWords } from '../../shell/dates.ts'
import { EvidenceImages } from '../shell/EvidenceImages.tsx'
import { StageBadges } from './StageBadges.tsx'

/** All evidence for or against a report. */
export function Evidence({
  item,
  photoUrls = [],
}: {
  item: AdminReportRecord
  photoUrls?: string[]
}) {
  return (
    <div className="grid gap-4">
      <EvidenceImages
        pictures={[
          { src: item.imageUrl, alt: adminReportWords.reportPhoto },
          {
            src: item.assetImageUrl,
            alt: fill(adminReportWords.registeredPhotoOf, { name: item.name }),
          },
          ...photoUrls.map((src) => ({
            src,
            alt: fill(adminReportWords.anotherPhoto, { name: item.name }),
          })),
        ]}
        receiptUrl={item.receiptUrl}
      />
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge status={item.reportStatus} />
        <StageBadges report={item} />
        {item.disputed && <StageBadge tone="bad">{adminStateWords.disputed}</StageBadge>}
      </div>
      <p className="whitespace-pre-line wrap-anywhere">
        {item.description || adminReportWords.noDescription}
      </p>
      <DescriptionList
        facts={[
          ...identifierFacts(item.identifiers),
          [adminReportWords.reportedBy, `${item.owner.name}, ${dateOf(item.createdAt)}`],
          [adminReportWords.lastSeen, item.lastSeenDate && dayInWords(item.lastSeenDate)],
          [adminReportWords.place, placeOf(item)],
          [adminReportWords.policeReference, item.policeReference ?? adminReportWords.notGiven],
          [adminReportWords.policeStation, item.policeStation],
        ]}
      />
    </div>
  )
}

/** The place and its state, unless the place already ends with the state. */
function placeOf({ location, state }: AdminReportRecord): string {
  return (
    [location, location?.endsWith(state ?? '') ? null : state].filter(Boolean).join(', ') ||
    (state ?? '')
  )
}
