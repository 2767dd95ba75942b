import type { LucideIcon } from 'lucide-react'

/** An entry of an app's navigation. */
export interface NavLink {
  to: string
  label: string
  icon: LucideIcon
  /** Marked as current only at this exact path, not below it. */
  exact?: boolean
  /** The heading above the first link of a group. */
  group?: string
  /** The number of open tasks on that screen. */
  count?: number | undefined
}
