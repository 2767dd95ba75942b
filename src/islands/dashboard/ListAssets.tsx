import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import { Package, Plus } from 'lucide-react'
import { useState } from 'react'
import { buttonStyle } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { paths } from '../paths.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { ScreenHeader } from '../shell/ScreenHeader.tsx'
import { SearchBox } from '../shell/SearchBox.tsx'
import { assetsQuery } from './queries.ts'
import { AssetRowsSkeleton, SavedAssets } from './SavedAssets.tsx'
import { useSelectedAsset } from './use-selected-asset.ts'

/** The list; the selected asset opens beside it, or on a phone in its place. */
export function ListAssets() {
  const assets = useQuery(assetsQuery)
  const [text, setText] = useState('')
  const selectedId = useSelectedAsset()

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start lg:gap-8">
      <div className={cx(selectedId !== undefined && 'max-lg:hidden')}>
        <ScreenHeader title="Manage Assets" tabTitle="Assets" />
        <SearchBox label="search for an asset" value={text} onChange={setText} className="mb-6" />
        <section aria-labelledby="saved-assets">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="saved-assets" className="text-xl">
              Saved Assets
            </h2>
            {assets.data?.length !== 0 && <NewAsset />}
          </div>
          <Loaded query={assets} skeleton={<AssetRowsSkeleton />}>
            {(all) => (all.length === 0 ? <NoAssets /> : <SavedAssets assets={all} text={text} />)}
          </Loaded>
        </section>
      </div>
      <div className="lg:sticky lg:top-10">
        {selectedId !== undefined && <h1 className="sr-only lg:hidden">Manage Assets</h1>}
        {selectedId === undefined ? <NothingSelected /> : <Outlet />}
      </div>
    </div>
  )
}

function NewAsset() {
  return (
    <Link to={paths.newAsset} className={buttonStyle()}>
      <Plus aria-hidden="true" />
      New asset
    </Link>
  )
}

function NoAssets() {
  return (
    <EmptyState
      title="No assets saved yet"
      icon={<Package aria-hidden="true" />}
      action={<NewAsset />}
    >
      You do not have any item saved yet. Click the button below to add a new item.
    </EmptyState>
  )
}

function NothingSelected() {
  return (
    <div className="hidden h-80 place-items-center rounded-lg border border-dashed border-line-strong/60 text-center text-sm text-muted lg:grid">
      Choose an asset to see it here.
    </div>
  )
}
