import type { Queries } from './db/database.ts'
import { findSecondFactor, spendRecoveryCode, takeStep } from './queries/second-factors.ts'
import { stepOfCode } from './second-factor.ts'
import type { Services } from './services.ts'

/**
 * Uses up a code of somebody's app, or one of their recovery codes; false when it is neither, or was
 * used before.
 */
export async function spendSecondFactor(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  tx: Queries,
  userId: string,
  code: string,
): Promise<'second factor' | 'recovery code' | false> {
  if (!/^\d{6}$/.test(code)) {
    return (await spendRecoveryCode(tx, userId, code)) && 'recovery code'
  }
  const factor = await findSecondFactor(tx, userId)
  const step = factor && stepOfCode(secrets.open(factor.secret, userId), code, now())
  if (step === undefined || step === null) return false
  return (await takeStep(tx, userId, step)) && 'second factor'
}
