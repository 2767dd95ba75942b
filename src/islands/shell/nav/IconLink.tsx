import type { LucideIcon } from 'lucide-react'
import type { ButtonLook } from '../../../ui/button-style.ts'
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
