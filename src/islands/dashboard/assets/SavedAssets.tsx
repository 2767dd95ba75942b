import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { assetListWords, assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { assetPath } from '../../paths.ts'
import { today } from '../../shell/dates.ts'
import { RequestFailed } from '../../shell/loading/RequestFailed.tsx'
import { TextLinesSkeleton } from '../../shell/TextLinesSkeleton.tsx'
import { AssetRowContent, assetRowStyle } from './AssetRowContent.tsx'
import { type Arrangement, arrangeAssets, everyAsset } from './list/arrange-assets.ts'
import { useFilteredAssets } from './use-filtered-assets.ts'

interface Props {
  pages: UseInfiniteQueryResult<InfiniteData<{ data: AssetRecord[] }>>
  /** The search text. */
  text: string
  /** The ids of the selected assets; null unless the user is selecting. */
  chosen: ReadonlySet<string> | null
  onChosen: (ids: ReadonlySet<string>) => void
  arrangement: Arrangement
  onArrange: (arrangement: Arrangement) => void
  /** The asset that is open beside the list without being in the URL. */
  openId?: string | undefined
}

const rowPx = 81
/** The list requests the next page this many rows before its end. */
const rowsAhead = 30

/** Renders only the visible rows of a list of any length. */
export function SavedAssets(props: Props) {
  const { pages, text, chosen, onChosen, arrangement, onArrange, openId } = props
  const loaded = pages.data?.pages.flatMap(({ data }) => data) ?? []
  const { assets: found, search, asksServer } = useFilteredAssets(loaded, !pages.hasNextPage, text)
  const assets = arrangeAssets(found, arrangement, today())
  const isArranged = arrangement.only !== 'all' || arrangement.order !== 'newest'
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const rows = useWindowVirtualizer({
    count: assets.length,
    estimateSize: () => rowPx,
    getItemKey: (index) => assets[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
  })
  const shown = rows.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  // Sorting and filtering need all pages. Otherwise the next page is requested near the end.
  const wantsMore =
    text.trim() === '' &&
    (isArranged || arrangement.whose === 'found' || last > assets.length - rowsAhead)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages

  useLayoutEffect(() => {
    const { top: now = 0 } = list.current?.getBoundingClientRect() ?? {}
    setTop(Math.round(now + window.scrollY))
  }, [])

  useEffect(() => {
    if (wantsMore && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) {
      void fetchNextPage()
    }
  }, [wantsMore, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  if (assets.length === 0) {
    if (asksServer && search.isError) {
      return <RequestFailed error={search.error} onRetry={() => void search.refetch()} />
    }
    if (asksServer && search.isPending) return <AssetRowsSkeleton />
    if (pages.isFetchingNextPage) return <AssetRowsSkeleton />
    if (text.trim() !== '') return <EmptyState title={assetWords.noResults} />
    return (
      <EmptyState
        title={assetListWords.nothing}
        action={
          <Button variant="secondary" onClick={() => onArrange(everyAsset)}>
            {assetListWords.showEverything}
          </Button>
        }
      />
    )
  }

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChosen(next)
  }

  return (
    <>
      <ul
        ref={list}
        style={{ height: rows.getTotalSize() }}
        className="relative overflow-hidden rounded-lg border border-line bg-surface"
      >
        {shown.map(({ index, key, start }) => {
          const asset = assets[index]
          if (!asset) return null
          return (
            <li
              key={key}
              data-index={index}
              ref={rows.measureElement}
              aria-setsize={hasNextPage ? -1 : assets.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
              className="absolute inset-x-0 top-0 border-b border-line"
            >
              {chosen ? (
                <ChoosableRow
                  asset={asset}
                  isChosen={chosen.has(asset.id)}
                  onToggle={() => toggle(asset.id)}
                />
              ) : (
                <AssetRow asset={asset} isOpen={asset.id === openId} />
              )}
            </li>
          )
        })}
      </ul>
      {isFetchNextPageError && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm">
          {assetWords.restFailed}
          <Button variant="secondary" onClick={() => void fetchNextPage()}>
            {assetWords.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}

function AssetRow({ asset, isOpen = false }: { asset: AssetRecord; isOpen?: boolean }) {
  return (
    <a
      href={assetPath(asset.id)}
      data-keep-scroll
      aria-current={isOpen ? 'page' : undefined}
      className={cx(
        assetRowStyle,
        'focus-visible:-outline-offset-3 aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft',
      )}
    >
      <AssetRowContent asset={asset} />
    </a>
  )
}

interface ChoosableProps {
  asset: AssetRecord
  isChosen: boolean
  onToggle: () => void
}

/** The same row with a checkbox. */
function ChoosableRow({ asset, isChosen, onToggle }: ChoosableProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer items-center ps-3.5 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus',
        isChosen && 'bg-brand-soft',
      )}
    >
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        className="size-5 shrink-0 accent-brand outline-none"
      />
      <span className={cx(assetRowStyle, 'grow')}>
        <AssetRowContent asset={asset} />
      </span>
    </label>
  )
}

const places = ['first', 'second', 'third', 'fourth']

export function AssetRowsSkeleton() {
  return (
    <div className="grid gap-px overflow-hidden rounded-lg border border-line bg-surface">
      {places.map((place) => (
        <div key={place} className="flex min-h-20 items-center gap-3.5 px-4 py-3">
          <Skeleton className="size-14 rounded-md" />
          <TextLinesSkeleton lines={['h-5 w-2/3', 'h-4 w-1/2']} />
        </div>
      ))}
    </div>
  )
}
