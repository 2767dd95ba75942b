import { useController, useFormContext } from 'react-hook-form'
import { assetDetailWords } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { ImagePicker } from '../../../uploads/ImagePicker.tsx'
import type { AssetForm } from './asset-form.ts'
import { MorePhotos } from './MorePhotos.tsx'

/** The cover, further photos and the receipt. */
export function AssetImages() {
  const { formState, control } = useFormContext<AssetForm>()
  const { errors } = formState
  const image = useController({ control, name: 'imageUrl' })
  const receipt = useController({ control, name: 'receiptUrl' })

  return (
    <>
      <ImagePicker
        label={assetDetailWords.picture}
        hint={assetDetailWords.pictureHint}
        error={errors.imageUrl?.message}
        {...image.field}
      />
      <MorePhotos />
      <ImagePicker
        label={assetDetailWords.receipt}
        optional
        isPrivate
        hint={assetDetailWords.receiptHint}
        error={errors.receiptUrl?.message}
        {...receipt.field}
      />
    </>
  )
}
