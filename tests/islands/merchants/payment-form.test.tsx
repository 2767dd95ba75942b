import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CheckoutForm } from '../../../src/islands/CheckoutForm.tsx'
import { PaymentForm } from '../../../src/islands/PaymentForm.tsx'
import { choiceIn, choosePlanOfUrl } from '../../../src/islands/payment/plan-choice.ts'
import { pushToast } from '../../../src/islands/Toaster.tsx'
import { fakeApi, startFresh } from '../support/fake-api.ts'

startFresh()

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const payButton = () => screen.getByRole('button', { name: /^Pay/ })
const nextYear = String((new Date().getFullYear() + 1) % 100)

async function typeCard({
  number = '4111111111111111',
  expiry = `12${nextYear}`,
  cvv = '123',
} = {}) {
  await userEvent.type(field('Card number'), number)
  await userEvent.type(field('Expiry'), expiry)
  await userEvent.type(field('CVV'), cvv)
  await userEvent.click(payButton())
}

describe('the payment form', () => {
  it.each([
    ['Premium', 'Monthly', 'Pay NGN 900'],
    ['Premium', 'Yearly', 'Pay NGN 9,000'],
    ['Merchant', 'Monthly', 'Pay NGN 1,900'],
    ['Merchant', 'Yearly', 'Pay NGN 19,000'],
  ])('asks for the price of %s %s: %s (spec §9)', async (plan, billing, label) => {
    render(<PaymentForm />)
    await userEvent.click(screen.getByRole('radio', { name: plan }))
    await userEvent.click(screen.getByRole('radio', { name: billing }))
    expect(payButton().textContent).toBe(label)
  })

  it('starts with Premium by the month: exactly "Pay NGN 900"', () => {
    render(<PaymentForm />)
    expect(payButton().textContent).toBe('Pay NGN 900')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Premium' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true)
  })

  it('keeps a choice made before its script loaded', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(<PaymentForm />)
    screen.getByRole<HTMLInputElement>('radio', { name: 'Merchant' }).checked = true
    screen.getByRole<HTMLInputElement>('radio', { name: 'Yearly' }).checked = true
    render(<PaymentForm />, { container: place, hydrate: true })
    await waitFor(() => expect(payButton().textContent).toBe('Pay NGN 19,000'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Merchant' }).checked).toBe(true)
  })

  it('names the amount of the plan in the URL, whether its script or that of the page comes first', async () => {
    history.replaceState(null, '', '/payment?plan=merchant&billing=yearly')
    render(<PaymentForm />)
    choosePlanOfUrl()
    await waitFor(() => expect(payButton().textContent).toBe('Pay NGN 19,000'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Merchant' }).checked).toBe(true)
    // A log-in leads back to it.
    expect(screen.getByRole('link', { name: 'log in' }).getAttribute('href')).toContain(
      encodeURIComponent('plan=merchant&billing=yearly'),
    )
  })

  it('says above its first field that payments are not open, what will be charged, and where it goes', () => {
    render(<PaymentForm />)
    const words = screen.getByText('Payments are not open yet.').parentElement
    expect(words?.textContent).toContain(
      'Nothing is charged, and nothing that you type here leaves this page.',
    )
    expect(words?.textContent).toContain('A plan will need an account')
    const [first] = document.querySelectorAll('input, select')
    const order = words && first ? words.compareDocumentPosition(first) : 0
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('offers Nigeria as the only country', () => {
    render(<PaymentForm />)
    const options = screen.getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value }) => value)).toEqual(['Nigeria'])
  })

  it('validates the card locally, sends it nowhere, clears it, and says that nothing was charged', async () => {
    const calls = fakeApi({})
    render(<PaymentForm />)
    await typeCard()
    await waitFor(() =>
      expect(pushToast).toHaveBeenCalledWith(
        'info',
        'Payments are not open yet. Nothing was charged.',
      ),
    )
    expect((await screen.findByRole('status')).textContent).toContain('it was not sent')
    expect(['Card number', 'Expiry', 'CVV'].map((label) => field(label).value)).toEqual([
      '',
      '',
      '',
    ])
    expect(calls).toEqual([])
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  it.each([
    ['Card number', { number: '4111111111111112' }, 'This is not a card number. Check its digits.'],
    ['Expiry', { expiry: '1320' }, 'Enter month and year, like 09/27'],
    ['Expiry', { expiry: '0120' }, 'This card has expired, or the year is wrong'],
    ['CVV', { cvv: '12' }, 'Enter the 3 or 4 digits'],
  ])('shows the error for %s: %j', async (label, card, words) => {
    render(<PaymentForm />)
    await typeCard(card)
    await screen.findByText(words)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(pushToast).not.toHaveBeenCalled()
  })

  it('groups the number and the date on blur', async () => {
    render(<PaymentForm />)
    await typeCard({ cvv: '1' })
    expect(field('Card number').value).toBe('4111 1111 1111 1111')
    expect(field('Expiry').value).toBe(`12/${nextYear}`)
  })
})

it('a renewal names the price of the chosen plan', async () => {
  render(<CheckoutForm />)
  const renewal = () => screen.getByText(/twelve hours before the plan ends/).textContent
  expect(renewal()).toContain('we charge ₦900 twelve')
  await userEvent.click(screen.getByRole('radio', { name: 'Merchant' }))
  expect(renewal()).toContain('we charge ₦1,900 twelve')
})

describe('the plan in the URL', () => {
  it.each([
    ['?plan=merchant&billing=yearly', { plan: 'Merchant', billing: 'Yearly' }],
    ['?plan=PREMIUM', { plan: 'Premium' }],
    ['?plan=free&billing=daily', {}],
    ['?plan=%22%5D&billing=%3Cscript%3E', {}],
    ['', {}],
  ])('%s is %j', (search, choice) => {
    expect(choiceIn(new URLSearchParams(search))).toEqual(choice)
  })
})
