import { listNoticePreferences } from '../../api/list-notice-preferences.ts'
import { noticeEventNames } from '../../domain/notices.ts'
import { preferencesOf, toNoticePreference } from '../queries/notice-preferences.ts'
import { route } from '../route.ts'

export const listNoticePreferencesRoute = route(
  listNoticePreferences,
  async ({ database }, { caller }) => {
    const chosen = await preferencesOf(database.read, caller.id)
    return {
      data: noticeEventNames.map((event) =>
        toNoticePreference(
          event,
          chosen.find((row) => row.event === event),
        ),
      ),
    }
  },
)
