import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { billings, paidPlans, passDays } from '../domain/payments/plans.ts'
import { paymentPageText } from '../locales/en/payments.ts'
import { Button } from '../ui/Button.tsx'
import { withErrorBoundary } from '../ui/feedback/ErrorBoundary.tsx'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { ChoiceField } from '../ui/forms/ChoiceField.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { navigateAndWait } from './auth/navigate-and-wait.ts'
import { useEndpointForm } from './forms/use-endpoint-form.ts'
import { useHydrated } from './forms/use-hydrated.ts'
import { loginPath, paths, paymentPath } from './paths.ts'
import { choiceIn, defaultChoice, payLabel, priceLabel } from './payment/plan-choice.ts'
import { $session, call, restoreSession, type Session } from './session.ts'

/** Redirects to the payment provider’s page. A card field must never be added here. */
export const CheckoutForm = withErrorBoundary(function CheckoutForm() {
  const [{ plan, billing, renew }, setChoice] = useState({ ...defaultChoice, renew: false })
  const stored = useStore($session)
  // `unknown` during hydration, as in the server’s HTML.
  const session: Session = useHydrated() ? stored : { status: 'unknown' }
  const login = loginPath(paymentPath(plan.toLowerCase(), billing.toLowerCase()))
  const { formProps } = useEndpointForm({
    schema: z.object({}),
    send: async () => {
      if ((await restoreSession()).status !== 'in') {
        await navigateAndWait(login)
        return
      }
      const { data } = await call('POST /payments/checkout', { plan, billing, renew })
      await navigateAndWait(data.url)
    },
  })

  // The choice is read from the radio buttons, because it may have been made before hydration.
  const { ref } = formProps
  useEffect(() => {
    if (ref.current) setChoice(choiceOf(ref.current))
  }, [ref])

  return (
    <Form
      {...formProps}
      onChange={(event) => setChoice(choiceOf(event.currentTarget))}
      submit={
        <Button type="submit" size="lg" wide busy={formProps.busy}>
          {payLabel(plan, billing)}
        </Button>
      }
    >
      <ChoiceField
        name="billing"
        label="Billing"
        initial={defaultChoice.billing}
        choices={billings.map((value) => ({
          value,
          label:
            value === 'Yearly' ? (
              <span>
                {value} <span className="block text-xs">{paymentPageText.yearSaving}</span>
              </span>
            ) : (
              value
            ),
        }))}
      />
      <ChoiceField
        name="plan"
        label="Plan"
        initial={defaultChoice.plan}
        choices={paidPlans.map((value) => ({ value, label: value }))}
      />
      <div className="grid gap-2 rounded-md bg-sunken px-3.5 py-3 text-sm">
        <p className="font-semibold">What happens next</p>
        <ol className="list-decimal space-y-1 ps-5">
          {paymentPageText.next({ plan, days: passDays[billing] }).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      <CheckboxField
        name="renew"
        value="yes"
        label={paymentPageText.renew}
        hint={paymentPageText.renewHint({ price: priceLabel(plan, billing) })}
      />
      {session.status === 'in' && (
        <p className="text-sm break-words text-muted">{paymentPageText.account(session.user)}</p>
      )}
      <p className="rounded-md bg-marigold-soft px-3.5 py-3 text-sm signed-in:hidden">
        {paymentPageText.loginFirst}{' '}
        <a href={login} className="text-link">
          Log in
        </a>
        {' · '}
        <a href={login.replace(paths.login, paths.signup)} className="text-link">
          Sign up
        </a>
      </p>
    </Form>
  )
})

function choiceOf(form: HTMLFormElement) {
  const data = new FormData(form)
  return { ...defaultChoice, ...choiceIn(data), renew: data.get('renew') === 'yes' }
}
