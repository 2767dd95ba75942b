import { apiBase } from '../../api/endpoint.ts'
import { answerConfirmation } from '../../api/reports/answer-confirmation.ts'
import type { ConfirmationAnswer } from '../../domain/reports/confirmations.ts'

/** The API URL for an answer. The build renders it into the pages, so that these need no schema. */
export function confirmationUrl(answer: ConfirmationAnswer): string {
  return apiBase + answerConfirmation.path.replace('{answer}', answer)
}
