import type { AssetRecord } from '../../../api/assets/asset-record.ts'
import { assetWords } from '../../../locales/en/screens/dashboard/assets.ts'
import { fill } from '../../../locales/texts.ts'
import { cardStyle } from '../../../ui/card-style.ts'
import { cx } from '../../../ui/cx.ts'
import { Identifier } from '../../../ui/Identifier.tsx'
import { UploadedImage } from '../../uploads/UploadedImage.tsx'
import { assetIdentifiersOf } from './asset-identifiers.ts'
import { assetTitleOf } from './asset-title.ts'

/** The fields of an asset that a card shows. The asset may be a preview of a new one. */
export type AssetFace = Pick<
  AssetRecord,
  | 'type'
  | 'name'
  | 'description'
  | 'imageUrl'
  | 'uuidType'
  | 'uuid'
  | 'moreIdentifiers'
  | 'brand'
  | 'vin'
  | 'plateNumber'
  | 'chassisNumber'
  | 'make'
  | 'modelName'
  | 'color'
  | 'year'
>

export function AssetCard({ asset }: { asset: AssetFace }) {
  const [first, ...others] = assetIdentifiersOf(asset)
  const maker = assetTitleOf(asset)

  return (
    <article className={cx(cardStyle, 'overflow-hidden')}>
      <UploadedImage
        src={asset.imageUrl}
        alt=""
        type={asset.type}
        className="aspect-[4/3] w-full"
      />
      <div className="grid gap-3 p-4">
        <div>
          <h3 className="text-lg leading-snug">{asset.name}</h3>
          {maker && <p className="text-sm text-muted">{maker}</p>}
        </div>
        <p className="line-clamp-3 text-sm text-muted">{asset.description}</p>
        <dl className="rounded-md bg-sunken px-3 py-2.5">
          <dt className="text-xs text-muted">{fill(assetWords.id, { type: asset.type })}</dt>
          <dd className="min-h-6 text-sm font-semibold">
            {first ? <Identifier value={first.value} /> : '–'}
          </dd>
          {first && (
            <dd className="mt-0.5 text-xs text-muted">
              {[first, ...others].map(({ label }) => label).join(', ')}
            </dd>
          )}
        </dl>
      </div>
    </article>
  )
}
