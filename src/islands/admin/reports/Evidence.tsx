import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { dateOf, dayInWords } from '../../shell/dates.ts'
import { EvidenceImages } from '../shell/EvidenceImages.tsx'
import { stageVariants } from './stages.ts'

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
          { src: item.imageUrl, alt: 'Sent with the report' },
          { src: item.assetImageUrl, alt: `The registered ${item.name}` },
          ...photoUrls.map((src) => ({ src, alt: `Another photo of ${item.name}` })),
        ]}
        receiptUrl={item.receiptUrl}
      />
      <div className="flex flex-wrap gap-1.5">
        <StatusBadge status={item.reportStatus} />
        <StageBadge tone={stageVariants[item.status]}>{item.status}</StageBadge>
        {item.disputed && <StageBadge tone="bad">disputed</StageBadge>}
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{item.description || 'No description'}</p>
      <DescriptionList
        facts={[
          ...item.identifiers.map(
            ({ label, value }) =>
              [label, <Identifier key={value} value={value} className="font-semibold" />] as const,
          ),
          ['Reported by', `${item.owner.name}, ${dateOf(item.createdAt)}`],
          ['Last seen', item.lastSeenDate && dayInWords(item.lastSeenDate)],
          ['Place', item.location],
          ['Police reference', item.policeReference],
          ['Police station', item.policeStation],
        ]}
      />
    </div>
  )
}
