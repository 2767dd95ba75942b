import { UserX } from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'

export function UserNotFound() {
  return (
    <>
      <BackLink to={paths.adminUsers}>Users</BackLink>
      <ScreenHeader title="User" />
      <EmptyState title="User not found" icon={<UserX aria-hidden="true" />}>
        The link may be mistyped, or the account is gone.
      </EmptyState>
    </>
  )
}
