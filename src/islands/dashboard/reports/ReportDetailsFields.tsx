import { useController, useFormContext } from 'react-hook-form'
import { states } from '../../../domain/places/states.ts'
import { reportWords } from '../../../locales/en/screens/dashboard/reports.ts'
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
        label={reportWords.description}
        hint={reportWords.descriptionHint}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('lastSeenDate')}
          label={reportWords.lastSeenOn}
          optional
          type="date"
          max={today()}
        />
        <Field {...field('lastSeenTime')} label={reportWords.atAbout} optional type="time" />
        <SelectField
          {...field('state')}
          label={reportWords.state}
          optional
          placeholder={reportWords.chooseAState}
          choices={states}
        />
        <Field
          {...field('location')}
          label={reportWords.place}
          optional
          placeholder={reportWords.placeExample}
        />
      </div>
      <ImagePicker
        label={reportWords.picture}
        optional
        error={form.formState.errors.imageUrl?.message}
        {...(onImageKept && { onKept: onImageKept })}
        {...image.field}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('policeReference')}
          label={reportWords.policeReference}
          optional
          hint={reportWords.policeReferenceHint}
        />
        <Field
          {...field('policeStation')}
          label={reportWords.policeStation}
          optional
          placeholder={reportWords.policeStationExample}
        />
      </div>
    </>
  )
}
