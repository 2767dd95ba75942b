import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatIdentifier } from '../../../../domain/identifiers/format-identifier.ts'
import { groupTypedAs } from '../../../../domain/identifiers/group-typed.ts'
import type { IdentifierKind } from '../../../../domain/identifiers/kinds.ts'
import { type FieldReading, readAs } from '../../../../domain/identifiers/read/read-as.ts'
import { adviceMessages } from '../../../../locales/en/identifiers/typing-advice.ts'
import { assetFormWords } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { textOf } from '../../../../locales/texts.ts'
import { cx } from '../../../../ui/cx.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { Identifier } from '../../../../ui/Identifier.tsx'
import { Rich } from '../../../../ui/Rich.tsx'
import { afterPress } from '../../../forms/form-values.ts'
import { useHandScanner } from '../../../lookup/scan/hand-scanner.ts'
import { goToNextField } from '../../../lookup/scan/next-field.ts'
import { ScanButton } from '../../../lookup/scan/ScanButton.tsx'
import type { AssetForm } from './asset-form.ts'

interface Props {
  name: 'uuid' | 'vin' | 'plateNumber' | 'chassisNumber' | `moreIdentifiers.${number}.value`
  label: string
  /** Null until the user has chosen the kind. */
  kind: IdentifierKind | null
  optional?: boolean
  onType?: (text: string) => void
  /** Called when the user leaves the field, and when a scan has filled it in. */
  onDone?: (text: string) => void
}

/**
 * An identifier that is parsed while the user types. Errors appear when the user leaves the field.
 */
export function IdentifierField({ name, label, kind, optional, onType, onDone }: Props) {
  const { register, control, formState, getFieldState, getValues, setValue } =
    useFormContext<AssetForm>()
  const typed = useWatch({ control, name })
  const reading = kind && typed.trim() !== '' ? readAs(kind, typed) : null
  const field = getFieldState(name, formState)
  const wasLeft = field.isTouched || formState.isSubmitted
  const refusal = reading?.ok === false ? textOf(adviceMessages, reading.reason) : undefined
  // The form itself has no messages for invalid identifiers.
  const error = wasLeft || field.error ? (refusal ?? field.error?.message) : undefined
  function replace(text: string) {
    setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    onDone?.(text)
  }
  function leave() {
    const text = getValues(name)
    const shown = groupTypedAs(kind, text)
    if (shown !== text) setValue(name, shown, { shouldDirty: true })
    onDone?.(shown)
  }
  const watchScanner = useHandScanner(replace)
  // A plate is read by people, and a chassis number with a barcode is the VIN.
  const hasBarcode = kind !== 'plateNumber' && kind !== 'chassisNumber'

  return (
    <Field
      label={label}
      optional={optional}
      mono
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      error={error}
      hint={
        // What is wrong with a number says how it should look.
        !(error && refusal) && (
          <IdentifierReading reading={reading} typed={typed}>
            {kind ? assetFormWords.whereToFind[kind] : assetFormWords.anyNumber}
          </IdentifierReading>
        )
      }
      enterKeyHint="next"
      onKeyDown={(event) => {
        watchScanner(event)
        goToNextField(event)
      }}
      end={hasBarcode && <ScanButton kind={kind} onRead={replace} />}
      {...register(name, {
        onChange: ({ target }) => onType?.(target.value),
        onBlur: () => afterPress(leave),
      })}
    />
  )
}

interface IdentifierReadingProps {
  /** Null while the field is empty; then the children are shown. */
  reading: FieldReading | null
  typed: string
  children: string
}

/** Shows how the typed identifier is understood, unless that is what the field shows. */
function IdentifierReading({ reading, typed, children }: IdentifierReadingProps) {
  const shown = reading?.ok ? formatIdentifier(reading.namespace, reading.key) : null
  // The last digit of an IMEI: another one that was left out would go unnoticed.
  const isCompleted = shown !== null && hasMore(shown, typed)
  return (
    <span aria-live="polite" className="grid gap-1 [&_svg]:mt-0.75 [&_svg]:size-4 [&_svg]:shrink-0">
      {reading === null && children}
      {reading?.ok === false && textOf(adviceMessages, reading.reason)}
      {shown !== null && shown !== typed.trim() && (
        <span className={cx('flex gap-1.5', isCompleted && 'text-lost')}>
          {isCompleted ? (
            <TriangleAlert aria-hidden="true" />
          ) : (
            <CircleCheck aria-hidden="true" className="text-found" />
          )}
          <span>
            <Rich
              text={isCompleted ? assetFormWords.digitAdded : assetFormWords.readsAs}
              parts={{
                number: <Identifier key="number" value={shown} className="font-semibold" />,
              }}
            />
          </span>
        </span>
      )}
      {reading?.ok &&
        reading.warnings.map((warning) => (
          <span key={warning.code} className="flex gap-1.5 text-lost">
            <TriangleAlert aria-hidden="true" />
            {textOf(adviceMessages, warning)}
          </span>
        ))}
    </span>
  )
}

/** Whether an identifier as it is shown has more characters than were typed. */
export function hasMore(shown: string, typed: string): boolean {
  const lengthOf = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').length
  return lengthOf(shown) > lengthOf(typed)
}
