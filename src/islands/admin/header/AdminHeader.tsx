import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { adminHeaderWords, adminTaskWords } from '../../../locales/en/screens/admin/header.ts'
import { fill } from '../../../locales/texts.ts'
import { Logo } from '../../../ui/brand/Logo.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { paths } from '../../paths.ts'
import {
  adminHeaderStyle,
  adminLogoStyle,
  SearchSkeleton,
} from '../../shell/AdminShellSkeleton.tsx'
import { afterFirstContent } from '../../shell/loading/first-content.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { BellIcon } from '../../shell/nav/BellIcon.tsx'
import { useUser } from '../../shell/user-context.ts'
import { roleNames } from '../list-filters.ts'
import { tasksQuery } from '../queries.ts'
import { type TaskKind, taskLink } from './task-paths.ts'

const SearchEverything = lazyComponent(
  () => afterFirstContent(() => import('./SearchEverything.tsx')),
  'SearchEverything',
)

/** The header of every admin screen: search, open tasks and the signed-in user. */
export function AdminHeader() {
  const { name, role } = useUser()
  return (
    <section aria-label={adminHeaderWords.tools} data-no-print className={adminHeaderStyle}>
      <a
        href={paths.home}
        aria-label={adminHeaderWords.homePage}
        className="grid min-h-11 shrink-0 items-center rounded-sm lg:hidden"
      >
        <Logo className={adminLogoStyle} />
      </a>
      <Suspense fallback={<SearchSkeleton />}>
        <SearchEverything />
      </Suspense>
      <Tasks />
      <p className="hidden min-w-0 items-center gap-2.5 sm:flex">
        <span className="max-w-40 truncate text-sm font-semibold max-md:sr-only">{name}</span>
        <StageBadge tone="brand">{roleNames[role]}</StageBadge>
      </p>
    </section>
  )
}

/** The notification icon: the number of open tasks, and links to them. */
function Tasks() {
  const { data = [] } = useQuery(tasksQuery)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const waiting = data.filter(({ count }) => count > 0)
  const total = waiting.reduce((sum, { count }) => sum + count, 0)

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  function press({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of its button and links
    <div onBlur={leave} onKeyDown={press} className="relative shrink-0">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-label={
          total > 0
            ? fill(adminHeaderWords.notificationsWaiting, { total })
            : adminHeaderWords.notifications
        }
        onClick={() => setIsOpen(!isOpen)}
        className="relative grid size-12 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      >
        <BellIcon count={total} className="end-0.5 top-0.5" />
      </button>
      {isOpen && (
        <div className="absolute end-0 top-full z-10 mt-2 w-72 max-w-[calc(100vw-2rem)] overflow-hidden rounded-lg border border-line bg-surface shadow-float">
          <TaskList waiting={waiting} onChoose={() => setIsOpen(false)} />
        </div>
      )}
    </div>
  )
}

interface Props {
  waiting: readonly { kind: TaskKind; count: number }[]
  onChoose: () => void
}

/** The open tasks, each with a link to its screen. */
function TaskList({ waiting, onChoose }: Props) {
  if (waiting.length === 0) {
    return <p className="px-4 py-4 text-sm text-muted">{adminTaskWords.nothing}</p>
  }
  return (
    <ul>
      {waiting.map((task) => {
        const { label, href } = taskLink(task)
        return (
          <li key={task.kind}>
            <a
              href={href}
              onClick={onChoose}
              className="flex min-h-12 items-center px-4 py-2.5 text-sm font-medium hover:bg-sunken"
            >
              {label}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
