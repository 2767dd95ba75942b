import { Link } from '@tanstack/react-router'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { thumbnailOf } from '../../../api/uploads/upload.ts'
import { cx } from '../../../ui/cx.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { assetPath } from '../../paths.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { shortIdentifier } from './asset-identifiers.ts'

const row =
  'grid min-h-20 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 border-s-3 border-transparent px-3.5 py-3 transition-colors hover:bg-sunken sm:grid-cols-[auto_minmax(0,1fr)_auto]'

export function AssetRow({ asset }: { asset: AssetRecord }) {
  return (
    <Link
      to={assetPath(asset.id)}
      resetScroll={false}
      className={cx(
        row,
        'focus-visible:-outline-offset-3 aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft',
      )}
    >
      <Face asset={asset} />
    </Link>
  )
}

interface ChoosableProps {
  asset: AssetRecord
  isChosen: boolean
  onToggle: () => void
}

/** The same row with a checkbox. */
export function ChoosableRow({ asset, isChosen, onToggle }: ChoosableProps) {
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
      <span className={cx(row, 'grow')}>
        <Face asset={asset} />
      </span>
    </label>
  )
}

function Face({ asset }: { asset: AssetRecord }) {
  const identity = shortIdentifier(asset)
  return (
    <>
      <UploadedImage
        src={asset.imageUrl && thumbnailOf(asset.imageUrl)}
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
    </>
  )
}
