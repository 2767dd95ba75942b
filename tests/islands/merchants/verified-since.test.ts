import { expect, it } from 'vitest'
import type { MerchantRecord } from '../../../src/api/merchants/directory.ts'
import { cardOf } from '../../../src/islands/merchants/directory/listed-rows.ts'
import { shopOfMerchant } from '../../../src/pages/_merchants/shop.ts'
import { dayText } from '../../../src/pages/_parts/days.ts'

it('a business that was verified half an hour after midnight was verified that day, in the list and on its page', () => {
  const merchant = {
    ...{ name: 'Musa Phones', slug: 'musa-phones', logo: '/uploads/logo.webp', state: 'Lagos' },
    verifiedSince: Date.parse('2026-11-26T23:30Z'),
  } as MerchantRecord
  document.body.innerHTML = `<template id="merchant-card"><li><a data-part="link"><img data-part="logo">
    <b data-part="name"></b><b data-part="state"></b><time data-part="since"></time></a></li></template>`
  const since = cardOf(merchant).querySelector('time')
  expect([since?.textContent, since?.dateTime]).toEqual(['27 November 2026', '2026-11-27'])
  const { verified } = shopOfMerchant(merchant)
  expect(verified && dayText(verified.since)).toBe('27 November 2026')
})
