import type * as z from 'zod/mini'
import type { createFindInput } from '../../api/reports/create-find.ts'

/** What both finders tell: those with an account and those without. */
export type FindForm = z.input<typeof createFindInput>
