import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { gadgetIdentifierKinds } from '../../../../domain/identifiers/kinds.ts'
import { identifierLabels } from '../../../../locales/en/identifiers/kinds.ts'
import { assetDetailWords } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { fill } from '../../../../locales/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { hintStyle } from '../../../../ui/forms/field-style.ts'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import type { AssetForm } from './asset-form.ts'
import { IdentifierField } from './IdentifierField.tsx'

/** Further identifiers of a gadget, one of each kind. */
export function IdentifierFields() {
  const { register, control, formState, setValue, clearErrors } = useFormContext<AssetForm>()
  const [added, setAdded] = useState(-1)
  const first = useWatch({ control, name: 'uuidType' })
  const lines = useWatch({ control, name: 'moreIdentifiers' })
  const taken = [first, ...lines.map(({ kind }) => kind)]
  const [next] = gadgetIdentifierKinds.filter((kind) => !taken.includes(kind))

  function setLines(changed: typeof lines) {
    setValue('moreIdentifiers', changed, { shouldDirty: true })
    // Errors belong to positions, and the positions have changed.
    clearErrors('moreIdentifiers')
  }

  return (
    <div className="grid gap-4">
      {lines.map((line, index) => {
        const kind = line.kind || null
        const place = { value: index + 2 }
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 rounded-md border border-line p-3 sm:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)_auto]"
          >
            <SelectField
              label={fill(assetDetailWords.kindOfNumber, place)}
              placeholder={assetDetailWords.chooseOne}
              autoFocus={index === added}
              error={formState.errors.moreIdentifiers?.[index]?.kind?.message}
              {...register(`moreIdentifiers.${index}.kind`)}
            >
              {gadgetIdentifierKinds.map((each) => (
                <option key={each} value={each} disabled={each !== kind && taken.includes(each)}>
                  {identifierLabels[each]}
                </option>
              ))}
            </SelectField>
            <div className="max-sm:col-span-2 max-sm:row-start-2">
              <IdentifierField
                name={`moreIdentifiers.${index}.value`}
                label={fill(assetDetailWords.number, place)}
                kind={kind}
              />
            </div>
            <Button
              variant="quiet"
              aria-label={fill(assetDetailWords.removeNumber, place)}
              onClick={() => setLines(lines.toSpliced(index, 1))}
              className="mt-6.5 size-12 px-0"
            >
              <X aria-hidden="true" />
            </Button>
          </div>
        )
      })}
      {next && (
        <div className="grid gap-1">
          <Button
            variant="secondary"
            // In sight from the start: if it appeared, what is below would move under a finger.
            disabled={first === ''}
            onClick={() => {
              setAdded(lines.length)
              setLines([...lines, { kind: next, value: '' }])
            }}
            className="justify-self-start"
          >
            <Plus aria-hidden="true" />
            {assetDetailWords.addAnotherNumber}
          </Button>
          {lines.length === 0 && <p className={hintStyle}>{assetDetailWords.moreNumbersHint}</p>}
        </div>
      )}
    </div>
  )
}
