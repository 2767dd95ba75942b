import { PackageOpen } from 'lucide-react'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'

/** Shown to users without assets, because every report needs one. */
export function NoAssetToReport() {
  return (
    <EmptyState
      title={reportWords.nothingToReportYet}
      icon={<PackageOpen aria-hidden="true" />}
      action={<ButtonLink to={paths.newAsset}>{reportWords.addAsset}</ButtonLink>}
    >
      {reportWords.registerFirst}
    </EmptyState>
  )
}
