import { useQueryClient } from '@tanstack/react-query'
import { Car, Smartphone } from 'lucide-react'
import { FormProvider, useFormContext, useWatch } from 'react-hook-form'
import { readAs } from '../../../../domain/identifiers/read/read-as.ts'
import { assetInput } from '../../../../locales/en/input/assets.ts'
import { assetFormWords } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { ChoiceCard } from '../../../../ui/forms/ChoiceCard.tsx'
import { FieldError } from '../../../../ui/forms/FieldFrame.tsx'
import { Form } from '../../../../ui/forms/Form.tsx'
import { hintStyle, labelStyle } from '../../../../ui/forms/field-style.ts'
import { useDraftForm } from '../../../forms/drafts/use-draft-form.tsx'
import { UnverifiedNotice } from '../../../forms/UnverifiedNotice.tsx'
import { assetPath, paths } from '../../../paths.ts'
import { call } from '../../../session.ts'
import { BackLink } from '../../../shell/nav/links.tsx'
import { openPath } from '../../../shell/routing/navigation.ts'
import { ScreenHeader } from '../../../shell/ScreenHeader.tsx'
import { showToast } from '../../../shell/toasts.ts'
import { useUser } from '../../../shell/user-context.ts'
import { assetsKey } from '../../queries.ts'
import { newAsset } from '../../routes.ts'
import { SaveButton, WithPreview } from '../../SaveButton.tsx'
import { AssetFields } from './AssetFields.tsx'
import { AssetPreview } from './AssetPreview.tsx'
import { type AssetForm, assetFormSchema, emptyAsset } from './asset-form.ts'

export function CreateAsset() {
  const userId = useUser().id
  const { uid } = newAsset.useSearch()
  const fromCheck = newAsset.useData()
  const queryClient = useQueryClient()

  const { form, formProps, discardDraft, draftNotice } = useDraftForm({
    // A number from a lookup is another asset than the one that was begun without it.
    draftName: ['asset', userId, uid].filter(Boolean).join(':'),
    schema: assetFormSchema,
    texts: assetInput,
    defaultValues: { ...emptyAsset, ...fromCheck },
    send: async (input) => {
      const { data } = await call('POST /assets', input)
      discardDraft()
      void queryClient.invalidateQueries({ queryKey: assetsKey })
      // Replaces the form in the history: Back and closing the sheet lead to the list.
      await openPath(assetPath(data.id), { replace: true })
      void showToast('success', assetFormWords.assetAdded)
    },
  })
  const hasCategory = useWatch({ control: form.control, name: 'type' }) !== ''

  return (
    <FormProvider {...form}>
      <BackLink to={paths.assets}>{assetFormWords.assets}</BackLink>
      <ScreenHeader title={assetFormWords.newAsset}>{assetFormWords.numberProves}</ScreenHeader>
      <UnverifiedNotice />
      {draftNotice}
      <WithPreview preview={<AssetPreview />}>
        <Form
          {...formProps}
          submit={
            <div className="grid gap-2">
              {!hasCategory && <p className={hintStyle}>{assetFormWords.saveNeedsCategory}</p>}
              <SaveButton
                save={assetFormWords.saveAsset}
                busy={formProps.busy}
                disabled={!hasCategory}
              />
            </div>
          }
        >
          <AssetFields>
            <CategoryChoice />
          </AssetFields>
        </Form>
      </WithPreview>
    </FormProvider>
  )
}

/** No plate is longer, with its dash. */
const maxPlate = 10

const categories = [
  { type: 'Gadget', icon: Smartphone, examples: 'gadgetHint' },
  { type: 'Vehicle', icon: Car, examples: 'vehicleHint' },
] as const

/** The other fields depend on the category. The number of a vehicle is one of several. */
function CategoryChoice() {
  const { register, formState, getValues, setValue, clearErrors } = useFormContext<AssetForm>()
  function moveNumber() {
    // The fields are others now.
    clearErrors()
    const { type, uuid, plateNumber, vin } = getValues()
    // A number that was taken for a vehicle's.
    if (type === 'Gadget' && !uuid && (vin === '') !== (plateNumber === '')) {
      setValue('uuid', vin || plateNumber, { shouldDirty: true })
      setValue('vin', '')
      setValue('plateNumber', '')
    }
    if (type !== 'Vehicle' || !uuid || plateNumber || vin) return
    // The number of a phone stays where it is, for when Gadget is chosen again.
    if (readAs('imei1', uuid).ok) return
    setValue(uuid.length > maxPlate ? 'vin' : 'plateNumber', uuid, { shouldDirty: true })
    setValue('uuid', '')
  }
  const error = formState.errors.type?.message

  return (
    <fieldset>
      <legend className={labelStyle}>{assetFormWords.category}</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {categories.map(({ type, icon: Icon, examples }) => (
          <ChoiceCard
            key={type}
            value={type}
            className="gap-3.5"
            {...register('type', { onChange: moveNumber })}
          >
            <span className="min-w-0 grow">
              <span className="block font-semibold">{type}</span>
              <span className="block text-sm text-muted">{assetFormWords[examples]}</span>
            </span>
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 shrink-0 text-brand" />
          </ChoiceCard>
        ))}
      </div>
      {error && <FieldError id="category-error" message={error} />}
    </fieldset>
  )
}
