import type { UserRecord } from '../../../api/users/user-record.ts'
import type { Role } from '../../../domain/users/users.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { userPath } from '../../paths.ts'
import { roleNames } from '../list-filters.ts'

interface Props {
  user: { id: string; name: string; email: string } | null
  /** Shown if there is no user, or if the account is erased. */
  nobody: string
}

/** A table cell with a user’s name and email, linked to the user’s screen. */
export function UserCell({ user, nobody }: Props) {
  if (!user) return <span className="text-muted">{nobody}</span>
  return (
    <a
      href={userPath(user.id)}
      className="inline-grid min-h-11 max-w-full content-center justify-items-start leading-tight"
    >
      <span className="text-link max-w-full truncate">{user.name}</span>
      <span className="max-w-full truncate text-xs text-muted">{user.email}</span>
    </a>
  )
}

const roleTones: Record<Role, StageTone> = {
  user: 'plain',
  admin: 'brand',
  'super-admin': 'brand',
}

/** A card in a list of users leaves out what is usual. */
export function RoleBadge({ role }: { role: Role }) {
  return (
    <span data-usual={role === 'user' || undefined} className="inline-flex">
      <StageBadge tone={roleTones[role]}>{roleNames[role]}</StageBadge>
    </span>
  )
}

type Account = Pick<UserRecord, 'status' | 'emailVerified'>

/** What a badge says about an account: a user who has not confirmed their email cannot save anything. */
export function accountState({ status, emailVerified }: Account) {
  return status === 'active' && !emailVerified ? 'unconfirmed' : status
}

const accountTones = { active: 'good', unconfirmed: 'waiting', suspended: 'bad' } as const

export function AccountBadge({ user }: { user: Account }) {
  const state = accountState(user)
  return (
    <span data-usual={state === 'active' || undefined}>
      <StageBadge tone={accountTones[state]}>{adminStateWords.account[state]}</StageBadge>
    </span>
  )
}
