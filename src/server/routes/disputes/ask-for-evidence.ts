import { askForEvidence } from '../../../api/disputes/ask-for-evidence.ts'
import { askForEvidenceUseCase } from '../../services/disputes/ask-for-evidence.ts'
import { route } from '../route.ts'

export const askForEvidenceRoute = route(askForEvidence, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await askForEvidenceUseCase(ctx, request) }
})
