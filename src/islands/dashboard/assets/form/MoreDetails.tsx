import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { detailNames } from '../../../../api/assets/asset-record.ts'
import { dayLabel } from '../../../../locales/en/dates.ts'
import { assetDetailWords as words } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { lineDetailNames, lineDetails } from '../../../../locales/line-details.ts'
import { Field } from '../../../../ui/forms/Field.tsx'
import { TextAreaField } from '../../../../ui/forms/TextAreaField.tsx'
import { fieldsOf } from '../../../forms/form-values.ts'
import { PriceField } from '../../../forms/named-fields.tsx'
import { today } from '../../../shell/dates.ts'
import type { AssetForm } from './asset-form.ts'

/** Optional details that help with a claim. Collapsed until the user opens it or it has values. */
export function MoreDetails() {
  const form = useFormContext<AssetForm>()
  const field = fieldsOf(form)
  const [bought, warranty] = form.watch(['purchasedOn', 'warrantyUntil'])
  const [isOpen, setIsOpen] = useState(() =>
    detailNames.some((name) => form.getValues(name) !== ''),
  )
  const isWrong = detailNames.some((name) => form.formState.errors[name])

  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-md border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-3.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          {words.moreDetails}
          <span className="font-normal text-muted"> {words.purchaseWarrantyNotes}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-5 border-t border-line p-3.5">
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
      </div>
    </details>
  )
}
