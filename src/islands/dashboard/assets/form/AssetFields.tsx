import { type ReactNode, Suspense, useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { assetFormWords as words } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../../../forms/form-values.ts'
import { lazyComponent } from '../../../shell/loading/lazy-component.ts'
import type { AssetForm } from './asset-form.ts'
import { IdentifierField } from './IdentifierField.tsx'

// Loaded after the form, with space reserved for each part. Otherwise a late part would move the
// button that the user is about to press.
const vehicleFields = () => import('./VehicleFields.tsx')
const VehicleFields = lazyComponent(vehicleFields, 'VehicleFields')
const gadgetFields = () => import('./GadgetFields.tsx')
const GadgetFields = lazyComponent(gadgetFields, 'GadgetFields')
const AssetPicture = lazyComponent(() => import('./AssetImages.tsx'), 'AssetPicture')
const MoreDetails = lazyComponent(() => import('./MoreDetails.tsx'), 'MoreDetails')

const prefill = () => import('./prefill-from-identifier.ts')

interface Props {
  /** The choice of the category, which the number of a new asset stands above. */
  children?: ReactNode
}

/** The fields of spec §5 for the chosen category, for new assets and edits. The number is first. */
export function AssetFields({ children }: Props) {
  const form = useFormContext<AssetForm>()
  const field = fieldsOf(form)
  const [type, uuidType] = useWatch({ control: form.control, name: ['type', 'uuidType'] })

  // Starts the load before the user chooses a vehicle or a kind of identifier.
  useEffect(
    () =>
      void Promise.allSettled([
        gadgetFields(),
        vehicleFields(),
        import('./IdentifierFields.tsx'),
        prefill(),
      ]),
    [],
  )

  /** The number tells the category and its own kind, unless the user has chosen. */
  async function detectCategory(number: string) {
    if (type !== '' || number.trim() === '') return
    const { prefillFromIdentifier } = await prefill()
    if (form.getValues('type') !== '') return
    const detected = prefillFromIdentifier(number)
    if (!detected.type) return
    for (const [name, value] of Object.entries({ uuid: '', ...detected })) {
      form.setValue(name as keyof AssetForm, value, { shouldDirty: true, shouldTouch: true })
    }
  }

  return (
    <>
      {type !== 'Vehicle' && (
        <IdentifierField
          name="uuid"
          label={words.uniqueId}
          kind={uuidType || null}
          onDone={(number) => void detectCategory(number)}
        />
      )}
      {children}
      {type === 'Gadget' && (
        <Suspense fallback={<Skeleton className="h-60 w-full rounded-md" />}>
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
      <Suspense fallback={<Skeleton className="h-43.5 w-full rounded-md" />}>
        <AssetPicture />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-12.5 w-full rounded-md" />}>
        <MoreDetails />
      </Suspense>
    </>
  )
}
