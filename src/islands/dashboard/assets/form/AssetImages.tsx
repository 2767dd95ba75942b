import { useController, useFormContext } from 'react-hook-form'
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
      <ImagePicker label="Picture" error={errors.imageUrl?.message} {...image.field} />
      <MorePhotos />
      <ImagePicker
        label="Receipt"
        optional
        isPrivate
        hint="Proof of payment. Only you and our team can see it."
        error={errors.receiptUrl?.message}
        {...receipt.field}
      />
    </>
  )
}
