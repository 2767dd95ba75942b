import { Problem } from '../../../api/problem.ts'
import { whyInvalidLastSeen } from '../../../domain/reports/reports.ts'
import type { Context } from '../context.ts'

/** Throws `INVALID_INPUT` on `lastSeenDate` for an impossible day. */
export function requirePastDay(ctx: Context, day: string | null | undefined): void {
  const { now } = ctx
  const refusal = day ? whyInvalidLastSeen(day, now) : null
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { field: 'lastSeenDate' })
}
