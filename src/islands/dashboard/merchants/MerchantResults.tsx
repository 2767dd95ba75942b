import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { MapPin, Phone, Store } from 'lucide-react'
import type { ListMerchantsInput, MerchantRecord } from '../../../api/merchants/directory.ts'
import { fullAddress } from '../../../domain/places/full-address.ts'
import { groupedPhone } from '../../../domain/users/phone-numbers.ts'
import { longDate } from '../../../locales/en/dates.ts'
import { merchantWords } from '../../../locales/en/screens/dashboard/merchants.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { merchantCardStyles as styles } from '../../../ui/merchant-card-style.ts'
import { merchantPath, paths } from '../../paths.ts'
import { call } from '../../session.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { TextLinesSkeleton } from '../../shell/TextLinesSkeleton.tsx'

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

const maxProducts = 5

function MerchantCard({ merchant }: { merchant: MerchantRecord }) {
  const { name, slug, logo, category, products, phone, verifiedSince } = merchant
  const place = fullAddress(merchant)
  const hidden = products.length - maxProducts

  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <img src={logo} alt="" width={56} height={56} loading="lazy" className={styles.logo} />
        <div className="min-w-0">
          <h3 className={styles.name}>
            <a
              href={merchantPath(slug)}
              className={cx(styles.link, 'inline-flex min-h-11 items-center')}
            >
              {name}
            </a>
          </h3>
          <p className={styles.category}>{category}</p>
        </div>
      </div>
      <p className={styles.address}>
        <MapPin aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0 break-words">{place}</span>
      </p>
      {products.length > 0 && (
        <ul aria-label={merchantWords.products} className={styles.products}>
          {products.slice(0, maxProducts).map((product) => (
            <li key={product} className={styles.product}>
              {product}
            </li>
          ))}
          {hidden > 0 && (
            <li className="px-1 py-1 text-muted">{fill(merchantWords.andMore, { hidden })}</li>
          )}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3">
        <a href={`tel:${phone}`} className={cx(styles.contact, 'text-sm')}>
          <Phone aria-hidden="true" className="size-4.5" />
          {groupedPhone(phone)}
        </a>
        <p className="text-xs text-muted">
          {fill(merchantWords.verifiedSince, { day: longDate(verifiedSince) })}
        </p>
      </div>
    </article>
  )
}

const places = ['first', 'second', 'third', 'fourth']

function MerchantCardsSkeleton() {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {places.map((place) => (
        <div key={place} className="rounded-lg border border-line bg-surface p-5">
          <div className="flex gap-4">
            <Skeleton className="size-14 rounded-md" />
            <TextLinesSkeleton className="content-start" lines={['h-6 w-2/3', 'h-4 w-1/3']} />
          </div>
          <Skeleton className="mt-4 h-5 w-3/4" />
          <Skeleton className="mt-4 h-8 w-full" />
        </div>
      ))}
    </div>
  )
}

export type MerchantFilter = Pick<
  ListMerchantsInput,
  'search' | 'category' | 'sort' | 'state' | 'lga'
>

/** Verified merchants by page. The previous list stays visible while the next one loads. */
const merchantPagesQuery = (filter: MerchantFilter) =>
  infiniteQueryOptions({
    queryKey: ['merchants', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await call('GET /merchants', { ...filter, page: pageParam }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ more }, _pages, page) => (more ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
