import { Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import { states } from '../../domain/places/states.ts'
import { needsBrand } from '../../domain/reports/found-reports.ts'
import { englishFindWords, type FindWords } from '../../locales/find-words.ts'
import { Email } from '../../ui/Email.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { fieldsOf } from '../forms/form-values.ts'
import { lazyComponent } from '../shell/loading/lazy-component.ts'
import { DayField } from './DayField.tsx'
import type { FindForm } from './find-form.ts'
import { NumberField } from './NumberField.tsx'
import { NoNumberFound } from './WhereTheNumberIs.tsx'

// Loaded later: users can type without it.
const FindPhoto = lazyComponent(() => import('./FindPhoto.tsx'), 'FindPhoto')

/** The identifier, and what the item is. */
export function FoundItemFields({ words = englishFindWords }: { words?: FindWords }) {
  const { find } = words
  const form = useFormContext<FindForm>()
  const field = fieldsOf(form)
  const [identifier = '', asWritten = false] = form.watch(['identifier', 'asWritten'])
  const isOptional = !needsBrand(identifier, { kind: undefined, asWritten })
  return (
    <>
      <div className="grid gap-2">
        <NumberField label={find.theNumber} hint={find.whereToFind} words={words} />
        <NoNumberFound words={find} />
      </div>
      <TextAreaField
        {...field('description')}
        label={find.describeIt}
        maxLength={2000}
        hint={find.descriptionHint}
      />
      <Field
        {...field('brand')}
        label={find.brandOrMake}
        optional={isOptional && find.optional}
        maxLength={60}
      />
    </>
  )
}

/** Where and when, and a photo. */
export function FoundPlaceFields({ words = englishFindWords }: { words?: FindWords }) {
  const { find, loss, months, language } = words
  const field = fieldsOf(useFormContext<FindForm>())
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...field('state')}
          label={find.state}
          hint={find.stateHint}
          placeholder={find.chooseAState}
          defaultValue=""
          choices={states}
        />
        <Field {...field('location')} label={find.place} optional={find.optional} maxLength={200} />
      </div>
      <DayField label={find.foundOn} words={{ ...loss, optional: find.optional }} months={months} />
      {/* The image picker has English texts only. */}
      {language === 'en' && (
        <Suspense fallback={<Skeleton className="h-43.5 w-full rounded-md" />}>
          <FindPhoto />
        </Suspense>
      )}
    </>
  )
}

/** What a finder does next, as items of a list. */
export function AfterFind({ words, email }: { words: FindWords['find']; email: string }) {
  return (
    <>
      <li>{words.keepItSafe}</li>
      <li>
        <Rich
          text={words.lookingForOwner}
          parts={{
            strong: (
              <strong>
                <Email address={email} />
              </strong>
            ),
          }}
        />
      </li>
      <li>{words.contactHint}</li>
    </>
  )
}
