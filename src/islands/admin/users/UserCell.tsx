import { Link } from '@tanstack/react-router'
import { userPath } from '../../paths.ts'

interface Props {
  user: { id: string; name: string; email: string } | null
  /** Shown if there is no user, or if the account is erased. */
  nobody: string
}

/** A table cell with a user’s name and e-mail, linked to the user’s screen. */
export function UserCell({ user, nobody }: Props) {
  if (!user) return <span className="text-muted">{nobody}</span>
  return (
    <Link
      to={userPath(user.id)}
      className="text-link inline-grid min-h-11 max-w-full content-center leading-tight"
    >
      <span className="truncate">{user.name}</span>
      <span className="truncate text-xs text-muted">{user.email}</span>
    </Link>
  )
}
