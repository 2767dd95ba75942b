import * as z from 'zod/mini'
import { matchDecisions, matchStates, sides } from '../../domain/matching/matches.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, noInput } from '../fields.ts'
import { invalid } from '../invalid.ts'

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

/** How much of a message a list shows: more than a line of a wide screen. */
export const excerptLength = 160

const listedMatch = z.extend(matchRecord, {
  /** The beginning of the last message; null if there is none. */
  lastMessage: z.nullable(
    z.object({ from: z.enum(['you', 'other']), text: z.string(), createdAt: instant }),
  ),
  /** Whether the other side wrote since the reader opened the conversation. */
  unread: z.boolean(),
})

export type ListedMatch = z.output<typeof listedMatch>

export const listMatches = defineEndpoint('GET', '/matches', 'signed-in', {
  summary:
    'Matches and possible matches of your own reports, those that go on first and then the newest, at most 100.',
  input: noInput,
  result: dataResponse(z.array(listedMatch)),
})

export const getMatch = defineEndpoint('GET', '/matches/{id}', 'signed-in', {
  summary: 'One match of your own report.',
  input: z.object({ id }),
  result: dataResponse(matchRecord),
})

const matchDecision = z.enum(matchDecisions, { error: invalid('match-decision') })

export const decideMatch = defineEndpoint('PATCH', '/matches/{id}', 'verified', {
  summary:
    'Answer a possible match: it is yours (`accept`: both users may then talk) or it is not (`refuse`: you are not asked again). Once the match is open, its finder may also `accept`. Only then do both users learn why the reports are similar.',
  input: z.object({ id, decision: matchDecision }),
  result: dataResponse(matchRecord),
})
