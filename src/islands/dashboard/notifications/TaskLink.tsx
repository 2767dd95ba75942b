import { useQueryClient } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { TaskRecord } from '../../../api/notifications/notifications.ts'
import { taskWords } from '../../../locales/en/screens/dashboard/tasks.ts'
import { fill } from '../../../locales/texts.ts'
import { call } from '../../session.ts'
import { useDates } from '../../words/use-dates.ts'
import { useWords } from '../../words/use-words.ts'
import { notificationsKey } from './queries.ts'

/** A link to the screen of a task. Opening a notice marks it as read. */
export function TaskLink({ task }: { task: TaskRecord }) {
  const queryClient = useQueryClient()
  const { title, detail } = useTaskTexts()(task)

  async function open() {
    if (task.kind !== 'notice') return
    // The link opens even if this fails. The task then stays.
    await call('POST /notifications/read', { id: task.id }).catch(() => {})
    void queryClient.invalidateQueries({ queryKey: notificationsKey })
  }

  const style =
    'flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-3'
  return (
    <a href={task.href} onClick={() => void open()} className={style}>
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-marigold" />
      <span className="min-w-0 grow">
        <span className="block font-semibold leading-snug wrap-anywhere">{title}</span>
        {detail && <span className="block text-sm text-muted wrap-anywhere">{detail}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </a>
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
