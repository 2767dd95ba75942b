import { useFormContext, useWatch } from 'react-hook-form'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { firstStage } from '../../../../domain/reports/reports.ts'
import { reportFormWords } from '../../../../locales/en/screens/dashboard/report-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { ReportCard } from '../ReportCard.tsx'
import type { ReportForm } from './report-form.ts'

/** A preview of the report's card. Without an image of its own it shows the asset's. */
export function ReportPreview({ asset }: { asset: AssetRecord | undefined }) {
  const words = useWords('reportFormWords', reportFormWords)
  const { control } = useFormContext<ReportForm>()
  const form = useWatch({ control })
  const status = form.status ?? 'Lost'

  return (
    <ReportCard
      report={{
        status,
        stage: firstStage(status),
        name: asset?.name ?? words.yourAsset,
        description: form.description || words.descriptionAppearsHere,
        lastSeenDate: form.lastSeenDate || null,
        lastSeenTime: form.lastSeenTime || null,
        location: form.location || null,
        state: form.state || null,
        imageUrl: form.imageUrl || null,
        assetImageUrl: asset?.imageUrl ?? null,
        outcome: null,
      }}
    />
  )
}
