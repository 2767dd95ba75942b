import { listComplaints } from '../../../api/conversations/list-complaints.ts'
import { listComplaintRecords } from '../../queries/conversations/complaints.ts'
import { route } from '../route.ts'

export const listComplaintsRoute = route(listComplaints, async ({ database }, { input }) => ({
  data: await listComplaintRecords(database.read, input),
}))
