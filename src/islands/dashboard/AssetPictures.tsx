import { useController, useFormContext } from 'react-hook-form'
import { PicturePicker } from '../pictures/PicturePicker.tsx'
import type { AssetForm } from './asset-form.ts'
import { MorePhotos } from './MorePhotos.tsx'

/** The cover, further photos and the receipt. */
export function AssetPictures() {
  const { formState, control } = useFormContext<AssetForm>()
  const { errors } = formState
  const picture = useController({ control, name: 'imageUrl' })
  const receipt = useController({ control, name: 'receiptUrl' })

  return (
    <>
      <PicturePicker label="Picture" error={errors.imageUrl?.message} {...picture.field} />
      <MorePhotos />
      <PicturePicker
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
