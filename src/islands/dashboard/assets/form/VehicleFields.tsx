import { useFormContext } from 'react-hook-form'
import { states } from '../../../../domain/places/states.ts'
import { assetDetailWords } from '../../../../locales/en/screens/dashboard/asset-details.ts'
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
        <IdentifierField
          name="plateNumber"
          label={assetDetailWords.plateNumber}
          kind="plateNumber"
        />
        <SelectField
          {...field('vehicleRegistrationState')}
          label={assetDetailWords.registrationState}
          placeholder={assetDetailWords.chooseAState}
          choices={states}
        />
      </div>
      <IdentifierField name="vin" label={assetDetailWords.vin} kind="vin" />
      <IdentifierField
        name="chassisNumber"
        label={assetDetailWords.chassisNumber}
        kind="chassisNumber"
        optional
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('make')}
          label={assetDetailWords.make}
          placeholder={assetDetailWords.toyota}
        />
        <Field
          {...field('modelName')}
          label={assetDetailWords.model}
          placeholder={assetDetailWords.corolla}
        />
        <Field
          {...field('color')}
          label={assetDetailWords.colour}
          placeholder={assetDetailWords.silver}
        />
        <Field
          {...field('year')}
          label={assetDetailWords.year}
          placeholder="2015"
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <Field
        {...field('vehicleID')}
        label={assetDetailWords.vehicleId}
        optional
        hint={assetDetailWords.vehicleIdHint}
      />
    </>
  )
}
