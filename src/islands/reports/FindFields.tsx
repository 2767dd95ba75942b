import { Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import { foundIdentifierInput } from '../../api/reports/finds.ts'
import { identifierKinds } from '../../domain/identifiers/kinds.ts'
import { states } from '../../domain/places/states.ts'
import { parseFoundIdentifier } from '../../domain/reports/found-reports.ts'
import { fieldInput, otherInput } from '../../locales/en/input/fields.ts'
import { englishFindWords, type FindWords } from '../../locales/find-words.ts'
import { inputText } from '../../locales/input-text.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { CheckboxField } from '../../ui/forms/CheckboxField.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../forms/fields-of.ts'
import { useHydrated } from '../forms/use-hydrated.ts'
import { type ScanButtonOfPage, ScannableField } from '../lookup/scan/ScannableField.tsx'
import { lazyComponent } from '../shell/loading/lazy-component.ts'
import type { FindForm } from './find-form.ts'

// Loaded later: users can type without it.
const FindPhoto = lazyComponent(() => import('./FindPhoto.tsx'), 'FindPhoto')

const photoSkeleton = (
  <div data-photo-place className="noscript:hidden">
    <Skeleton className="h-43.5 w-full rounded-md" />
  </div>
)

/** The identifier and its kind, the item, the place, and a photo. */
export function FindFields({
  words = englishFindWords,
  Scan,
}: {
  words?: FindWords
  Scan?: ScanButtonOfPage
}) {
  const { find, kinds, language } = words
  const form = useFormContext<FindForm>()
  const field = fieldsOf(form)
  // The scan button and the image picker have English texts only.
  const hasTools = language === 'en'
  const isHydrated = useHydrated()
  const [identifier, chosen] = form.watch(['identifier', 'kind'])
  const kind = identifierKinds.find((each) => each === chosen)
  const parsed =
    (form.formState.submitCount > 0 || form.getFieldState('identifier').invalid) && identifier
      ? parseFoundIdentifier(identifier, { kind, asWritten: false })
      : null

  /**
   * Validates the identifier alone: with other fields empty, the form’s schema would not check it.
   */
  function checkIdentifier() {
    const { identifier, kind, asWritten } = form.getValues()
    if (!identifier?.trim()) return
    const found = foundIdentifierInput.safeParse({ identifier, kind, asWritten })
    const issue = found.error?.issues.find(({ path }) => path[0] === 'identifier')
    if (!issue) return form.clearErrors('identifier')
    const texts = { ...fieldInput, ...words.input }
    form.setError('identifier', {
      type: 'blur',
      message: inputText(texts, issue.message, otherInput),
    })
  }

  return (
    <>
      <ScannableField
        {...field('identifier', {
          onChange: () => {
            form.setValue('asWritten', false)
            form.clearErrors('identifier')
          },
          onBlur: checkIdentifier,
        })}
        label={find.theNumber}
        hint={find.whereToFind}
        Scan={Scan}
        onRead={
          hasTools ? (text) => form.setValue('identifier', text, { shouldDirty: true }) : undefined
        }
      />
      {parsed?.ok === false && parsed.isDoubt && (
        <CheckboxField
          {...field('asWritten', { onChange: () => void form.trigger('identifier') })}
          label={find.confirmNumber}
        />
      )}
      <SelectField
        {...field('kind')}
        label={find.whatNumber}
        optional={find.optional}
        placeholder={find.notSure}
        defaultValue=""
        choices={identifierKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
      />
      <Field {...field('brand')} label={find.brandOrMake} maxLength={60} />
      <TextAreaField
        {...field('description')}
        label={find.describeIt}
        maxLength={2000}
        hint={find.descriptionHint}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...field('state')}
          label={find.state}
          placeholder={find.chooseAState}
          defaultValue=""
          choices={states}
        />
        <Field
          {...field('lastSeenDate')}
          label={find.foundOn}
          type="date"
          optional={find.optional}
        />
      </div>
      <Field {...field('location')} label={find.place} optional={find.optional} maxLength={200} />
      {hasTools && (
        <Suspense fallback={photoSkeleton}>{isHydrated ? <FindPhoto /> : photoSkeleton}</Suspense>
      )}
    </>
  )
}
