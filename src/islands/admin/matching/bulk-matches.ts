import type { AdminMatchRecord } from '../../../api/matching/admin-match-record.ts'
import { reviewMatch } from '../../../api/matching/review-match.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'
import { fill } from '../../../locales/texts.ts'
import { call } from '../../session.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { refuseMatch } from './match-decisions.ts'
import { matchesList } from './matches-list.ts'

/** Refuses several matches. They are accepted one by one, because that connects two users. */
export const bulkMatches: Bulk<AdminMatchRecord> = {
  nameOf: ({ missing, found }) =>
    fill(adminMatchWords.pair, { item: missing.item, item2: found.item }),
  actions: [
    {
      label: refuseMatch.label,
      send: refuseMatch.send,
      consequence: refuseMatch.consequence,
      variant: 'secondary',
      reason: null,
      isPossible: ({ state }) => state === 'suggested',
      decide: ({ id }) => call(reviewMatch, { id, decision: 'refuse' }),
      refreshes: [[matchesList.key]],
    },
  ],
}
