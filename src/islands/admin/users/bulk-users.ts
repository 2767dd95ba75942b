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
      label: adminUserWords.suspend,
      send: adminUserWords.suspend,
      consequence: adminUserWords.suspendConsequence,
      variant: 'secondary',
      reason: {
        label: adminUserWords.reason,
        hint: adminUserWords.reasonHint,
        missing: adminUserWords.reasonMissing,
      },
      isPossible: ({ status }) => status === 'active',
      decide: ({ id }, reason) => call(updateUser, { id, status: 'suspended', reason }),
      refreshes,
    },
    {
      label: adminUserWords.restore,
      send: adminUserWords.restore,
      consequence: adminUserWords.restoreConsequence,
      variant: 'secondary',
      reason: null,
      isPossible: ({ status }) => status === 'suspended',
      decide: ({ id }) => call(updateUser, { id, status: 'active' }),
      refreshes,
    },
  ],
}
