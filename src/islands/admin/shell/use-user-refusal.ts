import type { AdminUserRecord } from '../../../api/users/admin-user-record.ts'
import { type UserAction, whyCannotActOnUser } from '../../../domain/users/user-actions.ts'
import { teamMessages } from '../../../locales/en/users.ts'
import { useUser } from '../../shell/user-context.ts'
import { useConflict } from './ConflictOfInterest.tsx'

/**
 * Why the signed-in user may not perform the action on this user; null or undefined if they may.
 */
export function useUserRefusal(user: AdminUserRecord, action: UserAction) {
  const conflict = useConflict({ kind: 'user', id: user.id })
  const refusal = whyCannotActOnUser(useUser(), user, action)
  return refusal ? teamMessages[refusal] : conflict
}
