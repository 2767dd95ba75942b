import type { Candidate } from '../domain/identifiers/possible-identities.ts'
import type { Services } from './services.ts'
import type { Sender } from './sweeps.ts'

/**
 * Counts what a sender asks for in a family that they sweep; throws `TOO_MANY_REQUESTS` when it is too
 * soon. Other families, and other senders, are not held up.
 */
export async function slowSweep(
  { sweeps, limiter }: Pick<Services, 'sweeps' | 'limiter'>,
  sender: Sender,
  asked: readonly (Candidate | undefined)[],
): Promise<void> {
  for (const each of asked) {
    const swept = sweeps.slowedBy(sender, each)
    if (swept === null) continue
    await limiter.take('sweepByMinute', swept)
    await limiter.take('sweepByHour', swept)
  }
}
