import * as z from 'zod/mini'
import { identifierKinds } from '../../domain/identifiers/kinds.ts'
import { verdicts } from '../../domain/lookup/verdict.ts'
import { instant } from '../fields.ts'

/**
 * The public result of a lookup. It never has a name, a contact, an address or another identifier.
 */
export const lookupResult = z.object({
  verdict: z.enum(verdicts),
  /** The kind that matched, or the most likely kind of the text; null if it looks like none. */
  kind: z.nullable(z.enum(identifierKinds)),
  /** The text, grouped for reading. */
  identifier: z.string(),
  /** True if there is a report that staff have not confirmed yet. */
  underReview: z.boolean(),
  reportedAt: z.optional(instant),
  state: z.optional(z.string()),
  item: z.optional(
    z.object({
      type: z.enum(['Gadget', 'Vehicle']),
      brand: z.optional(z.string()),
      model: z.optional(z.string()),
      colour: z.optional(z.string()),
    }),
  ),
  message: z.string(),
  advice: z.array(z.string()),
})

export type LookupResult = z.output<typeof lookupResult>
