import { useFormContext } from 'react-hook-form'
import { states } from '../../../../domain/places/states.ts'
import { assetFormWords } from '../../../../locales/en/screens/dashboard/asset-form.ts'
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
        <IdentifierField name="plateNumber" label={assetFormWords.plateNumber} kind="plateNumber" />
        <SelectField
          {...field('vehicleRegistrationState')}
          label={assetFormWords.registrationState}
          placeholder={assetFormWords.chooseAState}
          choices={states}
        />
      </div>
      <IdentifierField name="vin" label={assetFormWords.vin} kind="vin" />
      <IdentifierField
        name="chassisNumber"
        label={assetFormWords.chassisNumber}
        kind="chassisNumber"
        optional
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('make')} label={assetFormWords.make} placeholder={assetFormWords.toyota} />
        <Field
          {...field('modelName')}
          label={assetFormWords.model}
          placeholder={assetFormWords.corolla}
        />
        <Field
          {...field('color')}
          label={assetFormWords.colour}
          placeholder={assetFormWords.silver}
        />
        <Field
          {...field('year')}
          label={assetFormWords.year}
          placeholder="2015"
          inputMode="numeric"
          maxLength={4}
        />
      </div>
      <Field
        {...field('vehicleID')}
        label={assetFormWords.vehicleId}
        optional
        hint={assetFormWords.vehicleIdHint}
      />
    </>
  )
}
