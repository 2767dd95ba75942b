import { expect, it } from 'vitest'
import { parseEvent } from '../../../src/server/payments/provider.ts'

const parsed = (text: string) => parseEvent(Buffer.from(text))

it.each([
  'no JSON',
  'null',
  '[]',
  '{"data":{"reference":"T1"}}',
  '{"event":7,"data":{"reference":"T1"}}',
  '{"event":"charge.success"}',
  '{"event":"charge.success","data":null}',
  '{"event":"charge.success","data":"T1"}',
])('%s is no event', (text) => {
  expect(parsed(text)).toBeNull()
})

it('an event without a number of its own is known by its body', () => {
  const [one, other] = ['{}', '{"a":1}'].map((data) => parsed(`{"event":"invoice","data":${data}}`))
  expect(one).toMatchObject({ event: 'invoice', reference: null, provider_id: null, amount: null })
  expect(one?.id).not.toBe(other?.id)
})

it('a refund names the transaction that it ends, in either form', () => {
  const amount = { refund_amount: 90_000, amount: 5 }
  for (const fields of [
    { transaction_reference: 'T1', transaction: 8 },
    { transaction: { reference: 'T1', id: 8 } },
  ]) {
    const event = { event: 'refund.processed', data: { id: 3, ...amount, ...fields } }
    expect(parsed(JSON.stringify(event))).toEqual({
      id: 'refund.processed 3',
      event: 'refund.processed',
      reference: 'T1',
      provider_id: '8',
      amount: 90_000,
    })
  }
})
