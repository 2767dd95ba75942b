import { Car, Smartphone } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { assetFormWords } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { ChoiceCard } from '../../../../ui/forms/ChoiceCard.tsx'
import { FieldError } from '../../../../ui/forms/FieldFrame.tsx'
import { labelStyle } from '../../../../ui/forms/field-style.ts'
import type { AssetForm } from './asset-form.ts'

const categories = [
  { type: 'Gadget', icon: Smartphone, examples: 'gadgetHint' },
  { type: 'Vehicle', icon: Car, examples: 'vehicleHint' },
] as const

/** The category comes first, because the other fields depend on it. */
export function CategoryChoice() {
  const { register, formState } = useFormContext<AssetForm>()
  const error = formState.errors.type?.message

  return (
    <fieldset>
      <legend className={labelStyle}>{assetFormWords.category}</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {categories.map(({ type, icon: Icon, examples }) => (
          <ChoiceCard key={type} value={type} className="gap-3.5" {...register('type')}>
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
