import type { Role } from '../users/roles.ts'

/** The signed-in user, read from the database for this request. */
export interface CurrentUser {
  id: string
  sessionId: string
  role: Role
  emailVerified: boolean
  /** When the user last typed their password again in this session. */
  passwordConfirmedAt: number | null
  /** When a link in a mail last replaced the password. */
  passwordResetAt: number | null
}
