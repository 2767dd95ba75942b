import * as z from 'zod/mini'
import { ownerAnswers } from '../../domain/reports/owner-answers.ts'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, dataResponse, id, optionalText } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { contestRecord } from './contest-record.ts'

export const answerContest = defineEndpoint('POST', '/assets/{id}/contest', 'verified', {
  summary:
    'Answer for an asset whose number another user claims too: “mine”, with a statement for our team, or “not-mine”, with your password, which gives the claim up.',
  input: z.object({
    id,
    answer: z.enum(ownerAnswers, { error: invalid('contest-answer') }),
    /** How the user got it; required with “mine”. */
    statement: optionalText(1000),
    /** Required with “not-mine”. */
    password: z.optional(currentPassword),
  }),
  result: dataResponse(z.object({ contest: z.nullable(contestRecord) })),
})
