import { useFormContext } from 'react-hook-form'
import { states } from '../../../../domain/places/states.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import type { AssetForm } from './asset-form.ts'
import { IdentifierField } from './IdentifierField.tsx'

export function VehicleFields() {
  const { register, formState } = useFormContext<AssetForm>()
  const { errors } = formState

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <IdentifierField name="plateNumber" label="Plate number" kind="plateNumber" />
        <SelectField
          label="Registration state"
          placeholder="Choose a state"
          error={errors.vehicleRegistrationState?.message}
          {...register('vehicleRegistrationState')}
          choices={states}
        />
      </div>
      <IdentifierField name="vin" label="VIN" kind="vin" />
      <IdentifierField name="chassisNumber" label="Chassis number" kind="chassisNumber" optional />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Make"
          placeholder="Toyota"
          error={errors.make?.message}
          {...register('make')}
        />
        <Field
          label="Model"
          placeholder="Corolla"
          error={errors.modelName?.message}
          {...register('modelName')}
        />
        <Field
          label="Colour"
          placeholder="Silver"
          error={errors.color?.message}
          {...register('color')}
        />
        <Field
          label="Year"
          placeholder="2015"
          inputMode="numeric"
          maxLength={4}
          error={errors.year?.message}
          {...register('year')}
        />
      </div>
      <Field
        label="Vehicle ID"
        optional
        hint="A number of your own for it, such as a fleet number."
        error={errors.vehicleID?.message}
        {...register('vehicleID')}
      />
    </>
  )
}
