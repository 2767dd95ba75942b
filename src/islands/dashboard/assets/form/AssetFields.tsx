import { Suspense, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { assetFormWords as words } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { CheckboxField } from '../../../../ui/forms/CheckboxField.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../../../forms/form-values.ts'
import { lazyComponent } from '../../../shell/loading/lazy-component.ts'
import type { AssetForm } from './asset-form.ts'

// Loaded after the form, with space reserved for each part. Otherwise a late part would move the
// button that the user is about to press.
const vehicleFields = () => import('./VehicleFields.tsx')
const VehicleFields = lazyComponent(vehicleFields, 'VehicleFields')
const gadgetFields = () => import('./GadgetFields.tsx')
const GadgetFields = lazyComponent(gadgetFields, 'GadgetFields')
const AssetImages = lazyComponent(() => import('./AssetImages.tsx'), 'AssetImages')
const MoreDetails = lazyComponent(() => import('./MoreDetails.tsx'), 'MoreDetails')

/** The fields of spec §5 for the chosen category, for new assets and edits. */
export function AssetFields() {
  const form = useFormContext<AssetForm>()
  const field = fieldsOf(form)
  const type = useWatch({ control: form.control, name: 'type' })

  // Starts the load before the user chooses a vehicle or a kind of identifier.
  useEffect(
    () =>
      void Promise.allSettled([gadgetFields(), vehicleFields(), import('./IdentifierFields.tsx')]),
    [],
  )

  return (
    <>
      {type === 'Gadget' && (
        <Suspense fallback={<Skeleton className="h-80 w-full rounded-md sm:h-60" />}>
          <GadgetFields />
        </Suspense>
      )}
      {type === 'Vehicle' && (
        <Suspense fallback={<Skeleton className="h-200 w-full rounded-md sm:h-130" />}>
          <VehicleFields />
        </Suspense>
      )}
      <Field
        {...field('name')}
        label={words.name}
        disabled={type === ''}
        hint={type === '' ? words.categoryFirst : undefined}
        placeholder={type === 'Vehicle' ? words.vehicleExample : words.gadgetExample}
      />
      <TextAreaField
        {...field('description')}
        label={words.description}
        hint={words.descriptionHint}
      />
      <Suspense fallback={<Skeleton className="h-125 w-full rounded-md" />}>
        <AssetImages />
      </Suspense>
      <CheckboxField {...field('hidden')} label={words.hide} hint={words.hideHint} />
      <Suspense fallback={<Skeleton className="h-12.5 w-full rounded-md" />}>
        <MoreDetails />
      </Suspense>
    </>
  )
}
