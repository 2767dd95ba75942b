import type { ReactNode } from 'react'

interface Props {
  title: string
  children?: ReactNode
  /** A button or link for the next step. */
  action?: ReactNode
  icon?: ReactNode
}

/** A blank tag: nothing is written on it yet. */
export function EmptyState({ title, children, action, icon }: Props) {
  return (
    <div className="tag mx-auto w-full max-w-xl">
      <div className="tag-paper grid justify-items-center gap-2 px-5 pt-16 pb-10 text-center">
        {icon && (
          <div className="mb-2 grid size-14 place-items-center rounded-full bg-brand-soft text-brand [&_svg]:size-7">
            {icon}
          </div>
        )}
        <p className="text-lg font-semibold">{title}</p>
        {children && <div className="max-w-sm text-sm text-muted">{children}</div>}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  )
}
