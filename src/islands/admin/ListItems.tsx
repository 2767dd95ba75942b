import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { DecideItem, type Review } from './DecideItem.tsx'
import { ItemFilter } from './ItemFilter.tsx'
import { ItemsTable } from './ItemsTable.tsx'
import { type Order, ordered } from './item-columns.ts'
import { Pager } from './Pager.tsx'
import { countPages, rowsOfPage, windowOfPage } from './pages.ts'
import { itemsQuery } from './queries.ts'
import { type ItemsSearch, items as route } from './routes.ts'

/** Reported items; a pending one waits for Confirm or Reject. */
export function ListItems() {
  const { status, page = 1 } = route.useSearch()
  const navigate = useNavigate()
  const [order, setOrder] = useState<Order | null>(null)
  const [review, setReview] = useState<Review | null>(null)
  const query = useQuery(itemsQuery(status, windowOfPage(page)))

  function go(search: ItemsSearch) {
    void navigate({ to: paths.adminItems, search, resetScroll: false })
  }

  return (
    <>
      <ScreenHeader title="Items">
        Reported items. Those that are pending wait for your decision.
      </ScreenHeader>
      <ItemFilter chosen={status} onChoose={(chosen) => go(chosen ? { status: chosen } : {})} />
      <ItemsTable
        query={query}
        rows={rowsOfPage(ordered(query.data?.items ?? [], order), page)}
        order={order}
        onOrder={setOrder}
        onOpen={setReview}
      />
      {query.data && (
        <Pager
          page={page}
          pages={countPages(query.data.total)}
          total={query.data.total}
          onGo={(next) => go({ ...(status && { status }), ...(next > 1 && { page: next }) })}
        />
      )}
      {review && <DecideItem review={review} onReview={setReview} />}
    </>
  )
}
