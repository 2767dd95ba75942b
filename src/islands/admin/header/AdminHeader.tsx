import { Suspense } from 'react'
import { adminHeaderWords } from '../../../locales/en/screens/admin/header.ts'
import { Logo } from '../../../ui/brand/Logo.tsx'
import { inputStyle } from '../../../ui/forms/field-style.ts'
import { StageBadge } from '../../../ui/StatusBadge.tsx'
import { paths } from '../../paths.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { useUser } from '../../shell/user-context.ts'
import { roleNames } from '../shell/role-names.ts'
import { Tasks } from './Tasks.tsx'

const SearchEverything = lazyComponent(() => import('./SearchEverything.tsx'), 'SearchEverything')

/** The header of every admin screen: search, open tasks and the signed-in user. */
export function AdminHeader() {
  const { name, role } = useUser()
  return (
    <section
      aria-label={adminHeaderWords.tools}
      data-no-print
      className="sticky top-0 z-10 flex h-15 items-center gap-3 border-b border-line bg-surface px-4 sm:px-6"
    >
      <a
        href={paths.home}
        aria-label={adminHeaderWords.homePage}
        className="grid min-h-11 shrink-0 items-center rounded-sm lg:hidden"
      >
        <Logo className="h-6 w-auto" />
      </a>
      <Suspense fallback={<span aria-busy="true" className={`${inputStyle} max-w-xl grow`} />}>
        <SearchEverything />
      </Suspense>
      <Tasks />
      <p className="hidden min-w-0 items-center gap-2.5 sm:flex">
        <span className="max-w-40 truncate text-sm font-semibold max-md:sr-only">{name}</span>
        <StageBadge tone="brand">{roleNames[role]}</StageBadge>
      </p>
    </section>
  )
}
