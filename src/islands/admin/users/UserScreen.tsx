import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminUserRecord } from '../../../api/users/admin-users.ts'
import { type UserAction, whyCannotActOnUser } from '../../../domain/users/user-actions.ts'
import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { adminUserWords as words } from '../../../locales/en/screens/admin/users.ts'
import { teamMessages } from '../../../locales/en/users.ts'
import { Button } from '../../../ui/Button.tsx'
import { paths, userPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { showToast } from '../../shell/toasts.ts'
import { useUser } from '../../shell/user-context.ts'
import { userQuery, usersList } from '../lists.ts'
import { useConflict } from '../shell/ConflictOfInterest.tsx'
import { RecordScreen } from '../shell/RecordScreen.tsx'

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

interface SubmitOrBackProps {
  submit: string
  busy: boolean
  disabled?: boolean
  /** The path of the record that the form changes. */
  back: string
}

/** The submit button of a form, and a link back to the record. */
export function SubmitOrBack({ submit, busy, disabled, back }: SubmitOrBackProps) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <Button type="submit" busy={busy} disabled={disabled}>
        {submit}
      </Button>
      <ButtonLink to={back} variant="secondary">
        {adminCaseWords.cancel}
      </ButtonLink>
    </div>
  )
}

/**
 * Why the signed-in user may not perform the action on this user; null or undefined if they may.
 */
export function useUserRefusal(user: AdminUserRecord, action: UserAction) {
  const conflict = useConflict({ kind: 'user', id: user.id })
  const refusal = whyCannotActOnUser(useUser(), user, action)
  return refusal ? teamMessages[refusal] : conflict
}

/** After an action on a user: fetches the lists again and shows a toast. */
export function useAfterUserAction() {
  const queryClient = useQueryClient()
  return async (message: string) => {
    await queryClient.invalidateQueries({ queryKey: [usersList.key] })
    void showToast('success', message)
  }
}
