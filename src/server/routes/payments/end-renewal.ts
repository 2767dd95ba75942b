import { endRenewal } from '../../../api/payments/end-renewal.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { endRenewalUseCase } from '../../services/payments/end-renewal.ts'
import { route } from '../route.ts'

export const endRenewalRoute = route(endRenewal, async (ctx, { currentUser }) => {
  await endRenewalUseCase(ctx, currentUser.id)
  return { message: resultMessages['renewal-ended'] }
})
