import { useInfiniteQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { merchantWords } from '../../../locales/en/screens/dashboard/merchants.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { MerchantCard } from './MerchantCard.tsx'
import { MerchantCardsSkeleton } from './MerchantCardsSkeleton.tsx'
import { type MerchantFilter, merchantPagesQuery } from './queries.ts'

interface Props {
  filter: MerchantFilter
  /** True if filters may hide other merchants. */
  isNarrowed: boolean
}

export function MerchantResults({ filter, isNarrowed }: Props) {
  const pages = useInfiniteQuery(merchantPagesQuery(filter))

  return (
    <QueryBoundary query={pages} skeleton={<MerchantCardsSkeleton />}>
      {({ pages: read }) => {
        const merchants = read.flatMap((page) => page.merchants)
        if (merchants.length === 0) return <NoMerchants isNarrowed={isNarrowed} />
        return (
          <>
            <ul
              aria-label={merchantWords.merchants}
              aria-busy={pages.isPlaceholderData}
              className="grid gap-4 xl:grid-cols-2"
            >
              {merchants.map((merchant) => (
                <li key={merchant.id} className="min-w-0">
                  <MerchantCard merchant={merchant} />
                </li>
              ))}
            </ul>
            {pages.isFetchNextPageError && (
              <p role="alert" className="mt-4 text-sm">
                {merchantWords.moreFailed}
              </p>
            )}
            {pages.hasNextPage && (
              <Button
                variant="secondary"
                wide
                className="mt-4"
                busy={pages.isFetchingNextPage}
                onClick={() => void pages.fetchNextPage()}
              >
                {pages.isFetchNextPageError
                  ? merchantWords.tryAgain
                  : merchantWords.showMoreMerchants}
              </Button>
            )}
          </>
        )
      }}
    </QueryBoundary>
  )
}

function NoMerchants({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState
      title={isNarrowed ? merchantWords.noMerchantMatches : merchantWords.noMerchantsYet}
      icon={<Store aria-hidden="true" />}
      action={
        <a href={paths.merchant} className={buttonStyle({ variant: 'secondary' })}>
          {merchantWords.seeTheDirectory}
        </a>
      }
    >
      {isNarrowed ? merchantWords.tryAnotherWord : merchantWords.shopsAppear}
    </EmptyState>
  )
}
