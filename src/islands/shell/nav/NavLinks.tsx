import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { NavLink } from './nav-link.ts'
import { TaskCount } from './TaskCount.tsx'

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
  return links.map(({ to, label, icon: Icon, exact = false, group, count }) => (
    <Fragment key={to}>
      {group && (
        <p className="mt-3 px-3 pb-1 text-xs font-semibold text-muted first:mt-0">{group}</p>
      )}
      <Link to={to} activeOptions={{ exact }} className={sideEntryStyle} onClick={onChoose}>
        <Icon aria-hidden="true" />
        {label}
        <TaskCount count={count} className="ms-auto" />
      </Link>
    </Fragment>
  ))
}
