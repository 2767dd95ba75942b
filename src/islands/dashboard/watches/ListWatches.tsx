import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { UserWatchRecord } from '../../../api/v1/watches.ts'
import { userWatchRules } from '../../../domain/webhooks/rules.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { watchWords } from '../../../locales/en/screens/watches.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DividedList } from '../../../ui/sections/DividedList.tsx'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { call } from '../../session.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { showToast } from '../../shell/toasts.ts'
import { watchesQuery } from '../screen-queries.ts'
import { AddButton, DeveloperScreen } from '../webhooks/DeveloperScreen.tsx'
import { AddWatches } from './AddWatches.tsx'

/** The watched identifiers. A webhook notifies the user’s software about them. */
export function ListWatches() {
  const query = useInfiniteQuery(watchesQuery)
  const [isAdding, setIsAdding] = useState(false)
  const add = <AddButton text={watchWords.add} onAdd={() => setIsAdding(true)} />
  const count = query.data?.pages.at(-1)?.count ?? 0
  return (
    <DeveloperScreen words={watchWords} add={count > 0 ? add : null}>
      <QueryBoundary query={query} skeleton={<ScreenSkeleton />}>
        {({ pages }) => {
          const watches = pages.flatMap(({ data }) => data)
          return watches.length === 0 ? (
            <EmptyState title={watchWords.none} icon={<Eye aria-hidden="true" />} action={add}>
              {watchWords.noneAbout}
            </EmptyState>
          ) : (
            <Card>
              <p className="mb-2 text-muted">
                {fill(watchWords.count, {
                  count: count.toLocaleString('en-NG'),
                  max: userWatchRules.perUser.toLocaleString('en-NG'),
                })}
              </p>
              <DividedList aria-label={watchWords.title}>
                {watches.map((watch) => (
                  <WatchItem key={watch.id} watch={watch} />
                ))}
              </DividedList>
              {query.hasNextPage && (
                <div className="mt-4">
                  <Button
                    variant="secondary"
                    busy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {watchWords.more}
                  </Button>
                </div>
              )}
            </Card>
          )
        }}
      </QueryBoundary>
      {isAdding && <AddWatches onClose={() => setIsAdding(false)} />}
    </DeveloperScreen>
  )
}

function WatchItem({ watch }: { watch: UserWatchRecord }) {
  const { id, identifier, reference, createdAt } = watch
  const client = useQueryClient()
  const { busy, press } = useBusyAction(async () => {
    await call('POST /webhooks/watches/delete', { ids: [id] })
    void showToast('success', watchWords.removed)
    await client.invalidateQueries({ queryKey: watchesQuery.queryKey })
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="font-mono wrap-anywhere">{identifier}</p>
        <p className="text-sm text-muted wrap-anywhere">
          {reference !== null && `${reference} · `}
          {fill(watchWords.since, { day: longDate(createdAt) })}
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
