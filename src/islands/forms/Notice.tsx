import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  icon: LucideIcon
  children: ReactNode
  action?: ReactNode
}

/** Important information that is not an error. */
export function Notice({ icon: Icon, children, action }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-marigold-soft px-4 py-2.5 text-sm">
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 grow basis-36">{children}</p>
      {action}
    </div>
  )
}
