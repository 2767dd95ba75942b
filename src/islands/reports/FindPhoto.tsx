import { useController, useFormContext } from 'react-hook-form'
import { reportFindWords } from '../../locales/en/screens/report-find.ts'
import { ImagePicker } from '../uploads/ImagePicker.tsx'
import type { FindForm } from './find-form.ts'

export function FindPhoto() {
  const { control, formState } = useFormContext<FindForm>()
  const { field } = useController({ control, name: 'imageUrl' })
  return (
    <ImagePicker
      label={reportFindWords.photo}
      optional
      hint={reportFindWords.photoHint}
      error={formState.errors.imageUrl?.message}
      {...field}
      value={field.value ?? ''}
    />
  )
}
