import * as z from 'zod/mini'
import { createSaleReceipt } from '../../../api/merchants/create-sale-receipt.ts'
import { assetInput } from '../../../locales/en/input/assets.ts'
import { lookupInput } from '../../../locales/en/input/lookup.ts'
import { saleReceiptWords as words } from '../../../locales/en/screens/dashboard/sale-receipt.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { PriceField } from '../../forms/fields/PriceField.tsx'
import { nairaOf } from '../../forms/naira.ts'
import { ScannableField } from '../../lookup/scan/ScannableField.tsx'
import { call } from '../../session.ts'
import { useUser } from '../../shell/user-context.ts'

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
  const userId = useUser().id
  const { field, form, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName: `receipt:${userId}`,
    schema,
    texts: { ...assetInput, ...lookupInput },
    defaultValues: { identifier: '', item: '', price: '', buyer: '' },
    send: async (entered) => {
      const { data } = await call(createSaleReceipt, entered)
      discardDraft()
      onMade(data.number)
    },
  })
  return (
    <>
      {draftNotice}
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
    </>
  )
}
