import type { ReactNode } from 'react'
import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { userPath } from '../../paths.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { UserScreen } from './UserScreen.tsx'

interface Props {
  id: string
  children: (user: AdminUserRecord) => ReactNode
}

/** A screen on which staff do one thing for a user. It leads back to the user. */
export function UserTaskScreen({ id, children }: Props) {
  return (
    <UserScreen id={id}>
      {(user) => (
        <>
          <BackLink to={userPath(user.id)}>{user.name}</BackLink>
          {children(user)}
        </>
      )}
    </UserScreen>
  )
}
