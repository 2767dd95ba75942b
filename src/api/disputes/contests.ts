import * as z from 'zod/mini'
import { ownerAnswers } from '../../domain/reports/confirmations.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  currentPassword,
  dataResponse,
  id,
  instant,
  nullableText,
  optionalText,
} from '../fields.ts'
import { invalid } from '../invalid.ts'

/** What a claimant sees of the contest about a number of their asset. Both sides see the same. */
export const contestRecord = z.object({
  /** Until then both sides can show evidence. */
  deadline: instant,
  /** How the reader says that they got it; null until they do. */
  statement: nullableText,
  hasReceipt: z.boolean(),
})

export type ContestRecord = z.output<typeof contestRecord>

export const answerContestInput = z.object({
  id,
  answer: z.enum(ownerAnswers, { error: invalid('contest-answer') }),
  /** How the user got it; required with “mine”. */
  statement: optionalText(1000),
  /** Required with “not-mine”. */
  password: z.optional(currentPassword),
})

export const answerContest = defineEndpoint('POST', '/assets/{id}/contest', 'verified', {
  summary:
    'Answer for an asset whose number another user claims too: “mine”, with a statement for our team, or “not-mine”, with your password, which gives the claim up.',
  input: answerContestInput,
  result: dataResponse(z.object({ contest: z.nullable(contestRecord) })),
})
