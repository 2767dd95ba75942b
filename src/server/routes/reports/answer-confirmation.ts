import { answerConfirmation } from '../../../api/reports/answer-confirmation.ts'
import { answerConfirmationUseCase } from '../../services/reports/answer-confirmation.ts'
import { route } from '../route.ts'

export const answerConfirmationRoute = route(answerConfirmation, answerConfirmationUseCase)
