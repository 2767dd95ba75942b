import { getTwoFactor } from '../../../../api/auth/two-factor/get-two-factor.ts'
import { isStaff } from '../../../../domain/users/roles.ts'
import { passkeysOf } from '../../../queries/auth/passkeys.ts'
import {
  countRecoveryCodes,
  findTwoFactor,
  isTwoFactorRequired,
} from '../../../queries/auth/two-factor.ts'
import { route } from '../../route.ts'

export const getTwoFactorRoute = route(getTwoFactor, async ({ database }, { currentUser }) => ({
  data: {
    since: (await findTwoFactor(database.read, currentUser.id))?.confirmed_at ?? null,
    recoveryCodesLeft: await countRecoveryCodes(database.read, currentUser.id),
    passkeys: (await passkeysOf(database.read, currentUser.id)).length,
    required: isStaff(currentUser.role) && (await isTwoFactorRequired(database.read)),
  },
}))
