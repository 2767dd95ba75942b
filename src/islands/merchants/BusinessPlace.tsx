import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { createMerchantInput } from '../../api/merchants/create-merchant.ts'
import { states } from '../../domain/places/states.ts'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { $lgas, loadLgas } from '../forms/lgas.ts'
import { useHydrated } from '../forms/use-hydrated.ts'

type Typed = z.input<typeof createMerchantInput>

/**
 * State and local government area. The area is optional, so the form works if its list fails to
 * load.
 */
export function BusinessPlace<Output>({ form }: { form: UseFormReturn<Typed, unknown, Output> }) {
  const lga = useController({ control: form.control, name: 'lga' })
  // Renders again after hydration, to read a state chosen before it.
  useHydrated()
  const lgas = useStore($lgas, { ssr: 'initial' })
  useEffect(() => void loadLgas(), [])
  const chosen = form.watch('state') || undefined
  const choices = lgas.status === 'ready' && chosen ? lgas.byState[chosen] : []

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        {...form.register('state', { onChange: () => form.setValue('lga', '') })}
        defaultValue=""
        label="State"
        autoComplete="address-level1"
        placeholder="Choose a state"
        error={form.formState.errors.state?.message}
        choices={states}
      />
      <SelectField
        {...lga.field}
        value={lga.field.value ?? ''}
        label="Local government area"
        optional
        hint="Buyers near you find you by it."
        autoComplete="address-level2"
        placeholder={chosen ? 'Choose an LGA' : 'Choose the state first'}
        error={lga.fieldState.error?.message}
        choices={choices}
      />
    </div>
  )
}
