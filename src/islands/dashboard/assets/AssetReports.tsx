import { useQuery } from '@tanstack/react-query'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { ReportMatches } from '../matching/MatchCard.tsx'
import { reportsQuery } from '../queries.ts'
import { ReportCard } from '../reports/ReportCard.tsx'

/** The reports of an asset, each with its matches; nothing if there are none. */
export function AssetReports({ assetId }: { assetId: string }) {
  const { data: all = [] } = useQuery(reportsQuery)
  const reports = all.filter((report) => report.assetId === assetId)
  if (reports.length === 0) return null
  return (
    <section aria-label={assetWords.reports} className="grid gap-3">
      <h3 className="text-sm font-semibold">{assetWords.reports}</h3>
      {reports.map((report) => (
        <div key={report.id} className="grid gap-3">
          <ReportCard report={report} id={report.id} compact />
          <ReportMatches reportId={report.id} />
        </div>
      ))}
    </section>
  )
}
