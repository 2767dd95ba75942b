import type { ReportRecord } from '../../api/report-record.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReportCard } from './ReportCard.tsx'

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

export function ReportGrid({ reports }: { reports: readonly ReportRecord[] }) {
  return (
    <ul className={grid}>
      {reports.map((report) => (
        <li key={report.id} className="grid">
          <ReportCard report={report} id={report.id} />
        </li>
      ))}
    </ul>
  )
}

const places = ['first', 'second', 'third']

export function ReportGridSkeleton() {
  return (
    <div className={grid}>
      {places.map((place) => (
        <Skeleton key={place} className="h-36 w-full rounded-lg sm:h-80" />
      ))}
    </div>
  )
}
