import * as z from 'zod/mini'
import { matchStates, sides } from '../domain/matches.ts'
import { instant } from './fields.ts'

/**
 * A match as one of its two parties sees it: of the other side the state alone, and of the reasons
 * only what speaks for it. What speaks against would tell a false claimant what to say instead.
 */
export const matchRecord = z.object({
  id: z.string(),
  kind: z.enum(['exact', 'possible']),
  state: z.enum(matchStates),
  /** The reader's own side. */
  side: z.enum(sides),
  /** The reader's own report, and what they call the thing. */
  reportId: z.string(),
  item: z.string(),
  itemStatus: z.enum(['Lost', 'Stolen', 'Found']),
  /** Where the other side saw or found it, no nearer than the state. */
  otherState: z.nullable(z.string()),
  reasons: z.array(z.string()),
  /** The numbers that the two gave are not the same. */
  numbersDiffer: z.boolean(),
  /** The reader is asked whether it is theirs. */
  asked: z.boolean(),
  createdAt: instant,
  closedAt: z.nullable(instant),
})

export type MatchRecord = z.output<typeof matchRecord>
