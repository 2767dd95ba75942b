import { verifyPayment } from '../../../src/api/payments/verify-payment.ts'
import { paymentPath } from '../../../src/islands/paths.ts'
import { send } from '../acts.ts'
import type { Facts } from '../facts.ts'
import { refusals, type Screen, type State, type States } from '../screen.ts'

const chosen = paymentPath('Merchant', 'yearly')
/** Of the same length as a real one, so that lines break in the same places. */
const callback = `/payment/callback?reference=TJP-${'0123456789ab'.repeat(2)}`

/** What the page shows that the provider sends people back to. */
const callbackStates: States = {
  ...Object.fromEntries(
    (['open', 'paid', 'failed', 'refused', 'closed'] as const).map((status): [string, State] => [
      status,
      {
        ...{ as: 'owner', path: callback },
        answers: [{ endpoint: verifyPayment, status: 200, json: { data: verified(status) } }],
      },
    ]),
  ),
  waiting: { as: 'owner', path: callback, answers: 'loading' },
  'signed out': { path: callback, isMissing: true },
  unknown: { as: 'owner', path: callback, isMissing: true },
  'no reference': { as: 'owner', isMissing: true },
}

function verified(status: string) {
  return { status, plan: 'Merchant', endsAt: status === 'paid' ? Date.parse('2027-03-04') : null }
}

/** From the choice of a plan to what became of the payment, at the local stand-in of the provider. */
export function paymentScreens({ checkout }: Facts): Screen[] {
  const page = (route: string, states: States, path = route): Screen => ({
    ...{ route, as: 'visitor', path, states },
  })
  const withoutProvider = 'payment/index.html'
  return [
    page('/payment', {
      ...{ full: {}, chosen: { path: chosen } },
      'signed in': { as: 'owner', path: chosen },
      ...refusals(send, 'owner'),
      'without a provider': { document: withoutProvider },
      'errors without a provider': { document: withoutProvider, act: send },
    }),
    page('/payment/callback', callbackStates),
    // Only the server knows it by this name: people see it at /payment.
    page('/payment/hosted', { 'no page': { isMissing: true } }),
    page('provider/checkout', { full: { schemes: ['light'] } }, checkout),
  ]
}
