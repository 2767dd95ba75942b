import { Link } from '@tanstack/react-router'
import type { AssetRecord } from '../../api/asset-record.ts'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Identifier } from '../../ui/Identifier.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { assetPath } from '../paths.ts'
import { Picture } from '../pictures/Picture.tsx'
import { identitiesOf, shortIdentity } from './identities.ts'
import { makerOf } from './makers.ts'

interface Props {
  assets: readonly AssetRecord[]
  /** What is looked for among them. */
  text: string
}

export function SavedAssets({ assets, text }: Props) {
  const matching = assets.filter((asset) => matches(asset, text))
  if (matching.length === 0) return <EmptyState title="No results matched your search query" />
  return (
    <ul className="overflow-hidden rounded-lg border border-line bg-surface">
      {matching.map((asset) => (
        <li key={asset.id} className="border-line not-first:border-t">
          <AssetRow asset={asset} />
        </li>
      ))}
    </ul>
  )
}

function AssetRow({ asset }: { asset: AssetRecord }) {
  const identity = shortIdentity(asset)
  return (
    <Link
      to={assetPath(asset.id)}
      resetScroll={false}
      className="grid min-h-20 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] border-s-3 border-transparent px-3.5 py-3 transition-colors hover:bg-sunken focus-visible:-outline-offset-3 aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft"
    >
      <Picture
        src={asset.imageUrl}
        alt=""
        type={asset.type}
        className={cx('size-14 rounded-md', asset.openReport !== null && 'max-sm:row-span-2')}
      />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{asset.name}</span>
        {identity && (
          <Identifier value={identity.value} className="block truncate text-sm text-muted" />
        )}
      </span>
      {asset.openReport && (
        <span className="max-sm:col-start-2">
          <StatusBadge status={asset.openReport} />
        </span>
      )}
    </Link>
  )
}

/** Spaces and dashes in a number are how it was written, not what it is. */
function matches(asset: AssetRecord, text: string): boolean {
  const words = text.trim().toLowerCase()
  const bare = words.replace(/[^a-z0-9]/g, '')
  return (
    `${asset.name} ${makerOf(asset)}`.toLowerCase().includes(words) ||
    (bare !== '' &&
      identitiesOf(asset).some(({ value }) =>
        value
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
          .includes(bare),
      ))
  )
}

const places = ['first', 'second', 'third', 'fourth']

export function AssetRowsSkeleton() {
  return (
    <div className="grid gap-px overflow-hidden rounded-lg border border-line bg-surface">
      {places.map((place) => (
        <div key={place} className="flex min-h-20 items-center gap-3.5 px-4 py-3">
          <Skeleton className="size-14 rounded-md" />
          <div className="grid grow gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
