import { useController, useFormContext } from 'react-hook-form'
import { assetFormWords } from '../../../../locales/en/screens/dashboard/asset-form.ts'
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
        label={assetFormWords.picture}
        error={errors.imageUrl?.message}
        {...image.field}
      />
      <MorePhotos />
      <ImagePicker
        label={assetFormWords.receipt}
        optional
        isPrivate
        hint={assetFormWords.receiptHint}
        error={errors.receiptUrl?.message}
        {...receipt.field}
      />
    </>
  )
}
