import { Megaphone } from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'

export function NoReports() {
  return (
    <EmptyState
      title="You have no report yet!"
      icon={<Megaphone aria-hidden="true" />}
      action={<ButtonLink to={paths.newReport}>Create report</ButtonLink>}
    >
      Once you create a new report, you'll find them here
    </EmptyState>
  )
}
