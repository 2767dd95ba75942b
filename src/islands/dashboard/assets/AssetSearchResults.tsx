import { ShieldQuestion } from 'lucide-react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { Rich } from '../../../ui/Rich.tsx'
import type { ResultsProps } from '../../forms/SearchCombobox.tsx'
import { assetPath, searchPath } from '../../paths.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { shortIdentifier } from './asset-identifiers.ts'

const option = 'flex min-h-14 items-center gap-3 px-4 py-2.5 aria-selected:bg-brand-soft'

/** The dropdown of the asset search. Its last option leads to the public lookup. */
export function AssetSearchResults(props: ResultsProps<AssetRecord[]>) {
  const { id, text, activeId, query, isWaiting, onHover, ref } = props
  const assets = query.data ?? []
  const offersRegistry = !isWaiting && query.isSuccess && assets.length === 0

  return (
    <div className="absolute inset-x-0 top-full z-10 mt-2 overflow-hidden rounded-lg border border-line bg-surface shadow-float">
      <p role="status" className="px-4 text-sm text-muted not-empty:py-3.5">
        {query.isError && !isWaiting && query.error.message}
        {offersRegistry && assetWords.noResults}
        {isWaiting && assets.length === 0 && assetWords.searching}
      </p>
      <div
        ref={ref}
        id={`${id}-options`}
        role="listbox"
        aria-label={assetWords.yourAssets}
        className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain"
      >
        {assets.map((asset) => (
          <a
            key={asset.id}
            id={`${id}-${asset.id}`}
            href={assetPath(asset.id)}
            role="option"
            aria-selected={activeId === `${id}-${asset.id}`}
            tabIndex={-1}
            onPointerMove={() => onHover(`${id}-${asset.id}`)}
            className={option}
          >
            <UploadedImage
              src={asset.imageUrl}
              alt=""
              type={asset.type}
              className="size-11 rounded-sm"
            />
            <span className="min-w-0">
              <span className="block truncate text-sm font-semibold">{asset.name}</span>
              <Identifier
                value={shortIdentifier(asset)?.value ?? ''}
                className="block truncate text-xs text-muted"
              />
            </span>
          </a>
        ))}
        {offersRegistry && (
          <a
            id={`${id}-registry`}
            href={searchPath(text)}
            role="option"
            aria-selected={activeId === `${id}-registry`}
            tabIndex={-1}
            onPointerMove={() => onHover(`${id}-registry`)}
            className={`${option} border-t border-line`}
          >
            <ShieldQuestion aria-hidden="true" className="size-6 shrink-0 text-brand" />
            <span className="min-w-0 text-sm">
              <Rich
                text={assetWords.checkInRegistry}
                parts={{
                  number: <Identifier key="number" value={text} className="font-semibold" />,
                }}
              />
            </span>
          </a>
        )}
      </div>
    </div>
  )
}
