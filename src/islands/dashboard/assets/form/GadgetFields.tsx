import { useFormContext } from 'react-hook-form'
import { gadgetIdentifierKinds } from '../../../../domain/identifiers/kinds.ts'
import { identifierLabels } from '../../../../locales/en/identifiers/kinds.ts'
import { assetFormWords as words } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { fieldsOf } from '../../../forms/form-values.ts'
import type { AssetForm } from './asset-form.ts'
import { IdentifierFields } from './IdentifierFields.tsx'
import { suggestName } from './suggest-name.ts'

interface Props {
  /** Whether the kind of the number is asked: not if the number has told it. */
  kind: 'told' | 'changing' | 'asked'
}

export function GadgetFields({ kind }: Props) {
  const form = useFormContext<AssetForm>()
  const field = fieldsOf(form)

  return (
    <>
      {kind !== 'told' && (
        <SelectField
          {...field('uuidType')}
          // It takes the place of the button that was pressed.
          autoFocus={kind === 'changing'}
          label={words.idType}
          placeholder={words.chooseOne}
          choices={gadgetIdentifierKinds.map((each) => ({
            value: each,
            label: identifierLabels[each],
          }))}
        />
      )}
      <IdentifierFields />
      <Field
        {...field('brand', { onBlur: () => suggestName(form) })}
        label={words.brand}
        placeholder={words.samsung}
      />
    </>
  )
}
