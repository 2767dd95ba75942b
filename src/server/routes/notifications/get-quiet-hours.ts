import { getQuietHours } from '../../../api/notifications/get-quiet-hours.ts'
import { quietHoursOf } from '../../queries/notifications/quiet-hours.ts'
import { route } from '../route.ts'

export const getQuietHoursRoute = route(getQuietHours, async ({ database }, { currentUser }) => ({
  data: await quietHoursOf(database.read, currentUser.id),
}))
