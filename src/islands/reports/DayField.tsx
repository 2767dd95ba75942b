import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { dayOf } from '../../domain/calendar-days.ts'
import { daysMs } from '../../domain/durations.ts'
import { dayText } from '../../locales/dates-in.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldError } from '../../ui/forms/FieldFrame.tsx'
import { LabelText } from '../../ui/forms/FieldLabel.tsx'
import { hintStyle, inputStyle, labelStyle } from '../../ui/forms/field-style.ts'
import { fieldsOf } from '../forms/form-values.ts'
import { useHydrated } from '../forms/use-hydrated.ts'

interface Props {
  label: string
  words: Record<'optional' | 'today' | 'yesterday' | 'anotherDay', string>
  months: readonly string[]
}

/** Today, yesterday or another day, which is repeated in words: 11/02 can be read in two ways. */
export function DayField({ label, words, months }: Props) {
  const form = useFormContext<{ lastSeenDate?: string }>()
  const day = form.watch('lastSeenDate') ?? ''
  const [isOther, setIsOther] = useState(false)
  const id = useId()
  const isHydrated = useHydrated()
  const now = Date.now()
  const near = [
    { text: words.today, day: dayOf(now) },
    { text: words.yesterday, day: dayOf(now - daysMs(1)) },
  ]
  const { error, ...input } = fieldsOf(form)('lastSeenDate')
  const isNear = near.some((each) => each.day === day)
  const hasInput = isOther || error !== undefined || (day !== '' && !isNear)

  function choose(chosen: string) {
    setIsOther(chosen === '')
    form.setValue('lastSeenDate', chosen, { shouldDirty: true, shouldValidate: true })
  }

  const buttons = [
    ...near.map((each) => ({ ...each, isChosen: !isOther && each.day === day })),
    { text: words.anotherDay, day: '', isChosen: hasInput && (isOther || !isNear) },
  ]

  return (
    <fieldset>
      <legend className={`mb-1.5 ${labelStyle}`}>
        <LabelText optional={words.optional}>{label}</LabelText>
      </legend>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          {buttons.map(({ text, day, isChosen }) => (
            <Button
              key={text}
              variant="secondary"
              aria-pressed={isChosen}
              onClick={() => choose(day)}
              className="aria-pressed:border-brand aria-pressed:bg-brand-soft"
            >
              {text}
            </Button>
          ))}
        </div>
        {hasInput && (
          <>
            <label htmlFor={id} className="sr-only">
              {label}
            </label>
            <input
              {...input}
              id={id}
              type="date"
              // biome-ignore lint/a11y/noAutofocus: it answers the press of “Other”
              autoFocus={isOther}
              // The page may have been built on another day.
              max={isHydrated ? dayOf(now) : undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              className={inputStyle}
            />
          </>
        )}
        {error && <FieldError id={`${id}-error`} message={error} />}
        <output className={`block empty:hidden ${hintStyle}`}>
          {/^\d{4}-\d{2}-\d{2}$/.test(day) && dayText(day, months)}
        </output>
      </div>
    </fieldset>
  )
}
