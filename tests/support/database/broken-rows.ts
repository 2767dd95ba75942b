import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { TestApp } from '../app.ts'

export const broken = 'this row is broken'

/** Makes a kind of change of some rows of a table fail, until the end of the test. */
export async function breakRows(
  app: TestApp,
  table: string,
  change: 'insert' | 'update' | 'delete',
  when: string,
): Promise<void> {
  const row = change === 'delete' ? 'old' : 'new'
  const condition = when.replaceAll('row.', `${row}.`)
  const trigger = `create trigger broken_${table} before ${change} on ${table}`
  if (app.database.dialect === 'postgres') {
    await run(
      app,
      `create function broken_${table}() returns trigger language plpgsql
        as $$ begin raise exception '${broken}'; end $$`,
      `${trigger} for each row when (${condition}) execute function broken_${table}()`,
    )
    // The database serves the next test too.
    onTestFinished(() => repairRows(app, table))
  } else {
    await run(app, `${trigger} when ${condition} begin select raise(abort, '${broken}'); end`)
  }
}

export async function repairRows(app: TestApp, table: string): Promise<void> {
  if (app.database.dialect === 'postgres') {
    await run(app, `drop function if exists broken_${table}() cascade`)
  } else await run(app, `drop trigger broken_${table}`)
}

async function run({ database }: TestApp, ...statements: string[]): Promise<void> {
  for (const statement of statements) {
    await database.write((tx) => sql.raw(statement).execute(tx))
  }
}
