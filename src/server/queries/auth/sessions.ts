import { type CurrentUser, sessionLife } from '../../../domain/auth/sessions.ts'
import type { Database, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { SessionRow } from '../../db/tables.ts'
import { hashToken, newId, newToken } from '../../lib/ids.ts'
import { deleteRows, findRow, insertRow, updateRows } from '../rows-by-columns.ts'

/** How old `last_seen_at` may get before a request updates it. */
const seenPrecisionMs = 60_000

/** The user of a bearer token; null if it is unknown, ended or idle too long, or the user suspended. */
export async function findCurrentUser(
  database: Database,
  token: string,
  now: number,
): Promise<CurrentUser | null> {
  const [row] = await sessionWith(database.read, { hash: hashToken(token) })
  if (!row || row.status === 'suspended' || row.expires_at <= now) return null
  // The current role decides: after a promotion, earlier sessions also have the shorter lifetime.
  const { idleMs, absoluteMs } = sessionLife(row.role)
  if (row.last_seen_at + idleMs <= now || row.created_at + absoluteMs <= now) return null
  // A minute is precise enough for idle sessions and saves a write on every request.
  if (row.last_seen_at + seenPrecisionMs <= now) {
    await database.write((tx) =>
      tx
        .updateTable('sessions')
        .set({ last_seen_at: now })
        .where('id', '=', row.sessionId)
        .execute(),
    )
  }
  return {
    id: row.id,
    sessionId: row.sessionId,
    role: row.role,
    emailVerified: row.email_verified_at !== null,
    passwordConfirmedAt: row.password_confirmed_at,
    passwordResetAt: row.password_reset_at,
  }
}

const sessionWith = precompiledQuery((db, { hash }: { hash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', hash)
    .select([
      'sessions.id as sessionId',
      'sessions.created_at',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.password_confirmed_at',
      'users.id',
      'users.role',
      'users.status',
      'users.email_verified_at',
      'users.password_reset_at',
    ]),
)

/** More devices than anybody has. With more, a new session ends the one that was unused for longest. */
const maxPerUser = 200

/** Whether a session has not been ended. */
export async function isSessionThere(tx: Queries, id: string): Promise<boolean> {
  return (await findRow(tx, 'sessions', { id })) !== undefined
}

/** Opens a session and returns its bearer token, which is not stored. */
export async function openSession(
  tx: Queries,
  session: { userId: string; absoluteMs: number; userAgent: string },
  now: number,
): Promise<string> {
  const [id, token] = [newId(), newToken()]
  const { userId } = session
  await insertRow(tx, 'sessions', {
    id,
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    last_seen_at: now,
    expires_at: now + session.absoluteMs,
    user_agent: session.userAgent,
  })
  const lastSeen = tx
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(maxPerUser)
    .select('id')
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where('id', 'not in', lastSeen)
    .execute()
  return token
}

/** Ends a session of the user and its push subscriptions; false if there is no such session. */
export async function endSession(tx: Queries, userId: string, sessionId: string): Promise<boolean> {
  await deleteRows(tx, 'push_subscriptions', { user_id: userId, session_id: sessionId })
  return (await deleteRows(tx, 'sessions', { id: sessionId, user_id: userId })) > 0
}

/** The user's open sessions, last used first. */
export async function sessionsOf(
  db: Queries,
  { id, role }: Pick<CurrentUser, 'id' | 'role'>,
  now: number,
): Promise<SessionRow[]> {
  const { idleMs, absoluteMs } = sessionLife(role)
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', id)
    .where('expires_at', '>', now)
    .where('created_at', '>', now - absoluteMs)
    .where('last_seen_at', '>', now - idleMs)
    .orderBy('last_seen_at', 'desc')
    .limit(maxPerUser)
    .execute()
}

/** Ends all of a user's sessions and unfinished log-ins; returns the number of sessions. */
export async function endAllSessions(tx: Queries, userId: string): Promise<number> {
  await deleteRows(tx, 'login_challenges', { user_id: userId })
  await deleteRows(tx, 'push_subscriptions', { user_id: userId })
  const ended = await tx.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Records that the user has just typed their password in this session. */
export async function markPasswordConfirmed(
  tx: Queries,
  sessionId: string,
  now: number,
): Promise<void> {
  await updateRows(tx, 'sessions', { id: sessionId }, { password_confirmed_at: now })
}

/** Ends all sessions of the user but this one. */
export async function endOtherSessions(
  tx: Queries,
  { id, sessionId }: Pick<CurrentUser, 'id' | 'sessionId'>,
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', id)
    .where('session_id', '!=', sessionId)
    .execute()
  await tx.deleteFrom('sessions').where('user_id', '=', id).where('id', '!=', sessionId).execute()
}
