import { useFormContext, useWatch } from 'react-hook-form'
import { assetDetailWords as words } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { AssetCard } from '../AssetCard.tsx'
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
