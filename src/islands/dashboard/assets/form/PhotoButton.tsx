import type { LucideIcon } from 'lucide-react'

interface Props {
  label: string
  icon: LucideIcon
  off?: boolean
  onClick: () => void
}

/** A small button for an action on one of several photos. */
export function PhotoButton({ label, icon: Icon, off, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-disabled:opacity-40"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
