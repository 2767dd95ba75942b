import type { ReactNode } from 'react'

interface Props {
  title: string
  children?: ReactNode
  /** A button or link for the next step. */
  action?: ReactNode
  icon?: ReactNode
}

export function EmptyState({ title, children, action, icon }: Props) {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-line-strong/60 px-5 py-12 text-center">
      {icon && (
        <div className="mb-2 grid size-14 place-items-center rounded-full bg-brand-soft text-brand [&_svg]:size-7">
          {icon}
        </div>
      )}
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-sm text-sm text-muted">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
