import { listComplaints } from '../../api/list-complaints.ts'
import { listComplaintRecords } from '../queries/complaints.ts'
import { route } from '../route.ts'

export const listComplaintsRoute = route(listComplaints, async ({ database }, { input }) => ({
  data: await listComplaintRecords(database.read, input),
}))
