import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { buttonStyle } from '../../../ui/button-style.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'

export function NoReports() {
  return (
    <EmptyState
      title="You have no report yet!"
      icon={<Megaphone aria-hidden="true" />}
      action={
        <Link to={paths.newReport} className={buttonStyle()}>
          Create report
        </Link>
      }
    >
      Once you create a new report, you'll find them here
    </EmptyState>
  )
}
