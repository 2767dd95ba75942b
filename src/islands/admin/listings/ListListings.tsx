import { queryOptions, useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import type { ImportRecord } from '../../../api/listings/listings.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { adminListingWords as words } from '../../../locales/en/screens/admin/listings.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { BackLink } from '../../shell/nav/links.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'
import { ReceiveList } from './ReceiveList.tsx'

const listingsQuery = queryOptions({
  queryKey: ['admin', 'listings'],
  queryFn: async ({ signal }) => (await call('GET /admin/listings', {}, { signal })).data,
})

/** The lists that authorities publish: upload, compare, apply, undo. Super-admins only. */
export function ListListings() {
  const isSuperAdmin = useUser().role === 'super-admin'
  return (
    <>
      <BackLink to={paths.adminChecks}>{words.back}</BackLink>
      <ScreenHeader title={words.title}>{words.about}</ScreenHeader>
      {isSuperAdmin ? <Listings /> : <EmptyState title={words.superAdminOnly} />}
    </>
  )
}

function Listings() {
  const listings = useQuery(listingsQuery)
  const { withReauthentication, dialog } = useReauthentication()
  return (
    <>
      <div className="grid max-w-4xl gap-5">
        <ReceiveList onReceived={() => void listings.refetch()} />
        <QueryBoundary query={listings} skeleton={<Skeleton className="h-48" />}>
          {({ imports }) =>
            imports.length === 0 ? (
              <EmptyState title={words.none} icon={<ScrollText aria-hidden="true" />}>
                {words.noneHint}
              </EmptyState>
            ) : (
              <ul className="grid gap-5">
                {imports.map((record) => (
                  <li key={record.id}>
                    <ImportCard
                      record={record}
                      onAct={async (act) => {
                        await withReauthentication(() =>
                          call('PATCH /admin/listings/{id}', { id: record.id, act }),
                        )
                        await listings.refetch()
                      }}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryBoundary>
      </div>
      {dialog}
    </>
  )
}

type Act = 'apply' | 'undo' | 'discard'

/** An import: how it differs from the previous list, and what can be done with it. */
function ImportCard({
  record,
  onAct,
}: {
  record: ImportRecord
  onAct: (act: Act) => Promise<void>
}) {
  const { counts, problems, source, state } = record
  const before = counts.unchanged + counts.dropped
  return (
    <Card className="grid gap-3">
      <div>
        <h3 className="text-lg wrap-anywhere">
          {source} · {words.states[state]}
        </h3>
        {record.isCurrent && <p className="font-medium text-found">{words.current}</p>}
        <p className="text-sm text-muted wrap-anywhere">
          {fill(words.received, { day: longDate(record.receivedAt), name: record.fileName })}
        </p>
      </div>
      {record.failure !== null && (
        <p className="font-medium text-stolen">{words.failures[record.failure]}</p>
      )}
      {record.failure === null && <p>{fill(words.counts, counts)}</p>}
      {state === 'draft' && counts.dropped * 5 > before && before > 0 && (
        <p role="alert" className="font-medium text-stolen">
          {words.many}
        </p>
      )}
      <DescriptionList
        facts={[
          [words.licence, record.licence],
          [words.listedOn, record.listedOn],
          [words.ends, record.expiresAt !== null && longDate(record.expiresAt - 1)],
          [words.added, record.addedSamples.join(', ')],
          [words.dropped, record.droppedSamples.join(', ')],
          [words.hash, record.fileHash && <code key="hash">{record.fileHash}</code>],
          [words.logNonce, record.logNonce && <code key="nonce">{record.logNonce}</code>],
        ]}
      />
      {record.leftOutColumns.length > 0 && (
        <p className="mt-3 text-sm">
          {fill(words.leftOut, { columns: record.leftOutColumns.join(', ') })}
        </p>
      )}
      {problems.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {words.problems} ({counts.invalid})
          </summary>
          <ul className="grid gap-1 text-sm">
            {problems.map(({ line, column, problem, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may have several problems
              <li key={index} className="wrap-anywhere">
                {fill(column === '' ? words.line : words.lineOfColumn, {
                  ...{ line, column, text },
                  problem: words.problemNames[problem],
                })}
              </li>
            ))}
          </ul>
          {problems.length < counts.invalid && (
            <p className="mt-2 text-sm text-muted">
              {fill(words.firstProblems, { shown: problems.length })}
            </p>
          )}
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'draft' && <ActButton act="apply" onAct={onAct} />}
        {state === 'draft' && <ActButton act="discard" onAct={onAct} />}
        {record.isCurrent && <ActButton act="undo" onAct={onAct} />}
      </div>
    </Card>
  )
}

function ActButton({ act, onAct }: { act: Act; onAct: (act: Act) => Promise<void> }) {
  const { busy, press } = useBusyAction(() => onAct(act))
  return (
    <Button variant={act === 'apply' ? 'primary' : 'secondary'} busy={busy} onClick={press}>
      {words[act]}
    </Button>
  )
}
