import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReportRecord } from '../../../api/reports/report-record.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { useWords } from '../../words/use-words.ts'
import { assetIdentifiersOf } from '../assets/asset-identifiers.ts'
import { CopyButton } from '../CopyButton.tsx'
import { assetQuery } from '../queries.ts'

/** The identifiers that the police, the network and the insurer ask for. */
export function ReportIdentifiers({ report }: { report: ReportRecord }) {
  const words = useWords('reportWords', reportWords)
  const { data: asset } = useQuery(assetQuery(report.assetId, useQueryClient()))
  const identifiers = asset ? assetIdentifiersOf(asset) : []
  if (identifiers.length === 0) return null
  return (
    <dl aria-label={words.numbers} className="grid gap-2 rounded-md bg-sunken px-4 py-3">
      {identifiers.map(({ label, value, plain }) => (
        <div key={label} className="flex flex-wrap items-center gap-x-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="flex items-center gap-1">
            <Identifier value={value} className="font-semibold" />
            <CopyButton text={plain} name={label} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
