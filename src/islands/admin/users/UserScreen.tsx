import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { adminUserWords as words } from '../../../locales/en/screens/admin/users.ts'
import { paths, userPath } from '../../paths.ts'
import { RecordScreen } from '../shell/RecordScreen.tsx'
import { userQuery } from './queries.ts'
import { usersList } from './users-list.ts'

interface Props {
  id: string
  /**
   * True for a screen with a single task, such as a password reset: its back link leads to the
   * user.
   */
  isTask?: boolean
  children: (user: AdminUserRecord) => ReactNode
}

const users = { to: paths.adminUsers, label: words.users }
const steps = { list: usersList.key, pathOf: userPath }

/** A screen about one user, shown once the user is loaded. */
export function UserScreen({ id, isTask = false, children }: Props) {
  const query = useQuery(userQuery(id))
  const { data } = query
  return (
    <RecordScreen
      query={query}
      id={id}
      back={isTask && data ? { to: userPath(id), label: data.name } : users}
      steps={isTask ? undefined : steps}
      title={words.user}
      missing={words.userNotFound}
    >
      {children}
    </RecordScreen>
  )
}
