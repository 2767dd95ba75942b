import { listMyReports } from '../../../api/reports/list-my-reports.ts'
import { listMyReportsUseCase } from '../../services/reports/list-my-reports.ts'
import { route } from '../route.ts'

export const listMyReportsRoute = route(listMyReports, async (ctx, { input, currentUser }) =>
  listMyReportsUseCase(ctx, currentUser.id, input),
)
