import * as z from 'zod/mini'
import { orEmpty } from './fields.ts'
import { wholeNumber } from './query-fields.ts'

/** What every list of the back office takes: `sort` is one of `sorts`, `-` before it turns it round. */
export function listFields<const Sort extends string>(sorts: readonly Sort[]) {
  const orders = sorts.flatMap((sort) => [sort, `-${sort}` as const])
  return {
    search: orEmpty(
      z
        .string({ error: 'Search for words' })
        .check(z.trim(), z.maxLength(100, 'Use at most 100 characters')),
    ),
    sort: orEmpty(
      z.enum(orders, { error: `Sort by ${sorts.join(', ')}, - before it turns it round` }),
    ),
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 100, min: 1, max: 1000 }),
  }
}
