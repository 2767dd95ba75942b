import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { thumbnailOf } from '../../../api/uploads/upload.ts'
import { assetListWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { cx } from '../../../ui/cx.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { StageBadge } from '../../../ui/StageBadge.tsx'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { ReportStatusTag } from '../../words/ReportStatusTag.tsx'
import { shortIdentifier } from './asset-identifiers.ts'
import { isArchived } from './list/arrange-assets.ts'

export const assetRowStyle =
  'grid min-h-20 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 border-s-3 border-transparent px-3.5 py-3 transition-colors hover:bg-sunken xl:grid-cols-[auto_minmax(0,1fr)_auto]'

/** The photo, name, number and state of an asset in a list. */
export function AssetRowContent({ asset }: { asset: AssetRecord }) {
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
        <span className="line-clamp-2 font-semibold wrap-anywhere">{asset.name}</span>
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
            <ReportStatusTag status={asset.openReport} />
          ) : (
            <StageBadge tone="quiet">{assetListWords.archived}</StageBadge>
          )}
        </span>
      )}
    </>
  )
}
