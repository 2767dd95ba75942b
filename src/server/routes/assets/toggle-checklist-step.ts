import { toggleChecklistStep } from '../../../api/assets/toggle-checklist-step.ts'
import { toggleChecklistStepUseCase } from '../../services/assets/toggle-checklist-step.ts'
import { route } from '../route.ts'

export const toggleChecklistStepRoute = route(toggleChecklistStep, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await toggleChecklistStepUseCase(ctx, request) }
})
