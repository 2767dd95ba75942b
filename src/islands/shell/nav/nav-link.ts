import type { LucideIcon } from 'lucide-react'

/** One entry of a shell's navigation. */
export interface NavLink {
  to: string
  label: string
  icon: LucideIcon
  /** Current at this very address only, not below it. */
  exact?: boolean
}
