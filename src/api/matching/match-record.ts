import * as z from 'zod/mini'
import { matchStates, sides } from '../../domain/matching/matches.ts'
import { instant } from '../fields.ts'

/**
 * A match as one of its two users sees it. A possible match shows nothing of the other side until
 * both have accepted it. Then it shows the state and the reasons in favour. The reasons against are
 * never shown: they would tell a false claimant what to say instead.
 */
export const matchRecord = z.object({
  id: z.string(),
  kind: z.enum(['exact', 'possible']),
  state: z.enum(matchStates),
  /** The reader’s own side. */
  side: z.enum(sides),
  /** The reader’s own report, and its asset’s name. */
  reportId: z.string(),
  item: z.string(),
  itemStatus: z.enum(['Lost', 'Stolen', 'Found']),
  /**
   * The state where the other side lost or found it, nothing more precise; null until both have
   * accepted.
   */
  otherState: z.nullable(z.string()),
  /** Why the two reports may be about one asset; empty until both have accepted. */
  reasons: z.array(z.string()),
  /** True if the two identifiers are not written the same. */
  identifiersDiffer: z.boolean(),
  /**
   * True if the reader is asked to decide: the owner whether it is theirs, the finder whether this
   * may be the owner.
   */
  asked: z.boolean(),
  /** When the reader could first see it. */
  createdAt: instant,
  closedAt: z.nullable(instant),
})

export type MatchRecord = z.output<typeof matchRecord>
