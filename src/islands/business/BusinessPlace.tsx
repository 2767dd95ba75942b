import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type Control, useController } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { createMerchantInput } from '../../api/create-merchant.ts'
import { states } from '../../domain/states.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { $lgas, loadLgas } from '../lgas.ts'

type Typed = z.input<typeof createMerchantInput>

/** State and local government area; a list that does not come is no hindrance, since the area is optional. */
export function BusinessPlace<Output>({ control }: { control: Control<Typed, unknown, Output> }) {
  const state = useController({ control, name: 'state' })
  const lga = useController({ control, name: 'lga' })
  const lgas = useStore($lgas, { ssr: 'initial' })
  useEffect(() => void loadLgas(), [])
  const chosen = state.field.value
  const choices = lgas.status === 'ready' && chosen ? lgas.byState[chosen] : []

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        {...state.field}
        value={state.field.value ?? ''}
        onChange={(event) => {
          state.field.onChange(event)
          lga.field.onChange('')
        }}
        label="State"
        autoComplete="address-level1"
        placeholder="Choose a state"
        error={state.fieldState.error?.message}
      >
        {states.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        {...lga.field}
        value={lga.field.value ?? ''}
        label="Local government area"
        optional
        hint="Buyers near you find you by it."
        autoComplete="address-level2"
        placeholder={chosen ? 'Choose an LGA' : 'Choose the state first'}
        error={lga.fieldState.error?.message}
      >
        {choices.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  )
}
