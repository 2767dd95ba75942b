import { taskWords } from '../../../locales/en/screens/dashboard/tasks.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWords } from '../../words/use-words.ts'

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
