import { Hourglass, TriangleAlert, WifiOff } from 'lucide-react'

/** The visitor's connection, a rate limit, or an error of the server. */
export type FailureReason = 'connection' | 'limit' | 'server'

const icons = { connection: WifiOff, limit: Hourglass, server: TriangleAlert }

/** An icon for the reason of a failure. */
export function FailureIcon({ reason, className }: { reason: FailureReason; className: string }) {
  const Icon = icons[reason]
  return <Icon aria-hidden="true" data-failure={reason} className={className} />
}
