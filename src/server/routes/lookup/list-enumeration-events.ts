import { listEnumerationEvents } from '../../../api/lookup/list-enumeration-events.ts'
import { readEnumerationEvents } from '../../queries/lookup/enumeration-events.ts'
import { route } from '../route.ts'

export const listEnumerationEventsRoute = route(
  listEnumerationEvents,
  async ({ database, now }, { input }) => ({
    data: await readEnumerationEvents(database.read, input, now),
  }),
)
