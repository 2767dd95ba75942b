import { updateUser } from '../../../api/users/update-user.ts'
import type { UserRecord } from '../../../api/users/user-record.ts'
import { adminUserWords } from '../../../locales/en/screens/admin/users.ts'
import { call } from '../../session.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { usersList } from './users-list.ts'

const refreshes = [[usersList.key]]

/** Decisions on several accounts at once. */
export const bulkUsers: Bulk<UserRecord> = {
  nameOf: ({ name, email }) => `${name}, ${email}`,
  actions: [
    {
      label: adminUserWords.suspend2,
      send: adminUserWords.suspend2,
      consequence: adminUserWords.theyAreSignedOut,
      variant: 'secondary',
      reason: {
        label: adminUserWords.reason,
        hint: adminUserWords.theyReadIt,
        missing: adminUserWords.sayWhy,
      },
      isPossible: ({ status }) => status === 'active',
      decide: ({ id }, reason) => call(updateUser, { id, status: 'suspended', reason }),
      refreshes,
    },
    {
      label: adminUserWords.restore2,
      send: adminUserWords.restore2,
      consequence: adminUserWords.theyCanSignInAgain,
      variant: 'secondary',
      reason: null,
      isPossible: ({ status }) => status === 'suspended',
      decide: ({ id }) => call(updateUser, { id, status: 'active' }),
      refreshes,
    },
  ],
}
