import { useInfiniteQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { userWatchRules } from '../../../domain/webhooks/watch-rules.ts'
import { watchWords } from '../../../locales/en/screens/watches.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DividedList } from '../../../ui/sections/DividedList.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenSkeleton } from '../../shell/ScreenSkeleton.tsx'
import { AddButton, DeveloperScreen } from '../webhooks/DeveloperScreen.tsx'
import { AddWatches } from './AddWatches.tsx'
import { watchesQuery } from './queries.ts'
import { WatchItem } from './WatchItem.tsx'

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
