import type { Queries } from './database.ts'

/** A statement, or what takes more than statements. */
export type Step = string | ((tx: Queries) => Promise<void>)
