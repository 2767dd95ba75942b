import { useController, useFormContext } from 'react-hook-form'
import { states } from '../../../../domain/places/states.ts'
import { reportFormWords } from '../../../../locales/en/screens/dashboard/report-form.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../../../forms/fields-of.ts'
import { today } from '../../../shell/dates.ts'
import { ImagePicker } from '../../../uploads/ImagePicker.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { ReportDetails } from './report-form.ts'

interface Props {
  /** Receives an image that cannot be uploaded without a connection. */
  onOfflineImage?: (image: Blob | null) => void
  /** The draft that stores such an image. */
  draftName?: string
}

/** The details of a report, for new reports and edits. */
export function ReportDetailsFields({ onOfflineImage, draftName }: Props) {
  const words = useWords('reportFormWords', reportFormWords)
  const form = useFormContext<ReportDetails>()
  const field = fieldsOf(form)
  const optional = (name: keyof ReportDetails) => ({ ...field(name), optional: words.optional })
  const image = useController({ control: form.control, name: 'imageUrl' })

  return (
    <>
      <TextAreaField
        {...field('description')}
        label={words.description}
        hint={words.descriptionHint}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...optional('lastSeenDate')} label={words.lastSeenOn} type="date" max={today()} />
        <Field {...optional('lastSeenTime')} label={words.atAbout} type="time" />
        <SelectField
          {...optional('state')}
          label={words.state}
          placeholder={words.chooseAState}
          choices={states}
        />
        <Field {...optional('location')} label={words.place} placeholder={words.placeExample} />
      </div>
      <ImagePicker
        label={words.picture}
        optional={words.optional}
        error={form.formState.errors.imageUrl?.message}
        {...(onOfflineImage && { onOffline: onOfflineImage })}
        draftName={draftName}
        {...image.field}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...optional('policeReference')}
          label={words.policeReference}
          hint={words.policeReferenceHint}
        />
        <Field
          {...optional('policeStation')}
          label={words.policeStation}
          placeholder={words.policeStationExample}
        />
      </div>
    </>
  )
}
