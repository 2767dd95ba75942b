import { useStore } from '@nanostores/react'
import { KeptReportCard } from './KeptReportCard.tsx'
import { $keptReports } from './send-kept-reports.ts'

/** Reports that wait on this device for a connection, above those that were sent. */
export function KeptReports() {
  const kept = useStore($keptReports)
  if (kept.length === 0) return null
  return (
    <section aria-labelledby="kept-reports" className="mb-8">
      <h2 id="kept-reports" className="mb-3 text-xl">
        Not sent yet
      </h2>
      <ul className="grid gap-3">
        {kept.map((report) => (
          <li key={report.key}>
            <KeptReportCard report={report} />
          </li>
        ))}
      </ul>
    </section>
  )
}
