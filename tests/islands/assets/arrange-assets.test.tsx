import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  type Arrangement,
  arrangeAssets,
  everyAsset,
  summaryOf,
} from '../../../src/islands/dashboard/assets/list/arrange-assets.ts'
import { ok, startFresh } from '../support/fake-api.ts'
import { gadget, openApp, title } from '../support/open-app.tsx'

startFresh()

const today = '2026-03-04'
const all = [
  gadget({ id: 'phone', name: 'Phone', price: 90_000, warrantyUntil: '2026-03-20', tags: 'work' }),
  gadget({ id: 'handed', name: 'Handed over', isFind: true }),
  gadget({ id: 'find', name: 'Find', isFind: true, openReport: 'Found', price: 1 }),
  gadget({ id: 'car', name: 'Car', type: 'Vehicle', price: 900_000, openReport: 'Lost' }),
  gadget({ id: 'bag', name: 'Bag', warrantyUntil: '2027-01-01', tags: 'work, travel' }),
]

const shown = (change: Partial<Arrangement>) =>
  arrangeAssets(all, { ...everyAsset, ...change }, today).map(({ id }) => id)

it('lists finds apart from the user’s own assets, with those that were handed over last', () => {
  expect(shown({})).toEqual(['phone', 'car', 'bag'])
  expect(shown({ whose: 'found' })).toEqual(['find', 'handed'])
})

it.each([
  ['Vehicle', ['car']],
  ['reported', ['car']],
  ['warranty', ['phone']],
  ['tag:work', ['phone', 'bag']],
])('shows only %s', (only, ids) => {
  expect(shown({ only })).toEqual(ids)
})

it.each([
  ['name', ['bag', 'car', 'phone']],
  ['price', ['car', 'phone', 'bag']],
  ['warranty', ['phone', 'bag', 'car']],
] as const)('sorts by %s', (order, ids) => {
  expect(shown({ order })).toEqual(ids)
})

it('sorts numbers in names by their value', () => {
  const phones = ['Phone 10', 'Phone 2', 'phone 1'].map((name) => gadget({ id: name, name }))
  const sorted = arrangeAssets(phones, { ...everyAsset, order: 'name' }, today)
  expect(sorted.map(({ name }) => name)).toEqual(['phone 1', 'Phone 2', 'Phone 10'])
})

it.each([
  ['en-NG', ['ọba', 'oz']],
  ['yo', ['oz', 'ọba']],
  ['ig', ['oz', 'ọba']],
])('sorts names as %s does', (language, names) => {
  document.documentElement.lang = language
  onTestFinished(() => document.documentElement.removeAttribute('lang'))
  const assets = names.toReversed().map((name) => gadget({ id: name, name }))
  const sorted = arrangeAssets(assets, { ...everyAsset, order: 'name' }, today)
  expect(sorted.map(({ name }) => name)).toEqual(names)
})

it('counts, totals and warranty warnings cover the user’s own assets and no finds', () => {
  expect(summaryOf(all, today)).toEqual({
    count: 3,
    found: 2,
    worth: 990_000,
    ending: 1,
    tags: ['travel', 'work'],
  })
})

it('the list shows finds apart, archived once they are handed over, and can be narrowed', async () => {
  const spare = Array.from({ length: 8 }, (_, at) => gadget({ id: `spare-${at}`, name: 'Spare' }))
  openApp('/dashboard/assets', { answers: { 'GET /assets': ok({ data: [...all, ...spare] }) } })
  await title('Manage Assets')
  const region = await screen.findByRole('region', { name: 'Saved Assets' })
  const rows = async () => within(await within(region).findByRole('list')).getAllByRole('link')
  const names = async () => (await rows()).map((row) => row.getAttribute('href')?.slice(18))
  expect((await names()).slice(0, 4)).toEqual(['phone', 'car', 'bag', 'spare-0'])
  expect(within(region).getByText(/11 assets · Worth ₦990,000 in total/)).toBeTruthy()

  await userEvent.selectOptions(within(region).getByLabelText('Show'), 'Tag: travel')
  expect(await names()).toEqual(['bag'])

  await userEvent.click(within(region).getByRole('button', { name: 'Things you found' }))
  expect(await names()).toEqual(['find', 'handed'])
  expect((await rows())[1]?.textContent).toContain('Archived')
  expect(within(region).queryByText(/in total/)).toBeNull()
})

it('nothing stands between the search and a short list but who found it and its sum', async () => {
  openApp('/dashboard/assets', { answers: { 'GET /assets': ok({ data: all }) } })
  const region = await screen.findByRole('region', { name: 'Saved Assets' })
  expect(await within(region).findByText(/3 assets · Worth ₦990,000 in total/)).toBeTruthy()
  expect(within(region).queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Import' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Options' }))
  expect(screen.getByRole('link', { name: 'Import' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print labels' })).toBeTruthy()
})

it('on a wide screen the first asset is open until the user opens another', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  openApp('/dashboard/assets', {
    answers: { 'GET /assets': ok({ data: all }), 'GET /conversations/labels': ok({ data: [] }) },
  })
  expect(await screen.findByRole('heading', { level: 2, name: 'Phone' })).toBeTruthy()
  expect(location.pathname).toBe('/dashboard/assets')
})
