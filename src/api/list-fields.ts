import * as z from 'zod/mini'
import { dataResponse, optionalFormField, optionalTypedLine } from './fields.ts'
import { invalid } from './invalid.ts'
import { wholeNumber } from './query-params.ts'

/** Sorting and paging of a list. `sort` is one of `sorts`; a leading `-` reverses the order. */
export function windowFields<const Sort extends string>(sorts: readonly Sort[]) {
  const orders = sorts.flatMap((sort) => [sort, `-${sort}` as const])
  const error = `Sort by ${sorts.join(', ')}; a leading dash reverses the order`
  return {
    sort: optionalFormField(z.enum(orders, { error })),
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 100, min: 1, max: 1000 }),
  }
}

/** The same for a list with search. */
export function listFields<const Sort extends string>(sorts: readonly Sort[]) {
  // Blank text means no search: it would match nothing, but the user expects the whole list.
  const search = z.optional(
    z.pipe(
      optionalTypedLine(100),
      z.transform((text?: string) => text || undefined),
    ),
  )
  return { search, ...windowFields(sorts) }
}

/**
 * A page of the caller’s own records: `limit` of them, after the position `after`. It holds the time and
 * the id of the last record, which may be deleted meanwhile.
 */
export const ownPage = z.object({
  limit: wholeNumber({ fallback: 500, min: 1, max: 500 }),
  after: z.optional(
    z
      .string({ error: invalid('id-unknown') })
      .check(z.regex(/^t\d{1,15}-[A-Za-z0-9_-]{1,64}$/, invalid('id-unknown'))),
  ),
})

/** The response to `ownPage`. */
export function ownPageResponse<T extends z.ZodMiniType>(record: T) {
  return z.object({
    data: z.array(record),
    /** `after` of the next page; absent at the end. */
    next: z.optional(z.string()),
  })
}

/** A page of a list, and how many records there are on all pages. */
export function listResponse<Shape extends z.core.$ZodLooseShape>(page: Shape) {
  return dataResponse(z.object({ ...page, total: z.number() }))
}

/** The same for a list that is counted up to a limit; `more` is true beyond it. */
export function cappedListResponse<Shape extends z.core.$ZodLooseShape>(page: Shape) {
  return dataResponse(z.object({ ...page, total: z.number(), more: z.boolean() }))
}
