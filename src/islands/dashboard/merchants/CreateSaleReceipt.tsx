import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { createSaleReceiptInput } from '../../../api/merchants/certificates.ts'
import { groupTyped } from '../../../domain/identifiers/group-typed.ts'
import { parseFoundIdentifier } from '../../../domain/reports/found-reports.ts'
import { assetInput } from '../../../locales/en/input/assets.ts'
import { lookupInput } from '../../../locales/en/input/lookup.ts'
import { saleReceiptWords as words } from '../../../locales/en/screens/dashboard/sale-receipt.ts'
import { fill } from '../../../locales/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { useDraftForm } from '../../forms/drafts/use-draft-form.tsx'
import { afterPress } from '../../forms/form-values.ts'
import { nairaOf } from '../../forms/naira.ts'
import { ScannableField } from '../../lookup/scan/ScannableField.tsx'
import { proofPath } from '../../proofs/proof-paths.ts'
import { call } from '../../session.ts'
import { CopyButton } from '../../shell/CopyButton.tsx'
import { useUser } from '../../shell/user-context.ts'
import { PriceField } from '../PriceField.tsx'
import { VerifiedOnly } from './VerifiedOnly.tsx'

/** Creates the receipt of a sale, for verified businesses. */
export function CreateSaleReceipt() {
  const [number, setNumber] = useState<string | null>(null)
  return (
    <VerifiedOnly title={words.title} about={words.about} className="max-w-xl">
      {() =>
        number === null ? (
          <SaleReceiptForm onMade={setNumber} />
        ) : (
          <SaleReceiptReady number={number} onAnother={() => setNumber(null)} />
        )
      }
    </VerifiedOnly>
  )
}

interface Typed {
  identifier: string
  item: string
  price: string
  buyer: string
}

const schema = z.pipe(
  z.transform(
    (typed: Typed): z.input<typeof createSaleReceiptInput> => ({
      ...typed,
      price: nairaOf(typed.price),
    }),
  ),
  createSaleReceiptInput,
)

/** Asks what is sold and creates the receipt. `onMade` receives its number. */
function SaleReceiptForm({ onMade }: { onMade: (number: string) => void }) {
  const userId = useUser().id
  const { field, form, formProps, discardDraft, draftNotice } = useDraftForm({
    draftName: `receipt:${userId}`,
    schema,
    texts: { ...assetInput, ...lookupInput },
    defaultValues: { identifier: '', item: '', price: '', buyer: '' },
    send: async (entered) => {
      const { data } = await call('POST /merchants/receipts', entered)
      discardDraft()
      onMade(data.number)
    },
  })
  function groupNumber() {
    const typed = form.getValues('identifier')
    const reading = parseFoundIdentifier(typed, { kind: undefined, asWritten: true })
    const shown = groupTyped(typed, reading)
    if (shown !== typed) form.setValue('identifier', shown)
  }
  return (
    <>
      {draftNotice}
      <Form {...formProps} aria-label={words.title} submit={words.make}>
        <ScannableField
          {...field('identifier', { onBlur: () => afterPress(groupNumber) })}
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

/** A finished receipt: its number, its PDF, its page. */
function SaleReceiptReady({ number, onAnother }: { number: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const url = `${window.location.host}${proofPath}`
  return (
    <Card className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {words.ready}
      </h2>
      <p className="flex items-center gap-2">
        <span translate="no" className="font-mono text-2xl font-medium">
          {number}
        </span>
        <CopyButton text={number} name={words.receiptNumber} />
      </p>
      <p>{fill(words.readyAbout, { number, address: url })}</p>
      <div className="flex flex-wrap gap-3">
        <a href={`/api/verify/proof/${number}/pdf`} className={buttonStyle()}>
          {words.pdf}
        </a>
        <a href={`${proofPath}#${number}`} className={buttonStyle({ variant: 'secondary' })}>
          {words.open}
        </a>
        <Button variant="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </Card>
  )
}
