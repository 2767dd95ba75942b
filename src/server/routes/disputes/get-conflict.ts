import { getConflict } from '../../../api/disputes/get-conflict.ts'
import { conflictMessage } from '../../../locales/en/conflicts-of-interest.ts'
import { requireFound } from '../../lib/require-found.ts'
import { conflictIn } from '../../security/conflicts-of-interest.ts'
import { route } from '../route.ts'

export const getConflictRoute = route(
  getConflict,
  async ({ database: { read } }, { input: { kind, id }, currentUser }) => {
    const { refusal, families } = requireFound(
      (await conflictIn(read, kind, id, currentUser.id)) ?? undefined,
      'case',
    )
    return {
      data: {
        refusal: refusal && conflictMessage(refusal),
        maybeRelatives: families.map(({ userId, firstName, lastName }) => ({
          id: userId ?? '',
          name: `${firstName} ${lastName}`.trim(),
        })),
      },
    }
  },
)
