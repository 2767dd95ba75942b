import { useFormContext } from 'react-hook-form'
import { assetDetailWords } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { PhotoField } from '../../../uploads/PhotoField.tsx'
import type { AssetForm } from './asset-form.ts'
import { MorePhotos } from './MorePhotos.tsx'

/** The cover, further photos and the receipt. */
export function AssetImages() {
  const { control } = useFormContext<AssetForm>()

  return (
    <>
      <PhotoField
        control={control}
        name="imageUrl"
        label={assetDetailWords.picture}
        hint={assetDetailWords.pictureHint}
      />
      <MorePhotos />
      <PhotoField
        control={control}
        name="receiptUrl"
        label={assetDetailWords.receipt}
        optional
        isPrivate
        hint={assetDetailWords.receiptHint}
      />
    </>
  )
}
