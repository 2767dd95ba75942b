import { createContext, useContext } from 'react'
import type { UserRecord } from '../../api/users/user-record.ts'

/** The signed-in user, provided by the guard. */
export const UserContext = createContext<UserRecord | null>(null)

export function useUser(): UserRecord {
  const user = useContext(UserContext)
  if (!user) throw new Error('useUser outside RequireSession')
  return user
}
