import type { UserRecord } from '../../../api/users/user-record.ts'
import type { Role } from '../../../domain/users/roles.ts'
import { adminStateWords } from '../../../locales/en/screens/admin/states.ts'
import type { StageTone } from '../../../ui/badge-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { roleNames } from '../shell/role-names.ts'

const roleTones: Record<Role, StageTone> = {
  user: 'quiet',
  admin: 'brand',
  'super-admin': 'waiting',
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
