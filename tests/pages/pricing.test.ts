import { expect, it } from 'vitest'
import { planFeatures } from '../../src/domain/payments/plans.ts'
import { alwaysFree, featureLabels } from '../../src/locales/en/payments.ts'
import { plans } from '../../src/site.ts'
import { linksOf, pageAt } from './support/built-site.ts'

const mainOf = (path: string) => pageAt(path).html.split('<main')[1]?.split('</main>')[0] ?? ''
const main = mainOf('/pricing')

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

it('the table has only rows that differ, as the server enforces them; what is free on every plan is listed once', () => {
  const rows = [...main.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>\s*(.*?)\s*<\/t[hd]>/gs)].map(([, cell]) => cell),
  )
  const text = (value: number | boolean) =>
    typeof value === 'number' ? value.toLocaleString('en-NG') : value ? 'Yes' : 'No'
  for (const [feature, values] of Object.entries(planFeatures)) {
    const label = featureLabels[feature as keyof typeof planFeatures]
    expect(rows).toContainEqual([label, ...Object.values(values).map(text)])
  }
  for (const cells of rows) expect(new Set(cells.slice(1)).size).toBeGreaterThan(1)
  for (const label of alwaysFree) expect(main.split(label)).toHaveLength(2)
  expect(rows).toHaveLength(1 + Object.keys(planFeatures).length)
})

it('“2 months free” is where it applies: on the choice of the year, and with the yearly price of a plan that costs something', () => {
  for (const { monthlyAmount, yearlyAmount } of plans) expect(yearlyAmount).toBe(10 * monthlyAmount)
  for (const path of ['/pricing', '/select-pricing-plans']) {
    expect(mainOf(path).match(/2 months free/g), path).toHaveLength(3)
  }
})
