import * as z from 'zod/mini'
import { createSaleReceipt } from '../../../api/merchants/create-sale-receipt.ts'
import { assetInput } from '../../../locales/en/input/assets.ts'
import { lookupInput } from '../../../locales/en/input/lookup.ts'
import { saleReceiptWords as words } from '../../../locales/en/screens/dashboard/sale-receipt.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { PriceField } from '../../forms/fields/PriceField.tsx'
import { nairaOf } from '../../forms/naira.ts'
import { useEndpointForm } from '../../forms/use-endpoint-form.ts'
import { ScannableField } from '../../lookup/scan/ScannableField.tsx'
import { call } from '../../session.ts'

interface Typed {
  identifier: string
  item: string
  price: string
  buyer: string
}

const schema = z.pipe(
  z.transform(
    (typed: Typed): z.input<typeof createSaleReceipt.input> => ({
      ...typed,
      price: nairaOf(typed.price),
    }),
  ),
  createSaleReceipt.input,
)

/** Asks what is sold and creates the receipt. `onMade` receives its number. */
export function SaleReceiptForm({ onMade }: { onMade: (number: string) => void }) {
  const { field, form, formProps } = useEndpointForm({
    schema,
    texts: { ...assetInput, ...lookupInput },
    defaultValues: { identifier: '', item: '', price: '', buyer: '' },
    send: async (entered) => onMade((await call(createSaleReceipt, entered)).data.number),
  })
  return (
    <Form {...formProps} aria-label={words.title} submit={words.make}>
      <ScannableField
        {...field('identifier')}
        label={words.number}
        hint={words.numberHint}
        onRead={(text) => form.setValue('identifier', text, { shouldDirty: true })}
      />
      <Field
        {...field('item')}
        label={words.item}
        optional
        maxLength={80}
        placeholder={words.itemExample}
      />
      <PriceField {...field('price')} label={words.price} optional />
      <Field {...field('buyer')} label={words.buyer} optional hint={words.buyerHint} />
    </Form>
  )
}
