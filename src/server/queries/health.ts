import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export async function isDatabaseReady({ read }: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(read)
    return true
  } catch {
    return false
  }
}
