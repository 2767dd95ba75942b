import { useController, useFormContext } from 'react-hook-form'
import { states } from '../../../domain/places/states.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../../forms/fields-of.ts'
import { today } from '../../shell/dates.ts'
import { ImagePicker } from '../../uploads/ImagePicker.tsx'
import type { ReportDetails } from './report-form.ts'

interface Props {
  /** Receives an image that cannot be uploaded without a connection. */
  onPictureKept?: (image: Blob | null) => void
}

/** The details of a report, for new reports and edits. */
export function ReportDetailsFields({ onPictureKept: onImageKept }: Props) {
  const form = useFormContext<ReportDetails>()
  const field = fieldsOf(form)
  const image = useController({ control: form.control, name: 'imageUrl' })

  return (
    <>
      <TextAreaField
        {...field('description')}
        label="Description"
        hint="What happened, and what tells this one from others: marks, a case, stickers."
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('lastSeenDate')} label="Last seen on" optional type="date" max={today()} />
        <Field {...field('lastSeenTime')} label="At about" optional type="time" />
        <SelectField
          {...field('state')}
          label="State"
          optional
          placeholder="Choose a state"
          choices={states}
        />
        <Field
          {...field('location')}
          label="Place"
          optional
          placeholder="Computer Village, Ikeja"
        />
      </div>
      <ImagePicker
        label="Picture"
        optional
        error={form.formState.errors.imageUrl?.message}
        {...(onImageKept && { onKept: onImageKept })}
        {...image.field}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('policeReference')}
          label="Police reference"
          optional
          hint="From the extract. Only you and our team see it."
        />
        <Field
          {...field('policeStation')}
          label="Police station"
          optional
          placeholder="Panti, Yaba"
        />
      </div>
    </>
  )
}
