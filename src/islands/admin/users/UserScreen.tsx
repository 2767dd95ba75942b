import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { userQuery } from './queries.ts'
import { UserNotFound } from './UserNotFound.tsx'

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
