import { useQueryClient } from '@tanstack/react-query'
import type { UserWatchRecord } from '../../../api/v1/watches/user-watch.ts'
import { deleteUserWatches } from '../../../api/webhooks/delete-user-watches.ts'
import { watchWords } from '../../../locales/en/screens/watches.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { call } from '../../session.ts'
import { dateOf } from '../../shell/dates.ts'
import { showToast } from '../../shell/toasts.ts'
import { watchesQuery } from './queries.ts'

export function WatchItem({ watch }: { watch: UserWatchRecord }) {
  const { id, identifier, reference, createdAt } = watch
  const client = useQueryClient()
  const { busy, press } = useBusyAction(async () => {
    await call(deleteUserWatches, { ids: [id] })
    void showToast('success', watchWords.removed)
    await client.invalidateQueries({ queryKey: watchesQuery.queryKey })
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="font-mono wrap-anywhere">{identifier}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {reference !== null && `${reference} · `}
          {fill(watchWords.since, { day: dateOf(createdAt) })}
        </p>
      </div>
      <Button
        variant="secondary"
        busy={busy}
        aria-label={fill(watchWords.removeThis, { identifier })}
        onClick={press}
      >
        {watchWords.remove}
      </Button>
    </li>
  )
}
