import { listSweeps } from '../../api/list-sweeps.ts'
import { readSweeps } from '../queries/sweeps.ts'
import { route } from '../route.ts'

export const listSweepsRoute = route(listSweeps, async ({ database, now }, { input }) => ({
  data: await readSweeps(database.read, input, now()),
}))
