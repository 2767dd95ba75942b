import { createLabels } from '../../../api/assets/create-labels.ts'
import { makeLabels } from '../../services/assets/make-labels.ts'
import { route } from '../route.ts'

export const createLabelsRoute = route(createLabels, async (ctx, { input, currentUser }) => {
  await ctx.limiter.consume('change', currentUser.id)
  return { data: await makeLabels(ctx, currentUser.id, input.ids) }
})
