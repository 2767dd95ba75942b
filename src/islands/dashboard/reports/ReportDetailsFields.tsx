import { useController, useFormContext } from 'react-hook-form'
import { states } from '../../../domain/places/states.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { today } from '../../shell/dates.ts'
import { ImagePicker } from '../../uploads/ImagePicker.tsx'
import type { ReportDetails } from './report-form.ts'

interface Props {
  /** Gets the picture that could not be sent for want of a connection. */
  onPictureKept?: (image: Blob | null) => void
}

/** The details of a report, new or corrected. */
export function ReportDetailsFields({ onPictureKept: onImageKept }: Props) {
  const { register, formState, control } = useFormContext<ReportDetails>()
  const { errors } = formState
  const image = useController({ control, name: 'imageUrl' })

  return (
    <>
      <TextAreaField
        label="Description"
        hint="What happened, and what tells this one from others: marks, a case, stickers."
        error={errors.description?.message}
        {...register('description')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Last seen on"
          optional
          type="date"
          max={today()}
          error={errors.lastSeenDate?.message}
          {...register('lastSeenDate')}
        />
        <Field
          label="At about"
          optional
          type="time"
          error={errors.lastSeenTime?.message}
          {...register('lastSeenTime')}
        />
        <SelectField
          label="State"
          optional
          placeholder="Choose a state"
          error={errors.state?.message}
          {...register('state')}
          choices={states}
        />
        <Field
          label="Place"
          optional
          placeholder="Computer Village, Ikeja"
          error={errors.location?.message}
          {...register('location')}
        />
      </div>
      <ImagePicker
        label="Picture"
        optional
        error={errors.imageUrl?.message}
        {...(onImageKept && { onKept: onImageKept })}
        {...image.field}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Police reference"
          optional
          hint="From the extract. Only you and our team see it."
          error={errors.policeReference?.message}
          {...register('policeReference')}
        />
        <Field
          label="Police station"
          optional
          placeholder="Panti, Yaba"
          error={errors.policeStation?.message}
          {...register('policeStation')}
        />
      </div>
    </>
  )
}
