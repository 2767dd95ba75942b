import { useStore } from '@nanostores/react'
import { type ComponentProps, useEffect } from 'react'
import { states } from '../../domain/places/states.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { $lgas, loadLgas } from './lgas.ts'

type Registered = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>

interface Props {
  /** The registration of the field with react-hook-form. */
  state: Registered
  lga: Registered
  /** The current values. */
  chosen: { state: string | undefined; lga: string | undefined }
}

/** A state, and one of its local government areas. */
export function PlaceFields({ state, lga, chosen }: Props) {
  const lgas = useStore($lgas, { ssr: 'initial' })
  useEffect(() => void loadLgas(), [])
  const known: readonly string[] = chosen.lga ? [chosen.lga] : []
  const choices =
    lgas.status === 'ready' && isState(chosen.state) ? lgas.byState[chosen.state] : known

  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        {...state}
        // One missing choice is one error, and the area follows it.
        error={
          state.error && !chosen.state && !lga.optional
            ? 'Choose your state, then your local government area'
            : state.error
        }
        label="State"
        autoComplete="address-level1"
        placeholder="Choose a state"
        choices={states}
      />
      <div>
        <SelectField
          {...lga}
          error={chosen.state && lga.error}
          label="Local government area"
          autoComplete="address-level2"
          placeholder={chosen.state ? 'Choose one' : 'Choose the state first'}
          choices={choices}
        />
        {lgas.status === 'failed' && (
          <div role="alert" className="mt-1 text-sm text-muted">
            The list could not be loaded.
            <Button variant="quiet" onClick={() => loadLgas()}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

function isState(name: string | undefined): name is (typeof states)[number] {
  return (states as readonly (string | undefined)[]).includes(name)
}
