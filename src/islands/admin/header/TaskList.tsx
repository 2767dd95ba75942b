import { Link } from '@tanstack/react-router'
import { adminTaskWords } from '../../../locales/en/screens/admin/tasks.ts'
import type { TaskKind } from './task-paths.ts'
import { taskLink } from './task-paths.ts'

interface Props {
  waiting: readonly { kind: TaskKind; count: number }[]
  onChoose: () => void
}

/** The open tasks, each with a link to its screen. */
export function TaskList({ waiting, onChoose }: Props) {
  if (waiting.length === 0) {
    return <p className="px-4 py-4 text-sm text-muted">{adminTaskWords.nothing}</p>
  }
  return (
    <ul>
      {waiting.map((task) => {
        const { label, to, search = {} } = taskLink(task)
        return (
          <li key={task.kind}>
            <Link
              to={to}
              search={search}
              onClick={onChoose}
              className="flex min-h-12 items-center px-4 py-2.5 text-sm font-medium hover:bg-sunken"
            >
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
