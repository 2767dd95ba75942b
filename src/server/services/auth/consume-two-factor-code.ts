import type { Queries } from '../../db/database.ts'
import { consumeRecoveryCode, findTwoFactor, takeStep } from '../../queries/auth/two-factor.ts'
import { stepOfCode } from '../../security/totp.ts'
import type { AppContext } from '../context.ts'

/**
 * Uses up a code of somebody's app, or one of their recovery codes; false when it is neither, or was
 * used before.
 */
export async function consumeTwoFactorCode(
  { encryption: secrets, now }: Pick<AppContext, 'encryption' | 'now'>,
  tx: Queries,
  userId: string,
  code: string,
): Promise<'second factor' | 'recovery code' | false> {
  if (!/^\d{6}$/.test(code)) {
    return (await consumeRecoveryCode(tx, userId, code)) && 'recovery code'
  }
  const factor = await findTwoFactor(tx, userId)
  const step = factor && stepOfCode(secrets.decrypt(factor.secret, userId), code, now())
  if (step === undefined || step === null) return false
  return (await takeStep(tx, userId, step)) && 'second factor'
}
