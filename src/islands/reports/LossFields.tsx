import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { lossReportInput } from '../../api/reports/losses.ts'
import { states } from '../../domain/places/states.ts'
import { needsBrand } from '../../domain/reports/found-reports.ts'
import type { FindWords } from '../../locales/find-words.ts'
import { lossDraftPath } from '../../locales/localized-paths.ts'
import { fill } from '../../locales/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { ChoiceField } from '../../ui/forms/ChoiceField.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { lossDraftFields } from '../forms/drafts/draft-names.ts'
import { fieldsOf } from '../forms/form-values.ts'
import { useHydrated } from '../forms/use-hydrated.ts'
import { call } from '../session.ts'
import { showToast } from '../shell/toasts.ts'
import { sendInLanguage } from './ConfirmReport.tsx'
import { DayField } from './DayField.tsx'
import { NumberField } from './NumberField.tsx'
import { WhereTheNumberIs } from './WhereTheNumberIs.tsx'

type LossForm = z.input<typeof lossReportInput>

/** The number, what happened, when and where, and what the item is. */
export function LossFields({ words, isOwn }: { words: FindWords; isOwn: boolean }) {
  const { find, loss, months } = words
  const form = useFormContext<LossForm>()
  const field = fieldsOf(form)
  const { identifier = '', asWritten = false, ...known } = form.watch()

  return (
    <>
      <div className="grid gap-2">
        <NumberField label={loss.theNumber} hint={loss.numberHint} words={words} />
        <WhereTheNumberIs words={loss}>
          {isOwn ? (
            <RemindMe words={words} draft={form.getValues} />
          ) : (
            <SendToMyself words={words} known={known} />
          )}
        </WhereTheNumberIs>
      </div>
      <div className="grid gap-2">
        <ChoiceField
          {...field('status')}
          label={loss.whatHappened}
          choices={[
            { value: 'Lost', label: loss.lost },
            { value: 'Stolen', label: loss.stolen },
          ]}
        />
        <p aria-live="polite" className="text-sm text-muted empty:hidden">
          {known.status && loss.whatNext[known.status].join(' ')}
        </p>
      </div>
      <DayField label={loss.when} words={{ ...loss, optional: find.optional }} months={months} />
      <SelectField
        {...field('state')}
        label={find.state}
        optional={find.optional}
        placeholder={find.chooseAState}
        defaultValue=""
        choices={states}
      />
      <Field {...field('location')} label={loss.place} optional={find.optional} maxLength={200} />
      {needsBrand(identifier, { kind: undefined, asWritten }) && (
        <Field {...field('brand')} label={find.brandOrMake} maxLength={60} />
      )}
      <Field
        {...field('name')}
        label={loss.whatIsIt}
        optional={find.optional}
        placeholder="Samsung Galaxy A14"
        maxLength={80}
        autoComplete="off"
      />
    </>
  )
}

/** Links that send what is entered to the visitor themselves. The number and email stay here. */
function SendToMyself({ words, known }: { words: FindWords; known: Partial<LossForm> }) {
  if (!useHydrated()) return null
  const { find, loss, language } = words
  const kept = lossDraftFields.flatMap((name) => (known[name] ? [[name, known[name]]] : []))
  const url = location.origin + lossDraftPath(language, Object.fromEntries(kept))
  const text = encodeURIComponent(fill(loss.finishLater, { url }))
  const style = buttonStyle({ variant: 'secondary' })
  return (
    <>
      <p className="mt-2">{loss.sendToMyself}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a
          href={`https://wa.me/?text=${text}`}
          target="_blank"
          rel="noopener noreferrer"
          className={style}
        >
          WhatsApp
        </a>
        <a href={`mailto:?subject=Toju&body=${text}`} className={style}>
          {find.eMail}
        </a>
      </div>
    </>
  )
}

/** Keeps what is entered, and mails it to the account once. */
function RemindMe({ words, draft }: { words: FindWords; draft: () => LossForm }) {
  const [state, setState] = useState<'idle' | 'busy' | 'kept'>('idle')
  async function keep() {
    setState('busy')
    try {
      const { email: _, identifier, kind, asWritten, language, ...known } = draft()
      await sendInLanguage(words, () => call('POST /reports/losses/reminder', known))
      setState('kept')
    } catch (error) {
      setState('idle')
      void showToast('error', error instanceof Error ? error.message : '')
    }
  }
  return (
    <div role="status" className="mt-3">
      {/* The button stays, as the focus would be lost with it. */}
      <Button
        variant="secondary"
        busy={state === 'busy'}
        onClick={() => state === 'idle' && void keep()}
      >
        {state === 'kept' ? words.loss.reminderSet : words.loss.remindMe}
      </Button>
    </div>
  )
}
