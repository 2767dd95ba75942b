import { createWatch } from '../../../api/lookup/create-watch.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { createWatchUseCase } from '../../services/lookup/create-watch.ts'
import { route } from '../route.ts'

export const watchRoute = route(createWatch, async (ctx, request) => {
  await createWatchUseCase(ctx, request)
  return { message: resultMessages['watch-asked'] }
})
