import { useFormContext } from 'react-hook-form'
import { states } from '../../../../domain/places/states.ts'
import { reportFormWords } from '../../../../locales/en/screens/dashboard/report-form.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { FoldedFields } from '../../../../ui/forms/FoldedFields.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../../../forms/form-values.ts'
import { today } from '../../../shell/dates.ts'
import { PhotoField } from '../../../uploads/PhotoField.tsx'
import { useDates } from '../../../words/use-dates.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ReportDetails } from './report-form.ts'

const foldedNames = ['lastSeenTime', 'policeReference', 'policeStation'] as const

/** The details of a report, for new reports and edits. */
export function ReportDetailsFields({ keepOffline = false }: { keepOffline?: boolean }) {
  const words = useWords('reportFormWords', reportFormWords)
  const form = useFormContext<ReportDetails>()
  const field = fieldsOf(form)
  const { dayInWords } = useDates()
  const lastSeen = form.watch('lastSeenDate')
  const optional = (name: keyof ReportDetails) => ({ ...field(name), optional: words.optional })

  return (
    <>
      <TextAreaField
        {...field('description')}
        label={words.description}
        hint={words.descriptionHint}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...optional('lastSeenDate')}
          label={words.lastSeenOn}
          type="date"
          max={today()}
          hint={lastSeen && dayInWords(lastSeen)}
        />
        <SelectField
          {...optional('state')}
          label={words.state}
          placeholder={words.chooseAState}
          choices={states}
        />
        <Field {...optional('location')} label={words.place} placeholder={words.placeExample} />
      </div>
      <PhotoField
        control={form.control}
        name="imageUrl"
        label={words.picture}
        optional={words.optional}
        keepOffline={keepOffline}
      />
      <FoldedFields
        title={words.moreDetails}
        note={words.timeAndPolice}
        isFilled={form.getValues(foldedNames).some(Boolean)}
        isWrong={foldedNames.some((name) => form.formState.errors[name])}
      >
        <Field {...optional('lastSeenTime')} label={words.atAbout} type="time" />
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
      </FoldedFields>
    </>
  )
}
