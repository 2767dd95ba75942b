import { useFormContext } from 'react-hook-form'
import { states } from '../../../../domain/places/states.ts'
import { reportFormWords } from '../../../../locales/en/screens/dashboard/report-form.ts'
import { calendarWords } from '../../../../locales/en/screens/dashboard/shell.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { FoldedFields } from '../../../../ui/forms/FoldedFields.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../../../forms/form-values.ts'
import { DayField } from '../../../reports/DayField.tsx'
import { PhotoField } from '../../../uploads/PhotoField.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { ReportDetails } from './report-form.ts'

const foldedNames = ['lastSeenTime', 'policeReference', 'policeStation'] as const

interface Props {
  keepOffline?: boolean
  /** The asset's, which the report shows if it has none of its own. */
  itemPicture?: string | null
}

/** The details of a report, for new reports and edits. */
export function ReportDetailsFields({ keepOffline = false, itemPicture = null }: Props) {
  const words = useWords('reportFormWords', reportFormWords)
  const form = useFormContext<ReportDetails>()
  const field = fieldsOf(form)
  const { months } = useWords('calendarWords', calendarWords)
  const optional = (name: keyof ReportDetails) => ({ ...field(name), optional: words.optional })

  return (
    <>
      <DayField label={words.when} words={words} months={months} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...optional('state')}
          label={words.state}
          placeholder={words.chooseAState}
          choices={states}
        />
        <Field {...optional('location')} label={words.where} placeholder={words.placeExample} />
      </div>
      <TextAreaField
        {...field('description')}
        label={words.description}
        hint={words.descriptionHint}
      />
      <PhotoField
        control={form.control}
        name="imageUrl"
        label={words.picture}
        optional={words.optional}
        keepOffline={keepOffline}
        standIn={itemPicture}
        hint={itemPicture && !form.watch('imageUrl') ? words.itemPicture : undefined}
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
