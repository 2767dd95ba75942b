import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldQuestion } from 'lucide-react'
import type { Ref } from 'react'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { assetPath, searchPath } from '../../paths.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { shortIdentifier } from './asset-identifiers.ts'

const option = 'flex min-h-14 items-center gap-3 px-4 py-2.5 aria-selected:bg-brand-soft'

interface Props {
  id: string
  /** What was looked for. */
  text: string
  /** The option the keys are at, or -1. */
  active: number
  search: UseQueryResult<AssetRecord[]>
  isWaiting: boolean
  onHover: (index: number) => void
  ref: Ref<HTMLDivElement>
}

/** The dropdown of the asset search. The way to the registry is its last option. */
export function AssetSearchResults({ id, text, active, search, isWaiting, onHover, ref }: Props) {
  const assets = search.data ?? []
  const offersRegistry = !isWaiting && search.isSuccess && assets.length === 0

  return (
    <div className="absolute inset-x-0 top-full z-10 mt-2 overflow-hidden rounded-lg border border-line bg-surface shadow-float">
      <p role="status" className="px-4 text-sm text-muted not-empty:py-3.5">
        {search.isError && !isWaiting && search.error.message}
        {offersRegistry && 'No results matched your search query'}
        {isWaiting && assets.length === 0 && 'Searching…'}
      </p>
      <div
        ref={ref}
        id={`${id}-options`}
        role="listbox"
        aria-label="Your assets"
        className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain"
      >
        {assets.map((asset, index) => (
          <Link
            key={asset.id}
            id={`${id}-${index}`}
            to={assetPath(asset.id)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onPointerMove={() => onHover(index)}
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
          </Link>
        ))}
        {offersRegistry && (
          <a
            id={`${id}-0`}
            href={searchPath(text)}
            role="option"
            aria-selected={active === 0}
            tabIndex={-1}
            onPointerMove={() => onHover(0)}
            className={`${option} border-t border-line`}
          >
            <ShieldQuestion aria-hidden="true" className="size-6 shrink-0 text-brand" />
            <span className="min-w-0 text-sm">
              Check <Identifier value={text} className="font-semibold" /> in the registry
            </span>
          </a>
        )}
      </div>
    </div>
  )
}
