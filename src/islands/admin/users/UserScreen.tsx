import { useQuery } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { userQuery } from './queries.ts'

interface Props {
  id: string
  children: (user: AdminUserRecord) => ReactNode
}

/** A screen about one user, shown once the user is loaded. */
export function UserScreen({ id, children }: Props) {
  const query = useQuery(userQuery(id))
  return (
    <QueryBoundary query={query} skeleton={<ScreenSkeleton />} missing={<UserNotFound />}>
      {children}
    </QueryBoundary>
  )
}

function UserNotFound() {
  return (
    <>
      <BackLink to={paths.adminUsers}>{adminUserWords.users}</BackLink>
      <ScreenHeader title={adminUserWords.user} />
      <EmptyState title={adminUserWords.userNotFound} icon={<UserX aria-hidden="true" />}>
        {adminUserWords.theLinkMay}
      </EmptyState>
    </>
  )
}
