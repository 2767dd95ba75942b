import { sql } from 'kysely'
import type { TestApp } from '../app.ts'

export const broken = 'this row is broken'

/** Makes a kind of change of some rows of a table fail. */
export async function breakRows(
  { database }: TestApp,
  table: string,
  change: 'insert' | 'update' | 'delete',
  when: string,
): Promise<void> {
  const row = change === 'delete' ? 'old' : 'new'
  const body = `create trigger broken_${table} before ${change} on ${table}
    when ${when.replaceAll('row.', `${row}.`)} begin select raise(abort, '${broken}'); end`
  await database.write((tx) => sql.raw(body).execute(tx))
}

export async function repairRows({ database }: TestApp, table: string): Promise<void> {
  await database.write((tx) => sql.raw(`drop trigger broken_${table}`).execute(tx))
}
