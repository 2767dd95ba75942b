import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { invalid } from '../api/invalid.ts'
import {
  groupCardNumber,
  isCardNumber,
  isGoodAt,
  parseExpiry,
  writeExpiry,
} from '../domain/merchants/payment-cards.ts'
import { billings, paidPlans } from '../domain/payments/plans.ts'
import { paymentInput } from '../locales/en/input/payments.ts'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { ChoiceField } from '../ui/forms/ChoiceField.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SelectField } from '../ui/forms/SelectField.tsx'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { useHydrated } from './forms/use-hydrated.ts'
import { loginPath, paths, paymentPath } from './paths.ts'
import { choiceIn, defaultChoice, payLabel } from './payment/plan-choice.ts'
import { showToast } from './shell/toasts.ts'

const cardSchema = z.object({
  cardNumber: z
    .string()
    .check(
      z.minLength(1, invalid('card-number-missing')),
      z.refine(isCardNumber, invalid('card-number')),
    ),
  expiry: z.string().check(
    z.refine((text) => parseExpiry(text) !== null, invalid('card-expiry')),
    z.refine((text) => {
      const expiry = parseExpiry(text)
      return !expiry || isGoodAt(expiry, new Date())
    }, invalid('card-expired')),
  ),
  cvv: z.string().check(z.regex(/^\d{3,4}$/, invalid('card-cvv'))),
  country: z.literal('Nigeria'),
})

const notOpenYet = 'Payments are not open yet. Nothing was charged.'

/** Calls no endpoint (spec §2): the card details are validated in the browser and discarded. */
export const PaymentForm = withErrorBoundary(function PaymentForm() {
  const [{ plan, billing }, setChoice] = useState(defaultChoice)
  // It leads back to the chosen plan.
  const login = loginPath(paymentPath(plan.toLowerCase(), billing.toLowerCase()))
  const [isDone, setDone] = useState(false)
  const { form, field, formProps } = useEndpointForm({
    schema: cardSchema,
    texts: paymentInput,
    send: async () => {
      for (const name of ['cardNumber', 'expiry', 'cvv'] as const) form.setValue(name, '')
      setDone(true)
      void showToast('info', notOpenYet)
    },
  })

  // Browsers do not submit controls without a name. A form sent before hydration, or without
  // scripts, therefore contains no card details.
  const isHydrated = useHydrated()
  const nameless = isHydrated ? {} : { name: undefined }

  // The choice stays in the radio buttons: react-hook-form would clear one made before hydration.
  const { ref } = formProps
  useEffect(() => {
    if (ref.current) setChoice(choiceOf(ref.current))
  }, [ref])

  return (
    <div className="grid gap-5">
      <div className="grid gap-1 rounded-md border border-line bg-marigold-soft px-3.5 py-3 text-sm">
        <p className="font-semibold">Payments are not open yet.</p>
        <p>Nothing is charged, and nothing that you type here leaves this page.</p>
        <p className="signed-in:hidden">
          You are not logged in. A plan will need an account:{' '}
          <a href={login.replace(paths.login, paths.signup)} className="text-link">
            sign up
          </a>{' '}
          or{' '}
          <a href={login} className="text-link">
            log in
          </a>{' '}
          first when payments open.
        </p>
      </div>
      <Form
        {...formProps}
        onChange={(event) => setChoice(choiceOf(event.currentTarget))}
        submit={payLabel(plan, billing)}
      >
        <ChoiceField
          name="billing"
          label="Billing"
          initial={defaultChoice.billing}
          choices={billings.map((value) => ({ value, label: value }))}
        />
        <ChoiceField
          name="plan"
          label="Plan"
          initial={defaultChoice.plan}
          choices={paidPlans.map((value) => ({ value, label: value }))}
        />
        <Field
          {...field('cardNumber', {
            onBlur: () =>
              form.setValue('cardNumber', groupCardNumber(form.getValues('cardNumber'))),
          })}
          {...nameless}
          label="Card number"
          autoComplete="cc-number"
          inputMode="numeric"
          placeholder="0000 0000 0000 0000"
          mono
        />
        <div className="grid grid-cols-2 items-start gap-5">
          <Field
            {...field('expiry', {
              onBlur: () => {
                const expiry = parseExpiry(form.getValues('expiry'))
                if (expiry) form.setValue('expiry', writeExpiry(expiry))
              },
            })}
            {...nameless}
            label="Expiry"
            autoComplete="cc-exp"
            inputMode="numeric"
            placeholder="MM/YY"
            mono
          />
          <Field
            {...field('cvv')}
            {...nameless}
            label="CVV"
            autoComplete="cc-csc"
            inputMode="numeric"
            maxLength={4}
            placeholder="123"
            mono
          />
        </div>
        <SelectField {...field('country')} label="Country" autoComplete="country-name">
          <option>Nigeria</option>
        </SelectField>
        {isDone && (
          <p role="status" className="rounded-md bg-brand-soft px-3.5 py-3 text-sm">
            {notOpenYet} Your card was checked on this device only: it was not sent, and is not
            kept.
          </p>
        )}
      </Form>
    </div>
  )
})

function choiceOf(form: HTMLFormElement) {
  return { ...defaultChoice, ...choiceIn(new FormData(form)) }
}
