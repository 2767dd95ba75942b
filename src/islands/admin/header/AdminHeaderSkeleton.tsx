import { Logo } from '../../../ui/brand/Logo.tsx'
import { inputStyle } from '../../../ui/forms/field-style.ts'

export const adminHeaderStyle =
  'sticky top-0 z-10 flex h-15 items-center gap-3 border-b border-line bg-surface px-4 sm:px-6'
export const adminLogoStyle = 'h-6 w-auto'

/** The header of the back office until it is known who is signed in: as high, each part in its place. */
export function AdminHeaderSkeleton() {
  return (
    <div className={adminHeaderStyle}>
      <Logo className={`${adminLogoStyle} shrink-0 lg:hidden`} />
      <SearchSkeleton />
      <span className="w-12 shrink-0 sm:w-64" />
    </div>
  )
}

/** The search until its script has loaded. */
export function SearchSkeleton() {
  return (
    <span aria-busy="true" className="min-w-0 grow">
      <span className={`${inputStyle} block max-w-xl`} />
    </span>
  )
}
