import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import MapPin from 'lucide-react/icons/map-pin'
import { memo } from 'react'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { reportCardWords } from '../../../locales/en/screens/dashboard/report-cards.ts'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { reportPath } from '../../paths.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { ReportStatusTag } from '../../words/ReportStatusTag.tsx'
import { useDates } from '../../words/use-dates.ts'
import { useWords } from '../../words/use-words.ts'
import { stageLabels, whenSeen, whereSeen } from './labels.ts'

/** The fields of a report that a card shows. The report may be a preview of a new one. */
export type ReportFace = Pick<
  ReportRecord,
  | 'status'
  | 'stage'
  | 'outcome'
  | 'name'
  | 'description'
  | 'lastSeenDate'
  | 'lastSeenTime'
  | 'location'
  | 'state'
  | 'imageUrl'
  | 'assetImageUrl'
>

interface Props {
  report: ReportFace
  /** The report that the card links to; omitted in the preview. */
  id?: string
  /** True if it has an open match. */
  match?: boolean
  /** Without the description and the time. */
  compact?: boolean
}

// Memoized, because a list can grow to hundreds of cards.
export const ReportCard = memo(function ReportCard({
  report,
  id,
  match = false,
  compact = false,
}: Props) {
  const card = useWords('reportCardWords', reportCardWords)
  const dates = useDates()
  const stage = stageLabels(card, report)
  const when = compact
    ? report.lastSeenDate && dates.dayInWords(report.lastSeenDate)
    : whenSeen(dates, report)
  const where = whereSeen(report)

  return (
    <article
      className={cx(
        cardStyle,
        'group relative flex overflow-hidden',
        id && 'transition-shadow hover:shadow-card',
      )}
    >
      <UploadedImage
        src={report.imageUrl ?? report.assetImageUrl}
        alt=""
        className="m-4 me-0 size-20 shrink-0 rounded-md"
      />
      <div className="grid min-w-0 grow content-start gap-2 p-4">
        <div className="flex flex-wrap gap-1.5">
          <ReportStatusTag {...report} />
          {stage && <StageBadge tone={stage.tone}>{stage.label}</StageBadge>}
          {match && <StageBadge tone="brand">{card.match}</StageBadge>}
        </div>
        <h3 className="text-base leading-snug">
          {id ? (
            <a
              href={reportPath(id)}
              className="group-hover:underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
            >
              {report.name}
            </a>
          ) : (
            report.name
          )}
        </h3>
        {!compact && <p className="line-clamp-2 text-sm text-muted">{report.description}</p>}
        {(when || where) && (
          <dl className="mt-1 grid gap-1 text-xs text-muted [&_svg]:mt-px [&_svg]:size-4 [&_svg]:shrink-0">
            {when && <Fact icon={CalendarDays} name={card.lastSeen} value={when} />}
            {where && <Fact icon={MapPin} name={card.place} value={where} />}
          </dl>
        )}
      </div>
    </article>
  )
})

interface FactProps {
  icon: LucideIcon
  name: string
  value: string
}

function Fact({ icon: Icon, name, value }: FactProps) {
  return (
    <div className="flex gap-1.5">
      <dt>
        <Icon aria-hidden="true" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="line-clamp-2">{value}</dd>
    </div>
  )
}
