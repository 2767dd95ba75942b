import type { UserRecord } from '../../../api/users/user-record.ts'
import type { Role } from '../../../domain/users/roles.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'

/** The label of a role (spec §5). */
export const roleNames: Record<Role, string> = {
  user: adminUserWords.user,
  admin: adminUserWords.admin,
  'super-admin': adminUserWords.superAdmin,
}

const roleTones: Record<Role, StageTone> = {
  user: 'quiet',
  admin: 'brand',
  'super-admin': 'brand',
}

export function RoleBadge({ role }: { role: Role }) {
  return <StageBadge tone={roleTones[role]}>{roleNames[role]}</StageBadge>
}

export function AccountBadge({ status }: { status: UserRecord['status'] }) {
  return (
    <StageBadge tone={status === 'active' ? 'good' : 'bad'}>
      {adminStateWords.account[status]}
    </StageBadge>
  )
}
