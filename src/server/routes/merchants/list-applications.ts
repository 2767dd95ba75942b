import { listApplications } from '../../../api/merchants/list-applications.ts'
import { listApplicationRecords } from '../../queries/merchants/merchant-applications.ts'
import { route } from '../route.ts'

export const listApplicationsRoute = route(listApplications, async ({ database }, { input }) => {
  const { rows, ...counted } = await listApplicationRecords(database.read, input)
  return { data: { merchants: rows, ...counted } }
})
