import { useInfiniteQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Package, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { today } from '../../shell/dates.ts'
import { optionalPart } from '../../shell/loading/optional-part.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SearchBox } from '../../shell/SearchBox.tsx'
import { useIsWide } from '../../shell/use-is-wide.ts'
import { assetPagesQuery } from '../queries.ts'
import { useSelectedAsset } from '../reports/use-selected-asset.ts'
import { AssetRowsSkeleton } from './AssetRowsSkeleton.tsx'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import { AssetTools } from './AssetTools.tsx'
import { AssetFilters } from './list/AssetFilters.tsx'
import { arrangeAssets, everyAsset } from './list/arrange-assets.ts'
import { SavedAssets } from './SavedAssets.tsx'
import { SelectionBar } from './SelectionBar.tsx'

// Loaded on demand: a phone never opens the first asset by itself.
const AssetPanel = optionalPart(async () => (await import('./GetAsset.tsx')).AssetPanel)

/**
 * The list of assets. The selected asset opens beside it, or over it on a phone. On a wide screen
 * the first asset is open until the user selects another.
 */
export function ListAssets() {
  const assets = useInfiniteQuery(assetPagesQuery)
  const [text, setText] = useState('')
  /** Null unless the user is selecting several assets. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const selectedId = useSelectedAsset()
  const isWide = useIsWide()
  const loaded = assets.data?.pages.flatMap(({ data }) => data) ?? []
  const hasOwn = loaded.some(({ isFind }) => !isFind)
  const [arrangement, setArrangement] = useState(everyAsset)
  const isEmpty =
    assets.data !== undefined && !assets.hasNextPage && !hasOwn && arrangement.whose === 'own'
  const first = arrangeAssets(loaded, arrangement, today())[0]
  const opensFirst = isWide && selectedId === undefined && first !== undefined

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,16.5rem)_minmax(0,1fr)] lg:items-start lg:gap-6 xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] xl:gap-8">
      <div>
        <ScreenHeader title={assetWords.title} tabTitle={assetWords.assets} />
        <SearchBox
          label={assetWords.searchAssets}
          placeholder={assetWords.searchAssetsHint}
          value={text}
          onChange={setText}
          className="mb-6"
        />
        <section aria-labelledby="saved-assets">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="saved-assets" className="text-xl">
              {assetWords.savedAssets}
            </h2>
            {!isEmpty && <NewAsset />}
          </div>
          <AssetTools
            hasAssets={hasOwn}
            isChoosing={chosen !== null}
            onChoose={() => setChosen(chosen === null ? new Set() : null)}
          />
          <AssetFilters
            assets={loaded}
            isWhole={!assets.hasNextPage}
            arrangement={arrangement}
            onChange={setArrangement}
          />
          <QueryBoundary query={assets} skeleton={<AssetRowsSkeleton />}>
            {() =>
              isEmpty ? (
                <NoAssets />
              ) : (
                <SavedAssets
                  pages={assets}
                  {...{ text, chosen, arrangement }}
                  onChosen={setChosen}
                  onArrange={setArrangement}
                  openId={opensFirst ? first.id : undefined}
                />
              )
            }
          </QueryBoundary>
          {chosen && <SelectionBar ids={[...chosen]} onDone={() => setChosen(null)} />}
        </section>
      </div>
      <div className="lg:sticky lg:top-10 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:rounded-lg">
        {opensFirst ? (
          <Suspense fallback={<AssetSkeleton />}>
            <AssetPanel key={first.id} id={first.id} />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </div>
    </div>
  )
}

function NewAsset() {
  return (
    <ButtonLink to={paths.newAsset}>
      <Plus aria-hidden="true" />
      {assetWords.newAsset}
    </ButtonLink>
  )
}

function NoAssets() {
  return (
    <EmptyState
      title={assetWords.noAssetsSavedYet}
      icon={<Package aria-hidden="true" />}
      action={<NewAsset />}
    >
      {assetWords.registerYourFirst}
    </EmptyState>
  )
}
