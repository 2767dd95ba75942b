import { useFormContext } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { lossReportInput } from '../../api/reports/losses.ts'
import { dayOf } from '../../domain/calendar-days.ts'
import { daysMs } from '../../domain/durations.ts'
import { states } from '../../domain/places/states.ts'
import { parseFoundIdentifier } from '../../domain/reports/found-reports.ts'
import { dayText } from '../../locales/dates-in.ts'
import type { LossWords } from '../../locales/loss-words.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/forms/CheckboxField.tsx'
import { ChoiceField } from '../../ui/forms/ChoiceField.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { fieldsOf } from '../forms/fields-of.ts'
import { useHydrated } from '../forms/use-hydrated.ts'
import { ScanButton } from '../lookup/scan/ScanButton.tsx'
import { ScannableField } from '../lookup/scan/ScannableField.tsx'
import { WhereTheNumberIs } from './WhereTheNumberIs.tsx'

export type LossForm = z.input<typeof lossReportInput>

/** The number, what happened, when and where. */
export function LossFields({ words }: { words: LossWords }) {
  const { find, loss, language, months } = words
  const form = useFormContext<LossForm>()
  const field = fieldsOf(form)
  // Renders again after hydration, to read what was entered before it.
  useHydrated()
  const [identifier, lastSeen] = form.watch(['identifier', 'lastSeenDate'])
  const isRefused = form.formState.errors.identifier !== undefined
  const parsed =
    isRefused && identifier
      ? parseFoundIdentifier(identifier, { kind: undefined, asWritten: false })
      : null
  const now = Date.now()
  const choose = (instant: number) =>
    form.setValue('lastSeenDate', dayOf(instant), { shouldDirty: true, shouldValidate: true })

  return (
    <>
      <div className="grid gap-2">
        <ScannableField
          {...field('identifier', {
            onChange: () => {
              form.setValue('asWritten', false)
              form.clearErrors('identifier')
            },
          })}
          label={loss.theNumber}
          hint={loss.numberHint}
          Scan={ScanButton}
          // The scan button has English texts only.
          onRead={
            language === 'en'
              ? (text) => form.setValue('identifier', text, { shouldDirty: true })
              : undefined
          }
        />
        <WhereTheNumberIs words={loss} />
      </div>
      {parsed?.ok === false && parsed.isDoubt && (
        <CheckboxField
          {...field('asWritten', { onChange: () => void form.trigger('identifier') })}
          label={find.confirmNumber}
        />
      )}
      <ChoiceField
        {...field('status')}
        label={loss.whatHappened}
        choices={[
          { value: 'Stolen', label: loss.stolen },
          { value: 'Lost', label: loss.lost },
        ]}
      />
      <div className="grid gap-2">
        <Field
          {...field('lastSeenDate')}
          label={loss.when}
          type="date"
          optional={find.optional}
          hint={
            /^\d{4}-\d{2}-\d{2}$/.test(lastSeen ?? '') && (
              <Day day={lastSeen ?? ''} months={months} />
            )
          }
        />
        <div className="flex gap-2">
          <Button variant="secondary" onClick={() => choose(now)}>
            {loss.today}
          </Button>
          <Button variant="secondary" onClick={() => choose(now - daysMs(1))}>
            {loss.yesterday}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...field('state')}
          label={find.state}
          placeholder={find.chooseAState}
          defaultValue=""
          choices={states}
        />
        <Field {...field('location')} label={loss.place} optional={find.optional} maxLength={200} />
      </div>
      <Field
        {...field('brand')}
        label={find.brandOrMake}
        optional={find.optional}
        hint={loss.brandHint}
        maxLength={60}
      />
    </>
  )
}

function Day({ day, months }: { day: string; months: readonly string[] }) {
  return <output>{dayText(Date.parse(`${day}T00:00+01:00`), months)}</output>
}
