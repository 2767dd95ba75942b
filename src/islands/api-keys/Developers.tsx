import { useQuery } from '@tanstack/react-query'
import { BookOpen, KeyRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { maxLiveKeys } from '../../domain/api-keys/api-keys.ts'
import { developerWords as words } from '../../locales/en/screens/developers.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { DividedList } from '../../ui/sections/DividedList.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../shell/ButtonLink.tsx'
import { lazyComponent } from '../shell/loading/lazy-component.ts'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { Allowance } from './Allowance.tsx'
import { ApiKeyItem } from './ApiKeyItem.tsx'
import { apiKeysQuery } from './queries.ts'
import { type MadeKey, RevealKey } from './RevealKey.tsx'
import { RevokeAllKeys } from './RevokeAllKeys.tsx'

// Loaded on demand: most visitors create no key.
const CreateApiKey = lazyComponent(() => import('./CreateApiKey.tsx'), 'CreateApiKey')
const UsagePlot = lazyComponent(() => import('./UsagePlot.tsx'), 'UsagePlot')

/** The API keys of the account, their usage, and links to the documentation. */
export function Developers() {
  const query = useQuery(apiKeysQuery)
  const [isMaking, setIsMaking] = useState(false)
  // The secret is in memory only: it is lost when this screen closes.
  const [made, setMade] = useState<MadeKey | null>(null)
  const makeButton = <Button onClick={() => setIsMaking(true)}>{words.makeKey}</Button>

  return (
    <>
      <ScreenHeader
        title={words.developers}
        action={
          <a href={paths.developers} className={buttonStyle({ variant: 'secondary' })}>
            <BookOpen aria-hidden="true" />
            {words.documentation}
          </a>
        }
      >
        {words.lead}
      </ScreenHeader>
      <QueryBoundary query={query} skeleton={<ScreenSkeleton />}>
        {({ keys, allowance, usage }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:gap-8">
            {made && <RevealKey {...made} onDone={() => setMade(null)} />}
            {isMaking && (
              <Suspense fallback={<Skeleton className="h-72 w-full rounded-lg" />}>
                <CreateApiKey
                  onClose={() => setIsMaking(false)}
                  onMade={(key) => {
                    setIsMaking(false)
                    setMade(key)
                  }}
                />
              </Suspense>
            )}
            {keys.length === 0 ? (
              !isMaking && (
                <EmptyState
                  title={words.noKeyYet}
                  icon={<KeyRound aria-hidden="true" />}
                  action={makeButton}
                >
                  {words.noKeyYetText}
                </EmptyState>
              )
            ) : (
              <Card>
                <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
                  <h2 className="text-xl">{words.keys}</h2>
                  {!isMaking && keys.length < maxLiveKeys && makeButton}
                </div>
                <DividedList aria-label={words.keys}>
                  {keys.map((key) => (
                    <ApiKeyItem key={key.id} apiKey={key} />
                  ))}
                </DividedList>
                {keys.length >= maxLiveKeys && (
                  <p className="mt-3 text-sm text-muted">{words.twoKeys}</p>
                )}
                {keys.length > 1 && (
                  <div className="mt-3">
                    <RevokeAllKeys ids={keys.map(({ id }) => id)} />
                  </div>
                )}
              </Card>
            )}
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8">
              {usage.length > 0 && (
                <Suspense fallback={<Skeleton className="h-64 w-full rounded-lg" />}>
                  <UsagePlot usage={usage} />
                </Suspense>
              )}
              <div className="grid gap-6 lg:gap-8">
                <Allowance allowance={allowance} />
                <Card className="grid justify-items-start gap-2">
                  <h2 className="text-xl">{words.webhooks}</h2>
                  <p className="text-muted">{words.webhooksText}</p>
                  <div className="flex flex-wrap gap-2">
                    <ButtonLink to={paths.webhooks} variant="secondary">
                      {words.openWebhooks}
                    </ButtonLink>
                    <ButtonLink to={paths.watches} variant="secondary">
                      {words.openWatches}
                    </ButtonLink>
                  </div>
                </Card>
              </div>
            </div>
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
