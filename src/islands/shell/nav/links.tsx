import type { LucideIcon } from 'lucide-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import type { ButtonLook } from '../../../ui/button-style.ts'
import { cx } from '../../../ui/cx.ts'
import { ButtonLink } from '../ButtonLink.tsx'

interface Props extends ButtonLook {
  to: string
  icon: LucideIcon
  text: string
}

/** A link to another screen that looks like a button with an icon. */
export function IconLink({ to, icon: Icon, text, ...look }: Props) {
  return (
    <ButtonLink to={to} {...look}>
      <Icon aria-hidden="true" />
      {text}
    </ButtonLink>
  )
}

/** A link to another screen on a line of its own, with room for a finger. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="text-link inline-flex min-h-11 items-center">
      {children}
    </a>
  )
}

interface BackLinkProps {
  to: string
  children: string
  className?: string
}

/** The link to the parent screen, above a screen's title. */
export function BackLink({ to, children, className }: BackLinkProps) {
  return (
    <a
      href={to}
      className={cx(
        '-ms-2 mb-2 inline-flex min-h-11 items-center gap-1 rounded-md pe-3 text-sm font-semibold text-brand hover:underline',
        className,
      )}
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {children}
    </a>
  )
}
