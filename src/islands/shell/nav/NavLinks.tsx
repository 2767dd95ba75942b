import { useStore } from '@nanostores/react'
import type { LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import { cx } from '../../../ui/cx.ts'
import { $page } from '../routing/route.ts'

export const sideEntryStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-medium text-muted transition-colors ' +
  'hover:bg-sunken hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold ' +
  'aria-[current=page]:text-brand [&_svg]:size-5 [&_svg]:shrink-0'

interface Props {
  links: readonly NavLink[]
  onChoose?: () => void
}

/** Links below each other, with the headings of their groups and the numbers of waiting tasks. */
export function NavLinks({ links, onChoose }: Props) {
  const currentOf = useCurrent()
  return links.map(({ to, label, icon: Icon, exact = false, group, count }) => (
    <Fragment key={to}>
      {group && (
        <p className="mt-3 px-3 pb-1 text-xs font-semibold text-muted first:mt-0">{group}</p>
      )}
      <a
        href={to}
        aria-current={currentOf(to, exact)}
        className={sideEntryStyle}
        onClick={onChoose}
      >
        <Icon aria-hidden="true" />
        {label}
        <TaskCount count={count} className="ms-auto" />
      </a>
    </Fragment>
  ))
}

/** Returns a function that tells whether a link leads to the page, or with `exact: false` above it. */
export function useCurrent() {
  const path = useStore($page)?.path ?? ''
  return (to: string, exact = true) =>
    path === to || (!exact && path.startsWith(`${to}/`)) ? 'page' : undefined
}

/** The number of tasks that wait behind a link; nothing for zero. */
export function TaskCount({
  count = 0,
  className,
}: {
  count: number | undefined
  className: string
}) {
  if (count === 0) return null
  return (
    <span
      className={cx(
        'grid h-5 min-w-5 place-items-center rounded-full bg-marigold-soft px-1.5 text-xs font-semibold text-ink tabular-nums',
        className,
      )}
    >
      {count > 999 ? '999+' : count}
    </span>
  )
}

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
