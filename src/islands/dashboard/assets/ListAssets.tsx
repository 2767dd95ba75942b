import { useInfiniteQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Package, Plus } from 'lucide-react'
import { useState } from 'react'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SearchBox } from '../../shell/SearchBox.tsx'
import { useIsWide } from '../../shell/use-is-wide.ts'
import { assetPagesQuery } from '../queries.ts'
import { useSelectedAsset } from '../reports/use-selected-asset.ts'
import { AssetRowsSkeleton } from './AssetRowsSkeleton.tsx'
import { AssetTools } from './AssetTools.tsx'
import { SavedAssets } from './SavedAssets.tsx'
import { SelectionBar } from './SelectionBar.tsx'

/** The list of assets. The selected asset opens beside it, or over it on a phone. */
export function ListAssets() {
  const assets = useInfiniteQuery(assetPagesQuery)
  const [text, setText] = useState('')
  /** Null unless the user is selecting several assets. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const selectedId = useSelectedAsset()
  const isWide = useIsWide()
  const isEmpty = assets.data?.pages[0]?.data.length === 0

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start lg:gap-8">
      <div>
        <ScreenHeader title={assetWords.title} tabTitle={assetWords.assets} />
        <SearchBox
          label={assetWords.searchAssets}
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
            hasAssets={!isEmpty}
            isChoosing={chosen !== null}
            onChoose={() => setChosen(chosen === null ? new Set() : null)}
          />
          <QueryBoundary query={assets} skeleton={<AssetRowsSkeleton />}>
            {() =>
              isEmpty ? (
                <NoAssets />
              ) : (
                <SavedAssets pages={assets} {...{ text, chosen }} onChosen={setChosen} />
              )
            }
          </QueryBoundary>
          {chosen && <SelectionBar ids={[...chosen]} onDone={() => setChosen(null)} />}
        </section>
      </div>
      <div className="lg:sticky lg:top-10 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:rounded-lg">
        {selectedId === undefined && isWide ? <NothingSelected /> : <Outlet />}
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

function NothingSelected() {
  return (
    <div className="grid h-80 place-items-center rounded-lg border border-dashed border-line-strong/60 text-center text-sm text-muted">
      {assetWords.chooseOne}
    </div>
  )
}
