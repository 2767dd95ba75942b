import { lazy, Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import { identifierKinds } from '../../domain/identifiers/kinds.ts'
import { states } from '../../domain/places/states.ts'
import { parseFoundIdentifier } from '../../domain/reports/found-reports.ts'
import { identifierLabels } from '../../locales/en/identifiers/kinds.ts'
import { reportFindWords } from '../../locales/en/screens/report-find.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CheckboxField } from '../../ui/forms/CheckboxField.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../forms/fields-of.ts'
import { useHydrated } from '../forms/use-hydrated.ts'
import type { FindForm } from './find-form.ts'

// Loaded later: users can type without them.
const ScanButton = lazy(async () => ({
  default: (await import('../lookup/scan/ScanButton.tsx')).ScanButton,
}))
const FindPhoto = lazy(async () => ({ default: (await import('./FindPhoto.tsx')).FindPhoto }))

/** The number, what it is, where it was found, and a photo. */
export function FindFields() {
  const form = useFormContext<FindForm>()
  const field = fieldsOf(form)
  const isHydrated = useHydrated()
  const [identifier, chosen] = form.watch(['identifier', 'kind'])
  const kind = identifierKinds.find((each) => each === chosen)
  const number =
    form.formState.submitCount > 0 && identifier
      ? parseFoundIdentifier(identifier, { kind, asWritten: false })
      : null

  return (
    <>
      <div className="grid gap-2">
        <Field
          {...field('identifier', { onChange: () => form.setValue('asWritten', false) })}
          label={reportFindWords.theNumber}
          mono
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          hint={reportFindWords.onAPhone}
        />
        {isHydrated && (
          <Suspense fallback={<Skeleton className="h-11 w-28 rounded-md" />}>
            <ScanButton
              kind={null}
              onRead={(text) => form.setValue('identifier', text, { shouldDirty: true })}
            />
          </Suspense>
        )}
      </div>
      {number?.ok === false && number.isDoubt && (
        <CheckboxField
          {...field('asWritten', { onChange: () => void form.trigger('identifier') })}
          label={reportFindWords.iHaveCompared}
        />
      )}
      <SelectField
        {...field('kind')}
        label={reportFindWords.whatNumber}
        optional
        placeholder={reportFindWords.iAmNotSure}
        defaultValue=""
        choices={identifierKinds.map((kind) => ({ value: kind, label: identifierLabels[kind] }))}
      />
      <Field {...field('brand')} label={reportFindWords.brandOrMake} maxLength={60} />
      <TextAreaField
        {...field('description')}
        label={reportFindWords.whatIsItAndWhere}
        maxLength={2000}
        hint={reportFindWords.leaveOutWhatOnly}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...field('state')}
          label={reportFindWords.state}
          placeholder={reportFindWords.chooseAState}
          defaultValue=""
          choices={states}
        />
        <Field {...field('lastSeenDate')} label={reportFindWords.found} type="date" optional />
      </div>
      <Field {...field('location')} label={reportFindWords.place} optional maxLength={200} />
      {isHydrated && (
        <Suspense fallback={<Skeleton className="h-40 w-full rounded-md" />}>
          <FindPhoto />
        </Suspense>
      )}
    </>
  )
}
