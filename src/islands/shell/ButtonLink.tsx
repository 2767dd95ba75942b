import type { ReactNode } from 'react'
import { type ButtonLook, buttonStyle } from '../../ui/button-style.ts'
import { withSearch } from './routing/navigation.ts'

interface Props extends ButtonLook {
  to: string
  search?: Record<string, unknown>
  children: ReactNode
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ to, search = {}, children, ...look }: Props) {
  return (
    <a href={withSearch(to, search)} className={buttonStyle(look)}>
      {children}
    </a>
  )
}
