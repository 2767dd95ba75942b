import { getSecondFactor } from '../../api/get-second-factor.ts'
import {
  countRecoveryCodes,
  findSecondFactor,
  isSecondFactorRequired,
} from '../queries/second-factors.ts'
import { route } from '../route.ts'

export const getSecondFactorRoute = route(getSecondFactor, async ({ database }, { caller }) => ({
  data: {
    since: (await findSecondFactor(database.read, caller.id))?.confirmed_at ?? null,
    recoveryCodesLeft: await countRecoveryCodes(database.read, caller.id),
    required: await isSecondFactorRequired(database.read),
  },
}))
