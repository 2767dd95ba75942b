import { expect, test } from 'vitest'
import { listMerchants } from '../../../src/api/merchants/directory.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { listedMerchant } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

const byName = ['Cool Air', 'Gizo Parts', 'Laptop Palace', 'Ọ̀yọ́ Gadgets']

async function listMerchantsOfTown(app: TestApp) {
  const admin = await signIn(app, { role: 'admin' })
  const list = async (name: string, products: string[], change: object = {}) => {
    app.pass(1000)
    await listedMerchant(app, { admin, name, products, ...change })
  }
  await list('Ọ̀yọ́ Gadgets', ['Laptops', 'Screen repair'], { lga: 'Ikeja' })
  await list('Laptop Palace', ['Printers'], { lga: 'Epe' })
  await list('Cool Air', ['Fridges and freezers', 'Televisions'], {
    categoryId: 'home-appliance',
    state: 'Kano',
    lga: 'Tarauni',
  })
  await list('Gizo Parts', ['Side mirrors', 'Tyres'], {
    categoryId: 'vehicle-parts',
    state: 'Lagos',
    lga: 'Surulere',
  })
  const names = async (input: object) =>
    (await app.visit().call(listMerchants, input)).data.merchants.map(({ name }) => name)
  return { names }
}

test('search recommends by products, category and name, best first, and tolerates typos', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { names } = await listMerchantsOfTown(app)
  // Products weigh more than names.
  expect(await names({ search: 'laptop' })).toEqual(['Ọ̀yọ́ Gadgets', 'Laptop Palace'])
  expect((await names({ search: 'latpop' }))[0]).toBe('Ọ̀yọ́ Gadgets')
  expect((await names({ search: 'telvision' }))[0]).toBe('Cool Air')
  expect((await names({ search: 'side miror' }))[0]).toBe('Gizo Parts')
  expect((await names({ search: 'freez' }))[0]).toBe('Cool Air')
  expect((await names({ search: 'OYO' }))[0]).toBe('Ọ̀yọ́ Gadgets')
  // The category of an item finds shops when no shop has its name.
  expect(await names({ search: 'iphone' })).toEqual(
    expect.arrayContaining(['Ọ̀yọ́ Gadgets', 'Laptop Palace']),
  )
  expect((await names({ search: 'screen repair laptop' }))[0]).toBe('Ọ̀yọ́ Gadgets')
  expect(await names({ search: 'zzzzzz' })).toEqual([])
  expect(await names({ search: 'laptop', category: 'vehicle-parts' })).toEqual([])
})

test('near-me lists the same LGA first, then the same state, then the rest, across pages', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { names } = await listMerchantsOfTown(app)
  const near = { sort: 'near-me', state: 'Lagos', lga: 'Ikeja' }
  const all = ['Ọ̀yọ́ Gadgets', 'Gizo Parts', 'Laptop Palace', 'Cool Air']
  expect(await names(near)).toEqual(all)
  const pages = await Promise.all([1, 2, 3, 4].map((page) => names({ ...near, page, limit: 1 })))
  expect(pages.flat()).toEqual(all)
  // Cool Air is in Kano.
  expect(await names({ sort: 'near-me', state: 'Kano' })).toEqual(byName)
})

test('a state leaves the merchants of that state, in each order and in a search', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { names } = await listMerchantsOfTown(app)
  expect(await names({ state: 'Kano' })).toEqual(['Cool Air'])
  expect(await names({ state: 'Lagos', sort: 'name' })).toEqual(byName.slice(1))
  expect(await names({ state: 'Lagos', search: 'laptop' })).toEqual([
    'Ọ̀yọ́ Gadgets',
    'Laptop Palace',
  ])
  expect(await names({ state: 'Kano', search: 'laptop' })).toEqual([])
  expect(await names({ state: 'Kano', search: 'laptop', sort: 'newest' })).toEqual([])
})

test('the directory lists by name and by category, and says whether there is more', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { names } = await listMerchantsOfTown(app)
  expect(await names({ sort: 'name' })).toEqual(byName)
  expect(await names({ category: 'home-appliance' })).toEqual(['Cool Air'])
  const first = await app.visit().call(listMerchants, { limit: 3 })
  expect(first.data.more).toBe(true)
  const second = await app.visit().call(listMerchants, { limit: 3, page: 2 })
  expect(second.data).toMatchObject({ more: false, merchants: [{ name: 'Ọ̀yọ́ Gadgets' }] })
})
