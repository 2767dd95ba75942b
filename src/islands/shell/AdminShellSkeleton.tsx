import { Logo } from '../../ui/brand/Logo.tsx'
import { inputStyle } from '../../ui/forms/field-style.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'

// Here, because the built page shows it before the app, and a page imports no part of the back office.

export const adminHeaderStyle =
  'sticky top-0 z-10 flex h-15 items-center gap-3 border-b border-line bg-surface px-4 sm:px-6'
export const adminLogoStyle = 'h-6 w-auto'

/** The back office until the user is known to be signed in. Each part of its header is in its place. */
export function AdminShellSkeleton() {
  return (
    <ShellSkeleton
      header={
        <div className={adminHeaderStyle}>
          <Logo className={`${adminLogoStyle} shrink-0 lg:hidden`} />
          <SearchSkeleton />
          <span className="w-12 shrink-0 sm:w-64" />
        </div>
      }
    />
  )
}

/** The search of the header until its script has loaded. */
export function SearchSkeleton() {
  return (
    <span aria-busy="true" className="min-w-0 grow">
      <span className={`${inputStyle} block max-w-xl`} />
    </span>
  )
}
