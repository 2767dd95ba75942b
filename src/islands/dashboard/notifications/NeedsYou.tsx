import { useState } from 'react'
import type { TaskRecord } from '../../../api/notifications/list-my-tasks.ts'
import { taskWords } from '../../../locales/en/screens/dashboard/tasks.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { useWords } from '../../words/use-words.ts'
import { TaskLink } from './TaskLink.tsx'

const initiallyShown = 4

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
            <TaskLink task={task} />
          </li>
        ))}
      </ul>
      {shown.length < tasks.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setIsWhole(true)}>
          {fill(words.showAll, { count: tasks.length })}
        </Button>
      )}
    </section>
  )
}
