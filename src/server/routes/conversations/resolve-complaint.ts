import { resolveComplaint } from '../../../api/conversations/resolve-complaint.ts'
import { resolveComplaintUseCase } from '../../services/conversations/resolve-complaint.ts'
import { route } from '../route.ts'

export const resolveComplaintRoute = route(resolveComplaint, async (ctx, request) => {
  return { data: await resolveComplaintUseCase(ctx, request) }
})
