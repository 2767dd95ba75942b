import { exportPayments } from '../../../api/payments/export-payments.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { exportPaymentsUseCase } from '../../services/payments/export-payments.ts'
import { textRoute } from '../route.ts'

export const exportPaymentsRoute = textRoute(exportPayments, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('exportLog', request.currentUser.id)
  return exportPaymentsUseCase(ctx, request)
})
