import { Link } from '@tanstack/react-router'
import { PackageOpen } from 'lucide-react'
import { reportFormWords } from '../../../locales/en/screens/dashboard/report-form.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useWords } from '../../words/use-words.ts'

/** Shown to users without assets, because every report needs one. */
export function NoAssetToReport() {
  const words = useWords('reportFormWords', reportFormWords)
  return (
    <EmptyState
      title={words.nothingToReportYet}
      icon={<PackageOpen aria-hidden="true" />}
      action={<ButtonLink to={paths.newAsset}>{words.addAsset}</ButtonLink>}
    >
      {words.registerFirst}{' '}
      <Link to={paths.newFind} className="text-link">
        {words.reportFind}
      </Link>
    </EmptyState>
  )
}
