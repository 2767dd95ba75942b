import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookOpen, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { ApiKeyRecord } from '../../api/api-keys/api-keys.ts'
import type { ResultOf } from '../../api/contracts.ts'
import { allowances, maxLiveKeys } from '../../domain/api-keys/api-keys.ts'
import { longDate } from '../../locales/en/dates.ts'
import { scopeLabels, developerWords as words } from '../../locales/en/screens/developers.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { DividedList } from '../../ui/sections/DividedList.tsx'
import { KeyItem } from '../../ui/sections/KeyItem.tsx'
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx'
import { paths } from '../paths.ts'
import { call } from '../session.ts'
import { ButtonLink } from '../shell/ButtonLink.tsx'
import { momentOf } from '../shell/dates.ts'
import { QueryBoundary } from '../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { ScreenSkeleton } from '../shell/ScreenSkeleton.tsx'
import { showToast } from '../shell/toasts.ts'
import { CreateApiKey } from './CreateApiKey.tsx'
import { apiKeysQuery } from './queries.ts'
import { type MadeKey, RevealKey } from './RevealKey.tsx'
import { UsagePlot } from './UsagePlot.tsx'

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
              <CreateApiKey
                onClose={() => setIsMaking(false)}
                onMade={(key) => {
                  setIsMaking(false)
                  setMade(key)
                }}
              />
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
              {usage.length > 0 && <UsagePlot usage={usage} />}
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

type Listed = ResultOf<'GET /api-keys'>['data']

const businessTimes = allowances.business.perMinute / allowances.person.perMinute

/** How many calls the keys may make, and how to get more. */
function Allowance({ allowance }: Pick<Listed, 'allowance'>) {
  const { perMinute, perDay, isBusiness } = allowance
  const count = (calls: number) => calls.toLocaleString('en-NG')
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl">{words.allowance}</h2>
      <ul className="grid gap-1">
        <li>{fill(words.perMinute, { count: count(perMinute) })}</li>
        <li>{fill(words.perDay, { count: count(perDay) })}</li>
      </ul>
      {isBusiness ? (
        <p className="text-sm text-muted">{words.businessAllowance}</p>
      ) : (
        <p className="text-sm text-muted">
          {fill(words.personAllowance, { times: businessTimes })}{' '}
          <a href={paths.verifyBusiness} className="text-link inline-block py-2.5">
            {words.verifyBusiness}
          </a>
        </p>
      )}
    </Card>
  )
}

/** A key: what it is for, when it was used, and the button that revokes it. */
function ApiKeyItem({ apiKey }: { apiKey: ApiKeyRecord }) {
  const { id, name, ending, scopes, createdAt, lastUsedAt } = apiKey
  const client = useQueryClient()
  const history = [
    fill(words.keyEnds, { ending }),
    fill(words.made, { date: longDate(createdAt) }),
    lastUsedAt === null ? words.neverUsed : fill(words.lastUsed, { hour: momentOf(lastUsedAt) }),
  ]
  const mayCall = scopes.map((scope) => scopeLabels[scope]).join(', ')

  async function revoke(onRevoked: () => void) {
    const { message } = await call('DELETE /api-keys/{id}', { id })
    onRevoked()
    void showToast('success', message)
    await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
  }

  return (
    <KeyItem
      name={name}
      facts={[history.join(' · '), fill(words.mayCall, { scopes: mayCall })]}
      end={words.revoke}
      endNamed={fill(words.revokeNamed, { name })}
    >
      {(onClose) => (
        <ConfirmDialog
          title={fill(words.revokeTitle, { name })}
          text={words.revokeText}
          confirm={words.revoke}
          cancel={words.cancel}
          onConfirm={() => revoke(onClose)}
          onClose={onClose}
        />
      )}
    </KeyItem>
  )
}

/** Revokes every key, for users whose password was stolen. */
function RevokeAllKeys({ ids }: { ids: readonly string[] }) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)

  async function revokeAll() {
    try {
      for (const id of ids) await call('DELETE /api-keys/{id}', { id })
      setIsAsking(false)
      void showToast('success', words.revokedAll)
    } finally {
      await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey })
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {words.revokeAll}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.revokeAllTitle}
          text={words.revokeAllText}
          confirm={words.revokeAll}
          cancel={words.cancel}
          onConfirm={revokeAll}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
