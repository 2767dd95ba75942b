import { type RawBuilder, sql } from 'kysely'
import type { MerchantCategory } from '../../../domain/merchants/listings.ts'
import {
  matchQuality,
  questionWords,
  scoreShop,
  withLettersLeftOut,
} from '../../../domain/merchants/merchant-search.ts'
import type { Queries } from '../../db/database.ts'
import type { MerchantRow } from '../../db/tables.ts'
import { ownerIsActive } from './merchants.ts'

type Question = ReturnType<typeof questionWords>
type Category = MerchantCategory | undefined

/** The maximum number of indexed terms that match one word of a query. */
const termsPerWord = 8
/** How many of the best merchants of a term are considered. */
const shopsPerWord = 200
/** How many merchants that have both terms of a pair are considered. */
const shopsPerPair = 200
/** How many of the best merchants of a pair's first term are searched for the second term. */
const maxPairScan = 4000
/** The maximum number of variants that a query reads. */
const maxVariants = 500
/** The maximum number of merchants that are ranked. */
const maxFound = 400

/** A merchant that matches a query, with its score. */
export interface Found {
  id: string
  score: number
  listedAt: number
}

/**
 * The merchants that match a query, best first; of equal ones, newest first. Every step reads a
 * bounded part of an index.
 */
export async function searchMerchants(
  db: Queries,
  text: string,
  category: Category,
): Promise<Found[]> {
  const queryWords = questionWords(text)
  const found = await matchingTerms(db, queryWords)
  const words = [...new Set(found.flat())]
  if (words.length === 0) return []
  const candidates = new Set<string>()
  for (const id of await shopsOfWords(db, words, category)) candidates.add(id)
  for (const [index, [word]] of found.entries()) {
    const [other] = found[index + 1] ?? []
    if (!word || !other || word === other) continue
    for (const id of await shopsOfPair(db, word, other, category)) candidates.add(id)
  }
  return rank(db, queryWords, words, [...candidates])
}

/** The indexed terms that match each word of the query, best first. */
async function matchingTerms(db: Queries, queryWords: Question): Promise<string[][]> {
  const keys = new Set(
    queryWords.flatMap(({ word, means }) => [...withLettersLeftOut(word), ...means]),
  )
  if (keys.size === 0) return []
  const rows = await keysQuery(db, [...keys]).execute()
  const terms = [...new Set(rows.map(({ word }) => word))]
  return queryWords.map((question) =>
    terms
      .map((word) => ({ word, quality: matchQuality(question, word) }))
      .filter(({ quality }) => quality > 0)
      .sort((a, b) => b.quality - a.quality || a.word.length - b.word.length)
      .slice(0, termsPerWord)
      .map(({ word }) => word),
  )
}

export function keysQuery(db: Queries, keys: readonly string[]) {
  return db
    .selectFrom('merchant_search_variants')
    .select('word')
    .where('key', 'in', keys)
    .limit(maxVariants)
}

async function shopsOfWords(db: Queries, words: string[], category: Category): Promise<string[]> {
  const { rows } = await shopsQuery(words, category).execute(db)
  return rows.map(({ merchant_id }) => merchant_id)
}

/** The best merchants of each word, in one query. */
export function shopsQuery(
  words: readonly string[],
  category: Category,
): RawBuilder<{ merchant_id: string }> {
  const parts = words.map(
    (word) => sql`select merchant_id from (${bestOf(word, category, shopsPerWord)}) best`,
  )
  return sql`${sql.join(parts, sql` union all `)}`
}

async function shopsOfPair(
  db: Queries,
  word: string,
  other: string,
  category: Category,
): Promise<string[]> {
  const { rows } = await pairQuery(word, other, category).execute(db)
  return rows.map(({ merchant_id }) => merchant_id)
}

/** Merchants that have both terms. The best merchants of one term may lack the other. */
export function pairQuery(
  word: string,
  other: string,
  category: Category,
): RawBuilder<{ merchant_id: string }> {
  return sql`select best.merchant_id from (${bestOf(word, category, maxPairScan)}) best
    where exists (select 1 from merchant_search_terms
      where merchant_search_terms.merchant_id = best.merchant_id and merchant_search_terms.word = ${other})
    limit ${sql.lit(shopsPerPair)}`
}

function bestOf(word: string, category: Category, limit: number) {
  const inCategory = category === undefined ? sql`` : sql`and category_id = ${category}`
  return sql`select merchant_id from merchant_search_terms where word = ${word} ${inCategory}
    order by weight desc, listed_at desc, merchant_id desc limit ${sql.lit(limit)}`
}

async function rank(
  db: Queries,
  queryWords: Question,
  words: readonly string[],
  ids: readonly string[],
): Promise<Found[]> {
  if (ids.length === 0) return []
  const rows = await weightsQuery(db, words, ids).execute()
  return [...Map.groupBy(rows, (row) => row.merchant_id)]
    .map(([id, own]) => ({
      id,
      listedAt: own[0]?.listed_at ?? 0,
      score: scoreShop(queryWords, new Map(own.map(({ word, weight }) => [word, weight]))),
    }))
    .sort((a, b) => b.score - a.score || b.listedAt - a.listedAt || (a.id < b.id ? 1 : -1))
    .slice(0, maxFound)
}

/** The weights of these terms for these merchants. */
export function weightsQuery(db: Queries, words: readonly string[], ids: readonly string[]) {
  return (
    db
      .selectFrom('merchant_search_terms')
      .select(['merchant_id', 'word', 'weight', 'listed_at'])
      .where('merchant_id', 'in', ids)
      // An expression, so that the index of terms is not used, which would read all merchants with
      // these terms.
      .where(sql<string>`word || ''`, 'in', words)
  )
}

/** Those of these ids that are listed, in the same order. */
export async function listedAmong(db: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await byIdsQuery(db, ids).select('id').execute()
  const listed = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => listed.has(id))
}

/** Listed merchants with these ids, in that order. */
export async function merchantsById(db: Queries, ids: readonly string[]): Promise<MerchantRow[]> {
  if (ids.length === 0) return []
  const rows = await byIdsQuery(db, ids).selectAll().execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function byIdsQuery(db: Queries, ids: readonly string[]) {
  return (
    db
      .selectFrom('merchants')
      .where('id', 'in', ids)
      // An expression, so that no index on the status is used, which would read all verified
      // merchants.
      .where(sql<string>`status || ''`, '=', 'verified')
      .where(ownerIsActive)
  )
}
