import { useState } from 'react'
import type { TaskRecord } from '../../../api/notifications/notifications.ts'
import { taskWords } from '../../../locales/en/screens/dashboard/tasks.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { useWords } from '../../words/use-words.ts'
import { PasswordTask, TaskLink } from './TaskLink.tsx'

const initiallyShown = 3

/** The tasks of the user, the most urgent first. */
export function NeedsYou({ tasks }: { tasks: readonly TaskRecord[] }) {
  const words = useWords('taskWords', taskWords)
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? tasks : tasks.slice(0, initiallyShown)
  return (
    <section aria-labelledby="needs-you" className="mb-8">
      <h2 id="needs-you" className="mb-3 text-xl">
        {words.needsYou}
      </h2>
      <ul
        className={cx(
          cardStyle,
          'divide-y divide-line overflow-hidden border-s-4 border-s-marigold',
        )}
      >
        {shown.map((task) => (
          <li key={`${task.kind} ${task.id}`}>
            {task.kind === 'password' ? <PasswordTask task={task} /> : <TaskLink task={task} />}
          </li>
        ))}
      </ul>
      {shown.length < tasks.length && (
        <Button variant="quiet" className="-ms-4.5 mt-2" onClick={() => setIsWhole(true)}>
          {fill(words.showAll, { count: tasks.length })}
        </Button>
      )}
    </section>
  )
}

/** Shown in place of the tasks if they cannot be loaded. The rest of the screen still works. */
export function NeedsYouFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const words = useWords('taskWords', taskWords)
  return (
    <section aria-labelledby="needs-you" className="mb-8">
      <h2 id="needs-you" className="text-xl">
        {words.needsYou}
      </h2>
      <p role="status" className="mt-1 flex flex-wrap items-center gap-x-3">
        {words.failed}
        <Button variant="quiet" busy={busy} onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </p>
    </section>
  )
}
