import { adminHeaderWords } from '../../../locales/en/screens/admin/header.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { useUser } from '../../shell/user-context.ts'
import { SearchEverything } from './SearchEverything.tsx'
import { Tasks } from './Tasks.tsx'

/** The header of every admin screen: search, open tasks and the signed-in user. */
export function AdminHeader() {
  const { name, role } = useUser()
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-6xl items-center gap-3 px-4 py-2.5 sm:px-8">
        <SearchEverything />
        <Tasks />
        <p className="hidden min-w-0 items-center gap-2.5 sm:flex">
          <span className="max-w-40 truncate text-sm font-semibold max-md:sr-only">{name}</span>
          <StageBadge tone="brand">
            {role === 'super-admin' ? adminHeaderWords.superAdmin : adminHeaderWords.admin}
          </StageBadge>
        </p>
      </div>
    </div>
  )
}
