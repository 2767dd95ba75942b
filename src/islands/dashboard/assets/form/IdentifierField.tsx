import { useFormContext, useWatch } from 'react-hook-form'
import type { IdentifierKind } from '../../../../domain/identifiers/kinds.ts'
import { readAs } from '../../../../domain/identifiers/read/read-as.ts'
import { assetFormWords } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { ScanButton } from '../../../lookup/scan/ScanButton.tsx'
import type { AssetForm } from './asset-form.ts'
import { useIdentifierText } from './form-texts.ts'
import { IdentifierReading } from './IdentifierReading.tsx'

interface Props {
  name: 'uuid' | 'vin' | 'plateNumber' | 'chassisNumber' | `moreIdentifiers.${number}.value`
  label: string
  /** Null until the user has chosen the kind. */
  kind: IdentifierKind | null
  optional?: boolean
}

/**
 * An identifier that is parsed while the user types. Errors appear when the user leaves the field.
 */
export function IdentifierField({ name, label, kind, optional }: Props) {
  const { register, control, formState, getFieldState, setValue } = useFormContext<AssetForm>()
  const typed = useWatch({ control, name })
  const textOf = useIdentifierText()
  const reading = kind && typed.trim() !== '' ? readAs(kind, typed) : null
  const field = getFieldState(name, formState)
  const wasLeft = field.isTouched || formState.isSubmitted
  const refusal = textOf(reading?.ok === false ? reading.reason : undefined)
  // The form itself has no messages for invalid identifiers.
  const error = wasLeft || field.error ? (refusal ?? field.error?.message) : undefined

  return (
    <div className="grid gap-2">
      <Field
        label={label}
        optional={optional}
        mono
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        error={error}
        hint={
          error ? undefined : (
            <IdentifierReading reading={reading}>
              {kind ? assetFormWords.whereToFind[kind] : assetFormWords.chooseTypeFirst}
            </IdentifierReading>
          )
        }
        {...register(name)}
      />
      {kind && (
        <ScanButton
          kind={kind}
          onRead={(text) =>
            setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
          }
        />
      )}
    </div>
  )
}
