import Megaphone from 'lucide-react/icons/megaphone'
import { reportCardWords } from '../../../locales/en/screens/dashboard/report-cards.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useWords } from '../../words/use-words.ts'

interface Props {
  /** Without a card, where other things come first. */
  compact?: boolean
}

export function NoReports({ compact = false }: Props) {
  const card = useWords('reportCardWords', reportCardWords)
  const action = (
    <ButtonLink to={paths.newReport} variant="secondary">
      {card.createReport}
    </ButtonLink>
  )
  if (compact) {
    return (
      <>
        <p className="font-semibold">{card.noReportsYet}</p>
        <p className="mb-3 text-sm text-muted">{card.reportsAppearHere}</p>
        {action}
      </>
    )
  }
  return (
    <EmptyState title={card.noReportsYet} icon={<Megaphone aria-hidden="true" />} action={action}>
      {card.reportsAppearHere}
    </EmptyState>
  )
}
