import Hourglass from 'lucide-react/icons/hourglass'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import WifiOff from 'lucide-react/icons/wifi-off'

/** The visitor's connection, a rate limit, or an error of the server. */
export type FailureReason = 'connection' | 'limit' | 'server'

const icons = { connection: WifiOff, limit: Hourglass, server: TriangleAlert }

/** An icon for the reason of a failure. */
export function FailureIcon({ reason, className }: { reason: FailureReason; className: string }) {
  const Icon = icons[reason]
  return <Icon aria-hidden="true" data-failure={reason} className={className} />
}
