import { Megaphone } from 'lucide-react'
import { reportCardWords } from '../../../locales/en/screens/dashboard/report-cards.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'

export function NoReports() {
  return (
    <EmptyState
      title={reportCardWords.noReportsYet}
      icon={<Megaphone aria-hidden="true" />}
      action={<ButtonLink to={paths.newReport}>{reportCardWords.createReport}</ButtonLink>}
    >
      {reportCardWords.reportsAppearHere}
    </EmptyState>
  )
}
