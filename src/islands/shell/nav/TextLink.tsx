import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A link to another screen on a line of its own, with room for a finger. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center">
      {children}
    </Link>
  )
}
