import { expect, it } from 'vitest'
import { plans } from '../../src/site.ts'
import { linksOf, pageAt } from './support/built-site.ts'

const main = pageAt('/pricing').html.split('<main')[1]?.split('</main>')[0] ?? ''

it('every plan has a link, Free to /signup and the others to their payment by month and by year', () => {
  expect(linksOf(pageAt('/pricing'))).toEqual(
    expect.arrayContaining([
      '/signup',
      '/payment?plan=premium&billing=monthly',
      '/payment?plan=premium&billing=yearly',
      '/payment?plan=merchant&billing=monthly',
      '/payment?plan=merchant&billing=yearly',
    ]),
  )
})

it('Free costs nothing, Premium 900 or 9000, Merchant 1900 or 19000 naira (spec §9)', () => {
  const prices = plans.map(({ title, monthlyAmount, yearlyAmount }) => [
    title,
    monthlyAmount,
    yearlyAmount,
  ])
  expect(prices).toEqual([
    ['Free', 0, 0],
    ['Premium', 900, 9000],
    ['Merchant', 1900, 19_000],
  ])
})

it('the three plans show their contents and prices (spec §9)', () => {
  for (const { title, features } of plans) {
    expect(main).toMatch(new RegExp(`<h2[^>]*>\\s*${title}\\s*</h2>`))
    for (const feature of features) expect(main).toContain(feature)
  }
  for (const price of ['₦0', '₦900', '₦9,000', '₦1,900', '₦19,000']) expect(main).toContain(price)
})

it('the page shows how many identifiers each plan allows per batch and per day, as the server enforces it', () => {
  expect(main.replace(/\s+/g, ' ')).toContain(
    'Free 10 at once and 20 a day, Premium 25 at once and 100 a day, Merchant 50 at once and 1,000 a day',
  )
})
