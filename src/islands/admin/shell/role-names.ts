import type { Role } from '../../../domain/users/roles.ts'
import { adminShellWords } from '../../../locales/en/screens/admin/shell.ts'

/** The label of a role (spec §5). */
export const roleNames: Record<Role, string> = adminShellWords.role
