import type { RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import {
  weighWords,
  withLettersLeftOut,
  wordKeys,
} from '../../../src/domain/merchants/merchant-search.ts'
import type { Queries } from '../../../src/server/db/database.ts'
import {
  byName,
  nearParts,
  newest,
} from '../../../src/server/queries/merchants/merchant-directory.ts'
import {
  byIdsQuery,
  keysQuery,
  pairQuery,
  shopsQuery,
  weightsQuery,
} from '../../../src/server/queries/merchants/merchant-search.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { insertMany } from '../../support/database/insert-many.ts'
import { planOf } from '../../support/database/plan-of.ts'
import type { Compilable } from '../../support/database/plans.ts'
import { signUpForm } from '../../support/users.ts'

async function fill(app: TestApp, size: number) {
  const states = ['Lagos', 'Kano', 'Enugu']
  const categories = ['phones-and-computer', 'home-appliance'] as const
  const products = ['Laptops', 'Screen repair', 'Fridges', 'Televisions', 'Chargers']
  await insertMany(app, size, async (tx, some) => {
    await tx
      .insertInto('users')
      .values(
        some.map((n) => ({
          id: `owner-${n}`,
          email: `${n}-${signUpForm().email}`,
          email_claim: `owner-${n}`,
          mailbox: '',
          first_name: 'Ada',
          last_name: 'Obi',
          phone_number: '08031234567',
          country: 'Nigeria',
          role: 'user',
          status: 'active',
          plan: 'Free',
          created_at: n,
        })),
      )
      .execute()
    await tx
      .insertInto('merchants')
      .values(some.map((n) => merchant(n)))
      .execute()
    const words = some.flatMap((n) =>
      [
        ...weighWords({
          name: `Shop ${n}`,
          category: 'Phones',
          products: [products[n % 5] ?? ''],
        }),
      ].map(([word, weight]) => ({
        merchant_id: `merchant-${n}`,
        word,
        weight,
        category_id: categories[n % 2] ?? 'home-appliance',
        listed_at: n,
      })),
    )
    await tx.insertInto('merchant_search_terms').values(words).execute()
    await tx
      .insertInto('merchant_search_variants')
      .values(
        [...new Set(words.map(({ word }) => word))].flatMap((word) =>
          wordKeys(word).map((key) => ({ key, word })),
        ),
      )
      .onConflict((conflict) => conflict.columns(['key', 'word']).doNothing())
      .execute()
  })
  function merchant(n: number) {
    return {
      id: `merchant-${n}`,
      owner_id: `owner-${n}`,
      slug: `shop-${n}`,
      status: 'verified' as const,
      name: `Shop ${n}`,
      name_key: `shop ${n}`,
      category_id: categories[n % 2] ?? 'home-appliance',
      phone: '08031234567',
      address: 'A street',
      state: states[n % 3] ?? 'Lagos',
      lga: `LGA ${n % 20}`,
      country: 'Nigeria',
      cac_number: `RC${n + 1}`,
      logo_url: '/uploads/none.webp',
      products: '[]',
      applied_at: n,
      verified_at: n,
      expires_at: n + 1,
    }
  }
}

const raw = (db: Queries, query: RawBuilder<unknown>): Compilable => ({
  compile: () => query.compile(db),
})

/** A full table scan, or a sort step. */
const slow =
  /\bSeq Scan\b|^SCAN (?!(best|a|b)\b)(?!.* USING )|USE TEMP B-TREE FOR ORDER BY|^\s*(->\s*)?Sort\b/m

test('every filter, sort order and search step of the directory uses an index', async ({
  annotate,
}) => {
  const app = await startTestApp()
  await fill(app, 5000)
  const { read } = app.database
  const place = { state: 'Lagos', lga: 'LGA 3' }
  const queries: Record<string, Compilable> = {
    newest: newest(read, undefined).limit(20),
    'newest of a category': newest(read, 'home-appliance').limit(20),
    'by name': byName(read, undefined).limit(20),
    'by name in a category': byName(read, 'home-appliance').limit(20),
    'word keys': keysQuery(read, withLettersLeftOut('latpop')),
    'shops of words': raw(read, shopsQuery(['laptop', 'charger'], undefined)),
    'shops of words in a category': raw(read, shopsQuery(['laptop'], 'home-appliance')),
    'shops of two words': raw(read, pairQuery('screen', 'repair', undefined)),
  }
  const found = Array.from({ length: 200 }, (_, n) => `merchant-${n}`)
  const weights = await planOf(app, weightsQuery(read, ['laptop'], found))
  expect(weights, 'by the shops, not by all that have the word').toMatch(/merchant_id ?=/)
  const rows = await planOf(app, byIdsQuery(read, found).select('id'))
  expect(rows, 'by their ids, not by all that are verified').toMatch(/\(id=|merchants_pkey/)
  for (const category of [undefined, 'home-appliance'] as const) {
    for (const [index, part] of nearParts(read, category, place).entries()) {
      queries[`near me, part ${index}, in ${category ?? 'all'}`] = part.limit(20)
    }
  }
  for (const [what, query] of Object.entries(queries)) {
    const plan = await planOf(app, query)
    await annotate(`${what}\n${plan}`)
    // Postgres may prefer to sort a few hundred shops of one word.
    const isOfWords = app.database.dialect === 'postgres' && what.startsWith('shops')
    expect(plan, what).not.toMatch(isOfWords ? /\bSeq Scan\b/ : slow)
    expect(plan, what).toMatch(/merchants_|merchant_search_/)
  }
})
