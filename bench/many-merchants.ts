// A directory as large as asked for: every shop with its owner, its words and its place.
import { mkdirSync } from 'node:fs'

import { merchantCategories } from '../src/domain/merchant-categories.ts'
import { weighWords, wordKeys } from '../src/domain/merchant-search.ts'
import type { Database, Queries } from '../src/server/db/database.ts'
import { openDatabase } from '../src/server/db/open.ts'

const names = ['Bola', 'Chidi', 'Amina', 'Ngozi', 'Musa', 'Tunde', 'Ife', 'Zainab', 'Emeka', 'Sade']
const kinds = ['Phones', 'Motors', 'Electronics', 'Tools', 'Stores', 'Ventures', 'Hub']
const places = [
  ['Lagos', 'Ikeja'],
  ['Lagos', 'Surulere'],
  ['Kano', 'Dala'],
  ['Enugu', 'Nsukka'],
  ['Rivers', 'Port Harcourt'],
] as const
const products = [
  ...['Laptops', 'Screen repair', 'Chargers', 'New and used phones', 'Televisions', 'Fridges'],
  ...['Side mirrors', 'Brake pads', 'Car batteries', 'Drills', 'Cement', 'Generators'],
  ...['Washing machines', 'Headphones', 'Printers', 'Tyres', 'Paint', 'Solar panels'],
]
const perWrite = 500

const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item

/** Fills an empty folder with so many verified merchants. */
export async function createMerchants(dataDir: string, count: number): Promise<void> {
  mkdirSync(dataDir, { recursive: true })
  const database = await openDatabase({ databaseUrl: null, dataDir })
  for (let from = 0; from < count; from += perWrite) {
    await insertSome(database, from, Math.min(perWrite, count - from))
  }
  await database.close()
}

async function insertSome(database: Database, from: number, count: number): Promise<void> {
  const some = Array.from({ length: count }, (_, index) => from + index)
  await database.write(async (tx) => {
    await tx.insertInto('users').values(some.map(ownerOf)).execute()
    await tx.insertInto('merchants').values(some.map(merchantOf)).execute()
    for (let start = 0; start < some.length; start += 100) {
      await insertWords(tx, some.slice(start, start + 100))
    }
  })
}

async function insertWords(tx: Queries, some: readonly number[]): Promise<void> {
  const words = some.flatMap((n) => {
    const { id, name, category_id, verified_at } = merchantOf(n)
    const category = merchantCategories.find((each) => each.id === category_id)?.name ?? ''
    return [...weighWords({ name, category, products: productsOf(n) })].map(([word, weight]) => ({
      merchant_id: id,
      word,
      weight,
      category_id,
      listed_at: verified_at,
    }))
  })
  await tx.insertInto('merchant_words').values(words).execute()
  const keys = [...new Set(words.map(({ word }) => word))].flatMap((word) =>
    wordKeys(word).map((key) => ({ key, word })),
  )
  await tx
    .insertInto('merchant_word_keys')
    .values(keys)
    .onConflict((conflict) => conflict.columns(['key', 'word']).doNothing())
    .execute()
}

const productsOf = (n: number) => [
  pick(products, n),
  pick(products, n * 7 + 3),
  pick(products, n * 5 + 1),
]

function ownerOf(n: number) {
  return {
    id: `owner-${n}`,
    email: `owner-${n}@example.com`,
    email_claim: `owner-${n}@example.com`,
    mailbox: `owner-${n}@example.com`,
    first_name: 'Ada',
    last_name: 'Obi',
    phone_number: '08031234567',
    country: 'Nigeria',
    role: 'user' as const,
    status: 'active' as const,
    plan: 'Free' as const,
    created_at: n,
  }
}

function merchantOf(n: number) {
  // Every shop has a word of its own too, as in life.
  const name = `${pick(names, n)} ${pick(kinds, n * 3)} ${n.toString(36)}`
  const [state, lga] = pick(places, n)
  return {
    id: `merchant-${n}`,
    owner_id: `owner-${n}`,
    slug: `shop-${n}`,
    status: 'verified' as const,
    name,
    name_key: name.toLowerCase(),
    category_id: pick(merchantCategories, n).id,
    phone: '08031234567',
    address: `${n} Market Road`,
    state,
    lga,
    country: 'Nigeria',
    cac_number: `RC${n + 1}`,
    logo_url: '/uploads/0123456789012345678901.webp',
    products: JSON.stringify(productsOf(n)),
    applied_at: n,
    verified_at: n,
    expires_at: Number.MAX_SAFE_INTEGER,
  }
}
