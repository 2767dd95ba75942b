import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { useUser } from '../../shell/user-context.ts'
import { SearchEverything } from './SearchEverything.tsx'
import { Tasks } from './Tasks.tsx'

/** Above every screen of the back office: search, what waits for the team, and who one is here. */
export function AdminHeader() {
  const { name, role } = useUser()
  return (
    <div className="border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-6xl items-center gap-3 px-4 py-2.5 sm:px-8">
        <SearchEverything />
        <Tasks />
        <p className="hidden min-w-0 items-center gap-2.5 sm:flex">
          <span className="max-w-40 truncate text-sm font-semibold max-md:sr-only">{name}</span>
          <StageBadge tone="brand">{role === 'super-admin' ? 'Super Admin' : 'Admin'}</StageBadge>
        </p>
      </div>
    </div>
  )
}
