import { getSecondFactor } from '../../api/get-second-factor.ts'
import { isStaff } from '../../domain/roles.ts'
import { passkeysOf } from '../queries/passkeys.ts'
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
    passkeys: (await passkeysOf(database.read, caller.id)).length,
    required: isStaff(caller.role) && (await isSecondFactorRequired(database.read)),
  },
}))
