import { queryOptions, useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { changeListingImport } from '../../../api/listings/change-listing-import.ts'
import { listListings } from '../../../api/listings/list-listings.ts'
import { adminListingWords as words } from '../../../locales/en/screens/admin/listings.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { BackLink } from '../../shell/nav/BackLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useUser } from '../../shell/user-context.ts'
import { useReauthentication } from '../../users/use-reauthentication.tsx'
import { ImportCard } from './ImportCard.tsx'
import { ReceiveList } from './ReceiveList.tsx'

const listingsQuery = queryOptions({
  queryKey: ['admin', 'listings'],
  queryFn: async ({ signal }) => (await call(listListings, {}, { signal })).data,
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
                          call(changeListingImport, { id: record.id, act }),
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
