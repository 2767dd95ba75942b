import { createEvidencePack } from '../../../api/reports/create-evidence-pack.ts'
import { createEvidencePackUseCase } from '../../services/reports/evidence-pack.ts'
import { fileRoute } from '../route.ts'

export const createEvidencePackRoute = fileRoute(createEvidencePack, async (ctx, request) => {
  await ctx.limiter.consume('evidence', request.currentUser.id)
  return createEvidencePackUseCase(ctx, request)
})
