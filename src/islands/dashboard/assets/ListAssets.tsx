import { useInfiniteQuery } from '@tanstack/react-query'
import { Download, Ellipsis, FileUp, Package, Plus, QrCode } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { maxLabels } from '../../../domain/assets/assets.ts'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { useBusyAction } from '../../forms/use-busy-action.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { today } from '../../shell/dates.ts'
import { optionalPart } from '../../shell/loading/lazy-component.ts'
import { QueryBoundary } from '../../shell/QueryBoundary.tsx'
import { useKeptText } from '../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SearchBox } from '../../shell/SearchBox.tsx'
import { useIsWide } from '../../shell/use-is-wide.ts'
import { assetPagesQuery } from '../queries.ts'
import { asset as route } from '../routes.ts'
import { AssetSkeleton } from './AssetSkeleton.tsx'
import { exportAssets } from './import/table-columns.ts'
import { AssetFilters } from './list/AssetFilters.tsx'
import { arrangeAssets, everyAsset } from './list/arrange-assets.ts'
import { AssetRowsSkeleton, SavedAssets } from './SavedAssets.tsx'

// Loaded on demand: a phone never opens the first asset by itself.
const AssetPanel = optionalPart(async () => (await import('./GetAsset.tsx')).AssetPanel)

/**
 * The list of assets. The selected asset opens beside it, or over it on a phone. On a wide screen
 * the first asset is open until the user selects another.
 */
export function ListAssets({ children }: { children?: ReactNode }) {
  const assets = useInfiniteQuery(assetPagesQuery)
  const [text, setText] = useKeptText()
  /** Null unless the user is selecting several assets. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const selectedId = useSelectedAsset()
  const isWide = useIsWide()
  const [hasTools, setHasTools] = useState(false)
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
        <ScreenHeader
          title={assetWords.title}
          tabTitle={assetWords.assets}
          action={
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => setHasTools(true)}
              className="w-12 px-0"
            >
              <Ellipsis aria-hidden="true" />
              <span className="sr-only">{assetWords.options}</span>
            </Button>
          }
        />
        {hasTools && (
          <Dialog
            title={assetWords.options}
            onClose={() => setHasTools(false)}
            close={assetWords.close}
          >
            <AssetTools
              hasAssets={hasOwn}
              onChoose={() => {
                setHasTools(false)
                setChosen(new Set())
              }}
            />
          </Dialog>
        )}
        <SearchBox
          label={assetWords.searchAssets}
          placeholder={assetWords.searchAssetsHint}
          value={text}
          onChange={setText}
          className="mb-4"
        />
        <section aria-labelledby="saved-assets">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="saved-assets" className="text-xl">
              {assetWords.savedAssets}
            </h2>
            {!isEmpty && <NewAsset />}
          </div>
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
                  openId={opensFirst ? first.id : selectedId}
                />
              )
            }
          </QueryBoundary>
          {chosen && <SelectionBar ids={[...chosen]} onDone={() => setChosen(null)} />}
        </section>
      </div>
      <div className="lg:sticky lg:top-10 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:rounded-lg lg:border-b lg:border-line">
        {opensFirst ? (
          <Suspense fallback={<AssetSkeleton />}>
            <AssetPanel key={first.id} id={first.id} />
          </Suspense>
        ) : (
          children
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

interface Props {
  hasAssets: boolean
  onChoose: () => void
}

const tool =
  'inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-semibold text-brand transition-colors hover:bg-brand-soft disabled:opacity-55 [&_svg]:size-5'

/** The actions on many assets at once. */
function AssetTools({ hasAssets, onChoose }: Props) {
  const workbook = useBusyAction(() => exportAssets('xlsx'))
  const csv = useBusyAction(() => exportAssets('csv'))
  const isExporting = workbook.busy || csv.busy

  return (
    <div className="-mx-2 grid justify-items-start">
      <a href={paths.importAssets} className={tool}>
        <FileUp aria-hidden="true" />
        {assetWords.import}
      </a>
      {hasAssets && (
        <>
          <button type="button" disabled={isExporting} onClick={workbook.press} className={tool}>
            <Download aria-hidden="true" />
            {isExporting ? assetWords.exporting : assetWords.export}
          </button>
          <button type="button" disabled={isExporting} onClick={csv.press} className={tool}>
            <Download aria-hidden="true" />
            {assetWords.exportCsv}
          </button>
          <button type="button" onClick={onChoose} className={tool}>
            <QrCode aria-hidden="true" />
            {assetWords.printLabels}
          </button>
        </>
      )}
    </div>
  )
}

/** The number of selected assets and the actions on them. It stays in view during the selection. */
function SelectionBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const tooMany = ids.length > maxLabels
  return (
    <div className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-3 shadow-float lg:bottom-4">
      <p role="status" className="grow text-sm font-medium">
        {ids.length === 0 && assetWords.chooseForLabels}
        {ids.length > 0 && !tooMany && fill(assetWords.chosen, { count: ids.length })}
        {tooMany && fill(assetWords.tooManyChosen, { count: ids.length, maxLabels })}
      </p>
      <Button variant="quiet" onClick={onDone}>
        {assetWords.cancel}
      </Button>
      {ids.length > 0 && !tooMany && (
        <ButtonLink to={paths.assetLabels} search={{ ids: ids.join(',') }}>
          {assetWords.seeLabels}
        </ButtonLink>
      )}
    </div>
  )
}

/** The id of the asset in the URL, if the URL is an asset's. */
function useSelectedAsset(): string | undefined {
  const { id }: { id?: string } = route.useParams()
  return id
}
