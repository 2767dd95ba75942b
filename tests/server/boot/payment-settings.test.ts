import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '../../../src/server/config/env.ts'

const PAYSTACK_SECRET_KEY = 'sk_live_0123456789'

describe('payments', () => {
  it('are closed without the provider’s key, whatever else is set', () => {
    expect(readSettings({}).paystack).toBe(null)
    expect(readSettings({ PAYSTACK_URL: 'http://127.0.0.1:4390' }).paystack).toBe(null)
  })

  it('are opened by the key, at the provider’s public address unless another is set', () => {
    expect(readSettings({ PAYSTACK_SECRET_KEY, VAT_PERCENT: '7.5', TAX_ID: '1' })).toMatchObject({
      paystack: { secretKey: PAYSTACK_SECRET_KEY, url: 'https://api.paystack.co' },
      vatRate: 750,
      taxId: '1',
    })
  })

  it.each([
    ['a short key', { PAYSTACK_SECRET_KEY: 'sk' }, /^PAYSTACK_SECRET_KEY/],
    ['the public key', { PAYSTACK_SECRET_KEY: 'pk_live_0123456789' }, /^PAYSTACK_SECRET_KEY/],
    ['an address that is not encrypted', { PAYSTACK_URL: 'http://pay.example' }, /^PAYSTACK_URL/],
    ['a VAT of more than half', { VAT_PERCENT: '75' }, /^VAT_PERCENT/],
    [
      'a trial provider with a public origin',
      { PAYSTACK_URL: 'http://127.0.0.1:4390', PUBLIC_ORIGIN: 'https://toju.example' },
      /^PAYSTACK_URL/,
    ],
  ])('refuse %s, and never repeat the key', (_, settings, says) => {
    const read = () => readSettings({ PAYSTACK_SECRET_KEY, ...settings })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(says)
    expect(read).not.toThrow(PAYSTACK_SECRET_KEY)
  })
})
