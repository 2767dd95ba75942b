import { getConflict } from '../../api/get-conflict.ts'
import { conflictMessage } from '../../locales/en/conflicts-of-interest.ts'
import { conflictIn } from '../conflicts-of-interest.ts'
import { requireFound } from '../not-found.ts'
import { route } from '../route.ts'

export const getConflictRoute = route(
  getConflict,
  async ({ database: { read } }, { input: { kind, id }, caller }) => {
    const { refusal, families } = requireFound(
      (await conflictIn(read, kind, id, caller.id)) ?? undefined,
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
