import { useFormContext } from 'react-hook-form'
import { dayOf } from '../../domain/calendar-days.ts'
import { daysMs } from '../../domain/durations.ts'
import { dayText } from '../../locales/dates-in.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldFrame } from '../../ui/forms/FieldFrame.tsx'
import { inputStyle } from '../../ui/forms/field-style.ts'
import { fieldsOf } from '../forms/form-values.ts'
import { useHydrated } from '../forms/use-hydrated.ts'

interface Props {
  label: string
  words: Record<'optional' | 'today' | 'yesterday', string>
  months: readonly string[]
}

/** Today, yesterday or another day, which is repeated in words: 11/02 can be read in two ways. */
export function DayField({ label, words, months }: Props) {
  const form = useFormContext<{ lastSeenDate?: string }>()
  const day = form.watch('lastSeenDate') ?? ''
  const now = Date.now()
  const isHydrated = useHydrated()
  const choose = (instant: number) =>
    form.setValue('lastSeenDate', dayOf(instant), { shouldDirty: true, shouldValidate: true })

  const { error, ...input } = fieldsOf(form)('lastSeenDate')

  return (
    <FieldFrame
      label={label}
      error={error}
      optional={words.optional}
      hint={/^\d{4}-\d{2}-\d{2}$/.test(day) && <output>{dayText(day, months)}</output>}
    >
      {(wiring) => (
        <div className="grid gap-2">
          <div className="flex gap-2">
            {[
              { text: words.today, instant: now },
              { text: words.yesterday, instant: now - daysMs(1) },
            ].map(({ text, instant }) => (
              <Button
                key={text}
                variant="secondary"
                aria-pressed={day === dayOf(instant)}
                onClick={() => choose(instant)}
                className="aria-pressed:border-brand aria-pressed:bg-brand-soft"
              >
                {text}
              </Button>
            ))}
          </div>
          <input
            {...input}
            {...wiring}
            type="date"
            // The page may have been built on another day.
            max={isHydrated ? dayOf(now) : undefined}
            className={inputStyle}
          />
        </div>
      )}
    </FieldFrame>
  )
}
