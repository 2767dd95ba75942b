import * as z from 'zod/mini'
import { confirmationAnswers } from '../../domain/reports/confirmations.ts'
import { defineEndpoint } from '../endpoint.ts'
import { mailedToken, messageResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const answerConfirmation = defineEndpoint('POST', '/confirmations/{answer}', 'anyone', {
  summary:
    'Answer whether something is still missing or still yours, with the token of a mailed link: `still` or `stop`. A link answers once, and closes no report.',
  input: z.extend(mailedToken, {
    answer: z.enum(confirmationAnswers, { error: invalid('confirmation-answer') }),
  }),
  result: messageResponse,
})
