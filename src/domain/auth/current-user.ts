import type { Role } from '../users/roles.ts'

/** The signed-in person, as the database knows them at this very request. */
export interface CurrentUser {
  id: string
  sessionId: string
  role: Role
  emailVerified: boolean
  /** When the person last typed their password again in this session. */
  passwordConfirmedAt: number | null
}
