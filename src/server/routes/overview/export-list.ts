import { exportList } from '../../../api/overview/export-list.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { exportListUseCase } from '../../services/overview/export-list.ts'
import { textRoute } from '../route.ts'

export const exportListRoute = textRoute(exportList, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('exportLog', request.currentUser.id)
  return exportListUseCase(ctx, request)
})
