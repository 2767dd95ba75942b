import type { PersonRecord } from '../api/person-record.ts'
import type { Queries } from './db/database.ts'
import type { Users } from './db/tables.ts'
import { findFactorRemoval } from './queries/factor-removals.ts'
import { countThings } from './queries/people.ts'
import { hasSecondFactor } from './queries/second-factors.ts'
import { sessionsOf } from './queries/sessions.ts'
import { toUserRecord } from './queries/users.ts'

/** A person as the team sees them. */
export async function personRecordOf(db: Queries, user: Users, now: number): Promise<PersonRecord> {
  const sessions = await sessionsOf(db, user, now)
  return {
    ...toUserRecord(user),
    statusReason: user.status_reason,
    hasPassword: user.password_hash !== null,
    hasSecondFactor: await hasSecondFactor(db, user.id),
    secondFactorEndsAt: (await findFactorRemoval(db, user.id)) ?? null,
    ...(await countThings(db, user.id)),
    sessions: sessions.map((session) => ({
      id: session.id,
      createdAt: session.created_at,
      lastSeenAt: session.last_seen_at,
      userAgent: session.user_agent,
    })),
  }
}
