import { apiBase } from '../../api/endpoint.ts'
import { answerConfirmation } from '../../api/reports/answer-confirmation.ts'
import type { ConfirmationAnswer } from '../../domain/reports/confirmations.ts'

/** Where an answer goes. The build renders it into the pages, so that these need no schema. */
export function confirmationUrl(answer: ConfirmationAnswer): string {
  return apiBase + answerConfirmation.path.replace('{answer}', answer)
}
