import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form'
import { vehicleIdentifierKinds } from '../../../../domain/identifiers/kinds.ts'
import { readAs } from '../../../../domain/identifiers/read/read-as.ts'
import { labelAmong } from '../../../../locales/en/identifiers/kinds.ts'
import { assetFormWords as words } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { hintStyle } from '../../../../ui/forms/field-style.ts'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../../../forms/form-values.ts'
import { AssetPicture } from './AssetImages.tsx'
import type { AssetForm } from './asset-form.ts'
import { GadgetFields } from './GadgetFields.tsx'
import { hasMore, IdentifierField } from './IdentifierField.tsx'
import { MoreDetails } from './MoreDetails.tsx'
import { prefillFromIdentifier } from './prefill-from-identifier.ts'
import { suggestedName } from './suggest-name.ts'
import { VehicleFields } from './VehicleFields.tsx'

interface Props {
  /** The choice of the category, which the number of a new asset stands above. */
  children?: ReactNode
}

/** The fields of spec §5 for the chosen category, for new assets and edits. The number is first. */
export function AssetFields({ children }: Props) {
  const form = useFormContext<AssetForm>()
  const field = fieldsOf(form)
  const [type, uuidType] = useWatch({ control: form.control, name: ['type', 'uuidType'] })
  const isNew = children !== undefined
  /** What the number has told: its kind alone if the user has chosen the category. */
  const [told, setTold] = useState<Partial<AssetForm>>(() =>
    isNew ? prefillFromIdentifier(form.getValues('uuid')) : {},
  )
  const [isChanging, setChanging] = useState(false)
  const isTold =
    isNew &&
    type !== '' &&
    type === (told.type ?? 'Gadget') &&
    uuidType === (told.uuidType ?? uuidType)
  const toldKind = told.uuidType || vehicleIdentifierKinds.find((kind) => told[kind])

  /** The kind is not asked, unless the user says that it is another or it is refused. */
  const isKindTold =
    isTold && Boolean(told.uuidType) && !isChanging && !form.formState.errors.uuidType

  /** The number tells the category and its own kind, unless the user has chosen. */
  function detectKind(number: string, isTyping = false) {
    // The press that took the focus may have chosen the category.
    const { type, uuidType } = form.getValues()
    const isOwnKind = uuidType !== '' && uuidType !== told.uuidType
    if (type === 'Vehicle' || isOwnKind || number.trim() === '') return
    const detected = prefillFromIdentifier(number)
    if (!detected.type || (type !== '' && type !== told.type && type !== detected.type)) return
    const { uuid = '' } = detected
    // The line below the field says which digit was added.
    const shown = isTyping || hasMore(uuid, number) ? number : uuid
    for (const [name, value] of Object.entries({ ...detected, uuid: shown })) {
      form.setValue(name as keyof AssetForm, value, {
        shouldDirty: true,
        shouldTouch: !isTyping,
        shouldValidate: form.formState.isSubmitted,
      })
    }
    const isOwnCategory = type !== '' && type !== told.type
    setTold(isOwnCategory ? { uuidType: detected.uuidType ?? '' } : detected)
    if (detected.type === 'Vehicle') setTimeout(() => followNumber(form, detected))
  }

  /** A whole IMEI or VIN leaves no doubt, so nobody has to leave the field. */
  function detectTyped(number: string) {
    if (form.getValues('type') === '' && isWhole(number)) detectKind(number, true)
  }

  return (
    <>
      {type !== 'Vehicle' && (
        <IdentifierField
          name="uuid"
          label={words.uniqueId}
          kind={uuidType || null}
          onType={detectTyped}
          onDone={detectKind}
        />
      )}
      <div className="grid gap-2">
        {children}
        <div className="flex flex-wrap items-center gap-x-2 has-[p:empty]:hidden">
          <p role="status" className={hintStyle}>
            {isTold &&
              toldKind &&
              fill(words.chosenByNumber, {
                choice: [told.type, labelAmong(toldKind, [toldKind])].filter(Boolean).join(', '),
              })}
          </p>
          {isKindTold && (
            <Button
              variant="quiet"
              aria-label={words.changeKind}
              onClick={() => setChanging(true)}
              className="-ms-2 px-2"
            >
              {words.change}
            </Button>
          )}
        </div>
      </div>
      {type === 'Gadget' && (
        <GadgetFields kind={isKindTold ? 'told' : isChanging ? 'changing' : 'asked'} />
      )}
      {type === 'Vehicle' && <VehicleFields />}
      <Field
        {...field('name')}
        // Typing replaces a suggested name.
        onFocus={({ target }) => {
          if (target.value === suggestedName(form.getValues())) target.select()
        }}
        label={words.name}
        disabled={type === ''}
        hint={type === '' ? words.categoryFirst : undefined}
        placeholder={type === 'Vehicle' ? words.vehicleExample : words.gadgetExample}
      />
      <TextAreaField
        {...field('description')}
        label={words.description}
        hint={words.descriptionHint}
      />
      <AssetPicture />
      <MoreDetails />
    </>
  )
}

/** An IMEI of 15 digits with the right check digit, or a VIN. */
function isWhole(number: string): boolean {
  const { uuidType, vin } = prefillFromIdentifier(number)
  return (
    vin !== undefined ||
    (uuidType === 'imei1' && /^(?:\D*\d){15}\D*$/.test(number) && readAs('imei1', number).ok)
  )
}

/** The field of the number has gone, and with it the focus: the number is in one of a vehicle. */
function followNumber(form: UseFormReturn<AssetForm>, detected: Partial<AssetForm>) {
  const field = vehicleIdentifierKinds.find((kind) => detected[kind])
  if (field && document.activeElement === document.body) form.setFocus(field)
}
