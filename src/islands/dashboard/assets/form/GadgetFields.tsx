import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { gadgetIdentifierKinds, identifierLabels } from '../../../../domain/identifiers/kinds.ts'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import type { AssetForm } from './asset-form.ts'
import { IdentifierField } from './IdentifierField.tsx'

const MoreIdentifiers = lazy(async () => ({
  default: (await import('./IdentifierFields.tsx')).IdentifierFields,
}))

export function GadgetFields() {
  const { register, formState, control } = useFormContext<AssetForm>()
  const { errors } = formState
  const kind = useWatch({ control, name: 'uuidType' })
  const lines = useWatch({ control, name: 'moreIdentifiers' })

  return (
    <>
      <Field
        label="Brand"
        placeholder="Samsung"
        error={errors.brand?.message}
        {...register('brand')}
      />
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
        <SelectField
          label="ID type"
          placeholder="Choose one"
          error={errors.uuidType?.message}
          {...register('uuidType')}
        >
          {gadgetIdentifierKinds.map((each) => (
            <option key={each} value={each}>
              {identifierLabels[each]}
            </option>
          ))}
        </SelectField>
        <IdentifierField name="uuid" label="Unique ID" kind={kind === '' ? null : kind} />
      </div>
      {(kind !== '' || lines.length > 0) && (
        <Suspense fallback={<Skeleton className="h-19 w-full rounded-md" />}>
          <MoreIdentifiers />
        </Suspense>
      )}
    </>
  )
}
