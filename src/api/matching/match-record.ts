import * as z from 'zod/mini'
import { matchStates, sides } from '../../domain/matching/matches.ts'
import { instant } from '../fields.ts'

/**
 * A match as one of its two parties sees it. Of a possible one nothing of the other side until both have
 * accepted it; then the state alone, and of the reasons only what speaks for it. What speaks against
 * would tell a false claimant what to say instead.
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
  /** Where the other side saw or found it, no nearer than the state; null until both have accepted. */
  otherState: z.nullable(z.string()),
  /** Why the two may be one; empty until both have accepted. */
  reasons: z.array(z.string()),
  /** The numbers that the two gave are not the same as written. */
  identifiersDiffer: z.boolean(),
  /** The reader is asked whether it is theirs, or as the finder whether this may be the owner. */
  asked: z.boolean(),
  /** When its reader could first see it. */
  createdAt: instant,
  closedAt: z.nullable(instant),
})

export type MatchRecord = z.output<typeof matchRecord>
