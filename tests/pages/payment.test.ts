import { expect, it } from 'vitest'
import { pageAt } from './support/built-site.ts'

const fieldsOf = (path: string) =>
  pageAt(path).tags.filter(({ name }) => ['input', 'select', 'textarea'].includes(name))

/** What a browser or its wallet takes for a card. */
const cardField = /cc-|card|cvv|cvc|csc|expir/i

it('the page that is served while payments are open has no field that a browser would fill with a card', () => {
  const fields = fieldsOf('/payment/hosted')
  expect(fields.map(({ attributes }) => attributes['name'])).toEqual([
    ...['billing', 'billing', 'plan', 'plan', 'renew'],
  ])
  for (const { attributes } of fields) {
    const { name, id, autocomplete, type, placeholder } = attributes
    expect([name, id, autocomplete, placeholder].join(' ')).not.toMatch(cardField)
    expect(['radio', 'checkbox']).toContain(type)
  }
})

it('no origin but our own may be reached from the pages of a payment', () => {
  for (const path of ['/payment/hosted', '/payment/callback']) {
    const { policy } = pageAt(path)
    expect(policy).toMatch(/^default-src 'self'/)
    expect(policy).not.toMatch(/https?:|wss?:|\*|frame-src/)
  }
})

it('while payments are not open the page is the form of the specification, with the notice above its first field (spec §2)', () => {
  const { html } = pageAt('/payment')
  const notice = html.indexOf('Payments are not open yet.')
  expect(notice).toBeGreaterThan(0)
  expect(notice).toBeLessThan(html.search(/<(?:input|select)\b/))
  for (const words of ['Card number', 'Expiry', 'CVV', 'Country', 'Pay NGN 900']) {
    expect(html).toContain(words)
  }
  expect(
    fieldsOf('/payment').filter(({ attributes }) =>
      cardField.test(attributes['autocomplete'] ?? ''),
    ),
  ).toHaveLength(3)
})
