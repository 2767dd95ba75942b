import { useFormContext } from 'react-hook-form'
import { states } from '../../../../domain/places/states.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { fieldsOf } from '../../../forms/fields-of.ts'
import type { AssetForm } from './asset-form.ts'
import { IdentifierField } from './IdentifierField.tsx'

export function VehicleFields() {
  const form = useFormContext<AssetForm>()
  const field = fieldsOf(form)

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <IdentifierField name="plateNumber" label="Plate number" kind="plateNumber" />
        <SelectField
          {...field('vehicleRegistrationState')}
          label="Registration state"
          placeholder="Choose a state"
          choices={states}
        />
      </div>
      <IdentifierField name="vin" label="VIN" kind="vin" />
      <IdentifierField name="chassisNumber" label="Chassis number" kind="chassisNumber" optional />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('make')} label="Make" placeholder="Toyota" />
        <Field {...field('modelName')} label="Model" placeholder="Corolla" />
        <Field {...field('color')} label="Colour" placeholder="Silver" />
        <Field
          {...field('year')}
          label="Year"
          placeholder="2015"
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <Field
        {...field('vehicleID')}
        label="Vehicle ID"
        optional
        hint="A number of your own for it, such as a fleet number."
      />
    </>
  )
}
