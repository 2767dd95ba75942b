import { Problem } from '../../../api/problem.ts'
import {
  consumeRecoveryCode,
  consumeTotpStep,
  findTwoFactor,
} from '../../queries/auth/two-factor.ts'
import { stepOfCode } from '../../security/totp.ts'
import type { TransactionContext } from '../context.ts'

/** Consumes a code of a user's app or a recovery code; false if it is wrong or was used. */
export async function consumeTwoFactorCode(
  ctx: TransactionContext,
  userId: string,
  code: string,
): Promise<'second factor' | 'recovery code' | false> {
  const { tx, now, encryption } = ctx
  if (!/^\d{6}$/.test(code)) {
    return (await consumeRecoveryCode(tx, userId, code)) && 'recovery code'
  }
  const factor = await findTwoFactor(tx, userId)
  const secret = factor && encryption.tryDecrypt(factor.secret, userId)
  if (secret === null) {
    throw new Problem('INVALID_CODE', 'second-factor-lost', { field: 'code' })
  }
  const step = secret && stepOfCode(secret, code, now)
  if (typeof step !== 'number') return false
  return (await consumeTotpStep(tx, userId, step)) && 'second factor'
}

export function wrongTwoFactorCode(): Problem {
  return new Problem('INVALID_CODE', 'second-factor', { field: 'code' })
}
