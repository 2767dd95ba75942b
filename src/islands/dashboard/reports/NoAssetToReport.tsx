import { Link } from '@tanstack/react-router'
import { PackageOpen } from 'lucide-react'
import { reportFormWords } from '../../../locales/en/screens/dashboard/report-form.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'

/** Shown to users without assets, because every report needs one. */
export function NoAssetToReport() {
  return (
    <EmptyState
      title={reportFormWords.nothingToReportYet}
      icon={<PackageOpen aria-hidden="true" />}
      action={<ButtonLink to={paths.newAsset}>{reportFormWords.addAsset}</ButtonLink>}
    >
      {reportFormWords.registerFirst}{' '}
      <Link to={paths.newFind} className="text-link">
        {reportFormWords.reportFind}
      </Link>
    </EmptyState>
  )
}
