import { getThread } from '../../api/get-thread.ts'
import { requireMeeting, toThreadRecord } from '../meeting.ts'
import { requireFound } from '../not-found.ts'
import { findMessage, putSide } from '../queries/contact.ts'
import { route } from '../route.ts'

export const getThreadRoute = route(getThread, async ({ database, now }, { input, caller }) => {
  const meeting = await requireMeeting(database.read, caller.id, input.id)
  if (input.before !== undefined) {
    const before = requireFound(
      await findMessage(database.read, meeting.id, input.before),
      'message-here',
    )
    return { data: await toThreadRecord(database.read, meeting, before) }
  }
  const at = now()
  // What was read is no change of the record, and leaves no entry in the log.
  await database.write((tx) => putSide(tx, meeting.id, caller.id, { read_at: at }))
  return { data: await toThreadRecord(database.read, meeting) }
})
