import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { detailNames } from '../../../../api/assets/asset-record.ts'
import { dayLabel } from '../../../../locales/en/dates.ts'
import { assetDetailWords as words } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { assetFormWords as formWords } from '../../../../locales/en/screens/dashboard/asset-form.ts'
import { lineDetailNames, lineDetails } from '../../../../locales/line-details.ts'
import { CheckboxField } from '../../../../ui/forms/CheckboxField.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../../../forms/form-values.ts'
import { PriceField } from '../../../forms/named-fields.tsx'
import { today } from '../../../shell/dates.ts'
import { AssetReceipt, MorePhotos } from './AssetImages.tsx'
import type { AssetForm } from './asset-form.ts'

const foldedNames = [...detailNames, 'receiptUrl', 'photoUrls', 'hidden'] as const

/** What is optional. Collapsed until the user opens it or it has values. */
export function MoreDetails() {
  const form = useFormContext<AssetForm>()
  const field = fieldsOf(form)
  const [bought, warranty] = form.watch(['purchasedOn', 'warrantyUntil'])
  const [isOpen, setIsOpen] = useState(() =>
    form.getValues(foldedNames).some((value) => (Array.isArray(value) ? value[0] : value)),
  )
  const isWrong = foldedNames.some((name) => form.formState.errors[name])

  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-md border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-3.5 py-2.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {words.moreDetails}
          <span className="font-normal text-muted"> {words.receiptPhotosWarranty}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-5 border-t border-line p-3.5">
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
        <TextAreaField {...field('notes')} label={words.notes} optional hint={words.notesHint} />
        <CheckboxField {...field('hidden')} label={formWords.hide} hint={formWords.hideHint} />
      </div>
    </details>
  )
}
