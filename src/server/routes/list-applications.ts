import { listApplications } from '../../api/list-applications.ts'
import { listApplicationRecords } from '../queries/applications.ts'
import { route } from '../route.ts'

export const listApplicationsRoute = route(listApplications, async ({ database }, { input }) => {
  const { rows, ...counted } = await listApplicationRecords(database.read, input)
  return { data: { merchants: rows, ...counted } }
})
