import { listApplications } from '../../api/list-applications.ts'
import { listApplicationRecords } from '../queries/applications.ts'
import { route } from '../route.ts'

export const listApplicationsRoute = route(listApplications, async ({ database }, { input }) => ({
  data: await listApplicationRecords(
    database,
    { status: input.status, search: input.search },
    { offset: (input.page - 1) * input.limit, limit: input.limit },
  ),
}))
