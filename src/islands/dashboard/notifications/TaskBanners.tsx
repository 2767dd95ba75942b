import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import type { ReactNode } from 'react'
import type { TaskRecord } from '../../../api/notifications/notifications.ts'
import type { TaskKind } from '../../../domain/notifications/tasks.ts'
import { tasksQuery } from './queries.ts'
import { useTaskTexts } from './TaskLink.tsx'

interface Props {
  /** The path of the screen. */
  href: string
  /** Kinds that the screen shows in another way. */
  except?: readonly TaskKind[]
  /** What the user can do about a task. */
  actionOf?: (task: TaskRecord) => ReactNode
}

/** The tasks of the user that link to this screen. */
export function TaskBanners({ href, except = [], actionOf }: Props) {
  const { data: tasks = [] } = useQuery(tasksQuery)
  const taskTexts = useTaskTexts()
  const shown = tasks.filter((task) => task.href === href && !except.includes(task.kind))
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-3">
      {shown.map((task) => {
        const { title, detail } = taskTexts(task)
        return (
          <li
            key={`${task.kind} ${task.id}`}
            className="grid gap-3 rounded-md border-s-4 border-marigold bg-marigold-soft px-4 py-3"
          >
            <div className="flex gap-3">
              <Bell aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{title}</p>
                <p className="text-sm wrap-anywhere">{detail}</p>
              </div>
            </div>
            {actionOf?.(task)}
          </li>
        )
      })}
    </ul>
  )
}
