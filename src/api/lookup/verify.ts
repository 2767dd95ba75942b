import * as z from 'zod/mini'
import { identifierKinds } from '../../domain/identifiers/kinds.ts'
import { registeredVerdicts, verdicts } from '../../domain/lookup/verdict.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { languageName } from '../language-name.ts'

const item = z.optional(
  z.object({
    type: z.enum(['Gadget', 'Vehicle']),
    brand: z.optional(z.string()),
    model: z.optional(z.string()),
    colour: z.optional(z.string()),
  }),
)

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
  /** The start of the day, in Nigeria. */
  reportedAt: z.optional(instant),
  state: z.optional(z.string()),
  /**
   * `2026-03`: the month in which its owner last said that it is still missing, or, if nothing is
   * reported, that it is theirs.
   */
  confirmedIn: z.optional(z.string()),
  /** True if nobody has confirmed the report for a year. */
  stale: z.optional(z.boolean()),
  item,
  /**
   * Other things with the same serial number, by other makers, gravest first; left out if there are
   * none. The rest of the result is about the gravest of all. `message` names them too.
   */
  others: z.optional(
    z.array(z.object({ verdict: z.enum(registeredVerdicts), underReview: z.boolean(), item })),
  ),
  /**
   * Lists of authorities that have the identifier; left out if there are none. `message` names them
   * too. They do not affect `verdict`, which depends on the reports of owners.
   */
  listings: z.optional(
    z.array(
      z.object({
        source: z.string(),
        /** The day it was listed, `YYYY-MM-DD`. */
        date: z.string(),
      }),
    ),
  ),
  /**
   * True if the verdict is `invalid`, and something is reported whose number differs only in
   * characters that look alike (O and 0).
   */
  looksLikeReported: z.optional(z.boolean()),
  message: z.string(),
  advice: z.array(z.string()),
  /** `message` in English, if another language was asked for. */
  messageInEnglish: z.optional(z.string()),
})

export type LookupResult = z.output<typeof lookupResult>

export const verify = defineEndpoint('GET', '/verify', 'anyone', {
  summary: 'Look up whether an identifier was reported. Free for everyone.',
  // Any text is accepted: if it cannot be an identifier, the verdict is `invalid`.
  input: z.object({
    identifier: z
      .string({ error: invalid('identifier-missing') })
      .check(z.maxLength(500, invalid('identifier-too-long'))),
    /** The language of `message` and `advice`; English if left out. */
    language: z.optional(languageName),
  }),
  result: dataResponse(lookupResult),
})
