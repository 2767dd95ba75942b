import { Link } from '@tanstack/react-router'
import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { thumbnailOf } from '../../../api/uploads/upload.ts'
import { assetListWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { cx } from '../../../ui/cx.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { assetPath } from '../../paths.ts'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { shortIdentifier } from './asset-identifiers.ts'
import { isArchived } from './list/arrange-assets.ts'

const row =
  'grid min-h-20 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 border-s-3 border-transparent px-3.5 py-3 transition-colors hover:bg-sunken xl:grid-cols-[auto_minmax(0,1fr)_auto]'

export function AssetRow({ asset, isOpen = false }: { asset: AssetRecord; isOpen?: boolean }) {
  return (
    <Link
      to={assetPath(asset.id)}
      resetScroll={false}
      className={cx(
        row,
        'focus-visible:-outline-offset-3 aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft',
        isOpen && 'border-brand bg-brand-soft',
      )}
    >
      <RowContent asset={asset} />
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
        <RowContent asset={asset} />
      </span>
    </label>
  )
}

function RowContent({ asset }: { asset: AssetRecord }) {
  const identifier = shortIdentifier(asset)
  return (
    <>
      <UploadedImage
        src={asset.imageUrl && thumbnailOf(asset.imageUrl)}
        alt=""
        type={asset.type}
        className={cx(
          'size-14 rounded-md',
          (asset.openReport !== null || isArchived(asset)) && 'max-xl:row-span-2',
        )}
      />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{asset.name}</span>
        {identifier && (
          <Identifier
            value={identifier.value}
            className="block truncate text-sm text-muted lg:max-xl:text-xs"
          />
        )}
      </span>
      {(asset.openReport || isArchived(asset)) && (
        <span className="max-xl:col-start-2">
          {asset.openReport ? (
            <StatusBadge status={asset.openReport} />
          ) : (
            <StageBadge tone="quiet">{assetListWords.archived}</StageBadge>
          )}
        </span>
      )}
    </>
  )
}
