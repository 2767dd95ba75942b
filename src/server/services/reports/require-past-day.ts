import { Problem } from '../../../api/problem.ts'
import { whyInvalidLastSeen } from '../../../domain/reports/reports.ts'

/** Throws `INVALID_INPUT` on `lastSeenDate` for a day that cannot be. */
export function requirePastDay(day: string | null | undefined, now: number): void {
  const refusal = day ? whyInvalidLastSeen(day, now) : null
  if (refusal) throw new Problem('INVALID_INPUT', refusal, { field: 'lastSeenDate' })
}
