import { getFigures } from '../../../api/overview/get-figures.ts'
import { publicFigure } from '../../../domain/overview/public-figures.ts'
import { readCounters } from '../../queries/counters.ts'
import { route } from '../route.ts'

export const getFiguresRoute = route(getFigures, async ({ database }) => {
  const totals = await readCounters(database.read, ['assets', 'items', 'lookups'])
  return {
    data: {
      assets: publicFigure(totals.assets),
      reports: publicFigure(totals.items),
      lookups: publicFigure(totals.lookups),
    },
  }
})
