import { useQueryClient } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Suspense, useState } from 'react'
import type { TaskRecord } from '../../../api/notifications/notifications.ts'
import { taskWords } from '../../../locales/en/screens/dashboard/tasks.ts'
import { fill } from '../../../locales/texts.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { FoldingChevron } from '../../../ui/sections/FoldingChevron.tsx'
import { call } from '../../session.ts'
import { lazyComponent } from '../../shell/loading/lazy-component.ts'
import { useDates } from '../../words/use-dates.ts'
import { useWords } from '../../words/use-words.ts'
import { notificationsKey } from './queries.ts'

const SetPassword = lazyComponent(() => import('./SetPassword.tsx'), 'SetPassword')

const rowStyle =
  'flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-3'

/** A task that is done in its place. */
export function PasswordTask({ task }: { task: TaskRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={rowStyle}>
        <TaskTexts task={task} />
        <FoldingChevron />
      </summary>
      {isOpen && (
        <div className="px-4 pt-1 pb-4">
          <Suspense fallback={<Skeleton className="h-40 w-full rounded-md" />}>
            <SetPassword openedAt={task.at} />
          </Suspense>
        </div>
      )}
    </details>
  )
}

/** A link to the screen of a task. Opening a notice marks it as read. */
export function TaskLink({ task }: { task: TaskRecord }) {
  const queryClient = useQueryClient()

  async function open() {
    if (task.kind !== 'notice') return
    // The link opens even if this fails. The task then stays.
    await call('POST /notifications/read', { id: task.id }).catch(() => {})
    void queryClient.invalidateQueries({ queryKey: notificationsKey })
  }

  return (
    <a href={task.href} onClick={() => void open()} className={rowStyle}>
      <TaskTexts task={task} />
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </a>
  )
}

function TaskTexts({ task }: { task: TaskRecord }) {
  const { title, detail } = useTaskTexts()(task)
  return (
    <>
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-marigold" />
      <span className="min-w-0 grow">
        <span className="block font-semibold leading-snug wrap-anywhere">{title}</span>
        {detail && <span className="block text-sm text-muted wrap-anywhere">{detail}</span>}
      </span>
    </>
  )
}

/** Returns a function that writes a task’s title and detail in the account’s language. */
export function useTaskTexts() {
  const words = useWords('taskWords', taskWords)
  const { dateOf } = useDates()
  return ({ kind, item, text, at, dueAt }: TaskRecord) => {
    const params = { item, text: text ?? '', day: dateOf(dueAt ?? at) }
    return {
      title: fill(words.titles[kind], params),
      detail: fill(words.details[kind], params),
    }
  }
}
