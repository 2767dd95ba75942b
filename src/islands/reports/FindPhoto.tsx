import { useFormContext } from 'react-hook-form'
import { reportFindWords } from '../../locales/en/screens/report-find.ts'
import { PhotoField } from '../uploads/PhotoField.tsx'
import type { FindForm } from './find-form.ts'

export function FindPhoto() {
  const { control } = useFormContext<FindForm>()
  return (
    <PhotoField
      control={control}
      name="imageUrl"
      label={reportFindWords.photo}
      optional
      hint={reportFindWords.photoHint}
    />
  )
}
