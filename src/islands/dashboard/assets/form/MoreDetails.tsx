import { useFormContext } from 'react-hook-form'
import { detailNames } from '../../../../api/assets/asset-record.ts'
import { dayLabel } from '../../../../locales/en/dates.ts'
import { assetDetailWords as words } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { assetFormWords as formWords } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { lineDetailNames, lineDetails } from '../../../../locales/line-details.ts'
import { CheckboxField } from '../../../../ui/forms/CheckboxField.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { FoldedFields } from '../../../../ui/forms/FoldedFields.tsx'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../../../forms/form-values.ts'
import { today } from '../../../shell/dates.ts'
import { PriceField } from '../../PriceField.tsx'
import { asset } from '../../routes.ts'
import { AssetReceipt, MorePhotos } from './AssetImages.tsx'
import type { AssetForm } from './asset-form.ts'

const foldedNames = [...detailNames, 'receiptUrl', 'photoUrls', 'hidden', 'vehicleID'] as const

/** What is optional. Collapsed until the user opens it or it has values. */
export function MoreDetails() {
  const form = useFormContext<AssetForm>()
  const field = fieldsOf(form)
  const { edit = false } = asset.useSearch()
  const [bought, warranty] = form.watch(['purchasedOn', 'warrantyUntil'])
  const isVehicle = form.watch('type') === 'Vehicle'

  return (
    <FoldedFields
      title={words.moreDetails}
      note={words.receiptPhotosWarranty}
      isFilled={
        edit ||
        form.getValues(foldedNames).some((value) => (Array.isArray(value) ? value[0] : value))
      }
      isWrong={foldedNames.some((name) => form.formState.errors[name])}
    >
      <AssetReceipt />
      <MorePhotos />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          {...field('purchasedOn')}
          label={words.boughtOn}
          optional
          type="date"
          max={today()}
          hint={bought && dayLabel(bought)}
        />
        <Field
          {...field('warrantyUntil')}
          label={words.warrantyUntil}
          optional
          type="date"
          hint={warranty && dayLabel(warranty)}
        />
        <Field
          {...field('purchasedFrom')}
          label={words.boughtFrom}
          optional
          placeholder={words.shopMarketOrPerson}
        />
        <PriceField {...field('price')} label={words.priceInNaira} optional />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {lineDetailNames.map((name) => (
          <Field
            key={name}
            {...field(name)}
            label={lineDetails[name].label}
            optional
            placeholder={lineDetails[name].example}
          />
        ))}
        <Field {...field('tags')} label={words.tags} optional hint={words.tagsHint} />
      </div>
      {isVehicle && (
        <Field
          {...field('vehicleID')}
          label={words.vehicleId}
          optional
          hint={words.vehicleIdHint}
        />
      )}
      <TextAreaField {...field('notes')} label={words.notes} optional hint={words.notesHint} />
      <CheckboxField {...field('hidden')} label={formWords.hide} hint={formWords.hideHint} />
    </FoldedFields>
  )
}
