import type * as z from 'zod/mini'
import type { createFindInput } from '../../api/reports/finds.ts'

/** The form of a find, for finders with and without an account. */
export type FindForm = z.input<typeof createFindInput>
