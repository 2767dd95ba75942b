import Megaphone from 'lucide-react/icons/megaphone'
import { reportCardWords } from '../../../locales/en/screens/dashboard/report-cards.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useWords } from '../../words/use-words.ts'

export function NoReports() {
  const card = useWords('reportCardWords', reportCardWords)
  return (
    <EmptyState
      title={card.noReportsYet}
      icon={<Megaphone aria-hidden="true" />}
      action={
        <ButtonLink to={paths.newReport} variant="secondary">
          {card.createReport}
        </ButtonLink>
      }
    >
      {card.reportsAppearHere}
    </EmptyState>
  )
}
