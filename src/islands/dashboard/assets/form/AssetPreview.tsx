import { useFormContext, useWatch } from 'react-hook-form'
import type { AssetRecord } from '../../../../api/assets/asset-record.ts'
import { assetDetailWords as words } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { assetWords } from '../../../../locales/en/screens/dashboard/assets.ts'
import { fill } from '../../../../locales/texts.ts'
import { cardStyle } from '../../../../ui/card-style.ts'
import { cx } from '../../../../ui/cx.ts'
import { Identifier } from '../../../../ui/Identifier.tsx'
import { UploadedImage } from '../../../uploads/UploadedImage.tsx'
import { assetIdentifiersOf } from '../asset-identifiers.ts'
import { assetTitleOf } from '../asset-title.ts'
import type { AssetForm } from './asset-form.ts'

type Lines = readonly Partial<AssetForm['moreIdentifiers'][number]>[]

/** The filled-in lines. */
function filledLines(lines: Lines = []) {
  return lines.flatMap(({ kind, value }) => (kind && value ? [{ kind, value }] : []))
}

/** A preview of the asset's card. */
export function AssetPreview() {
  const { control } = useFormContext<AssetForm>()
  const form = useWatch({ control })
  const isGadget = form.type !== 'Vehicle'
  const of = (belongs: boolean, text: string | undefined) => (belongs && text) || null

  return (
    <AssetCard
      asset={{
        type: form.type || 'Gadget',
        name: form.name || words.yourAsset,
        description: form.description || words.descriptionAppearsHere,
        imageUrl: form.imageUrl || null,
        uuidType: (isGadget && form.uuidType) || null,
        uuid: of(isGadget, form.uuid),
        moreIdentifiers: isGadget ? filledLines(form.moreIdentifiers) : [],
        brand: of(isGadget, form.brand),
        vin: of(!isGadget, form.vin),
        plateNumber: of(!isGadget, form.plateNumber),
        chassisNumber: of(!isGadget, form.chassisNumber),
        make: of(!isGadget, form.make),
        modelName: of(!isGadget, form.modelName),
        color: of(!isGadget, form.color),
        year: Number(of(!isGadget, form.year)) || null,
      }}
    />
  )
}

/** The fields of an asset that a card shows. The asset may be a preview of a new one. */
type AssetFace = Pick<
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

function AssetCard({ asset }: { asset: AssetFace }) {
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
