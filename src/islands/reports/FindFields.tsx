import { Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import { states } from '../../domain/places/states.ts'
import { englishFindWords, type FindWords } from '../../locales/find-words.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { fieldsOf } from '../forms/form-values.ts'
import { useHydrated } from '../forms/use-hydrated.ts'
import type { ScanButtonOfPage } from '../lookup/scan/ScannableField.tsx'
import { lazyComponent } from '../shell/loading/lazy-component.ts'
import { DayField } from './DayField.tsx'
import type { FindForm } from './find-form.ts'
import { NumberField } from './NumberField.tsx'

// Loaded later: users can type without it.
const FindPhoto = lazyComponent(() => import('./FindPhoto.tsx'), 'FindPhoto')

const photoSkeleton = (
  <div data-photo-place className="noscript:hidden">
    <Skeleton className="h-43.5 w-full rounded-md" />
  </div>
)

/** The identifier, the item, the place, and a photo. */
export function FindFields({
  words = englishFindWords,
  Scan,
}: {
  words?: FindWords
  Scan?: ScanButtonOfPage
}) {
  const { find, language } = words
  const form = useFormContext<FindForm>()
  const field = fieldsOf(form)
  // The scan button and the image picker have English texts only.
  const hasTools = language === 'en'
  const isHydrated = useHydrated()

  return (
    <>
      <NumberField label={find.theNumber} hint={find.whereToFind} words={words} Scan={Scan} />
      <Field {...field('brand')} label={find.brandOrMake} maxLength={60} />
      <TextAreaField
        {...field('description')}
        label={find.describeIt}
        maxLength={2000}
        hint={find.descriptionHint}
      />
      <DayField label={find.foundOn} words={words} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...field('state')}
          label={find.state}
          placeholder={find.chooseAState}
          defaultValue=""
          choices={states}
        />
        <Field {...field('location')} label={find.place} optional={find.optional} maxLength={200} />
      </div>
      {hasTools && (
        <Suspense fallback={photoSkeleton}>{isHydrated ? <FindPhoto /> : photoSkeleton}</Suspense>
      )}
    </>
  )
}

/** What a finder does next. */
export function AfterFind({ words, email }: { words: FindWords['find']; email: string }) {
  return (
    <>
      <h3 className="mt-6 text-base">{words.whatHappensNext}</h3>
      <ol className="mt-2 list-decimal space-y-1.5 ps-5 marker:text-muted">
        <li>{words.keepItSafe}</li>
        <li>
          <Rich
            text={words.lookingForOwner}
            parts={{ strong: <strong className="break-words">{email}</strong> }}
          />
        </li>
        <li>{words.contactHint}</li>
      </ol>
    </>
  )
}
