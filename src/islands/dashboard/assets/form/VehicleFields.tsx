import { useFormContext } from 'react-hook-form'
import { states } from '../../../../domain/places/states.ts'
import { assetDetailWords as words } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { fieldsOf } from '../../../forms/form-values.ts'
import type { AssetForm } from './asset-form.ts'
import { IdentifierField } from './IdentifierField.tsx'
import { suggestName } from './suggest-name.ts'

export function VehicleFields() {
  const form = useFormContext<AssetForm>()
  const field = fieldsOf(form)

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <IdentifierField name="plateNumber" label={words.plateNumber} kind="plateNumber" />
        <SelectField
          {...field('vehicleRegistrationState')}
          label={words.registrationState}
          placeholder={words.chooseAState}
          choices={states}
        />
      </div>
      <IdentifierField name="vin" label={words.vin} kind="vin" />
      <IdentifierField
        name="chassisNumber"
        label={words.chassisNumber}
        kind="chassisNumber"
        optional
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('make')} label={words.make} placeholder={words.toyota} />
        <Field
          {...field('modelName', { onBlur: () => suggestName(form) })}
          label={words.model}
          placeholder={words.corolla}
        />
        <Field {...field('color')} label={words.colour} placeholder={words.silver} />
        <Field
          {...field('year')}
          label={words.year}
          placeholder="2015"
          inputMode="numeric"
          maxLength={4}
        />
      </div>
    </>
  )
}
