import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { getMe } from '../../../src/api/users/my-account.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { startPushService, turnOn } from '../../support/push-service.ts'
import { signIn, signInAgain } from '../../support/users.ts'

/** What the operations guide says to run when data has leaked, on this engine. */
function drillOf(dialect: 'sqlite' | 'postgres'): string[] {
  const guide = readFileSync('docs/operations.md', 'utf8')
  const command =
    dialect === 'postgres'
      ? /psql "\$DATABASE_URL" -c '(delete from sessions[^']*)'/
      : /sqlite3 data\/toju\.sqlite '(delete from sessions[^']*)'/
  return command.exec(guide)?.[1]?.split(';') ?? []
}

test('the drill of the operations guide ends all sessions at once, and no device rings after it', async () => {
  const app = await startTestApp()
  const service = await startPushService()
  onTestFinished(service.close)
  const [ada, admin] = [await signIn(app), await signIn(app, { role: 'admin' })]
  const elsewhere = await signInAgain(app, ada)
  await turnOn(ada, service)
  const statements = drillOf(app.database.dialect)
  expect(statements.length).toBeGreaterThan(1)
  await app.database.write(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
  for (const user of [ada, elsewhere, admin]) {
    expect((await refusalOf(user.call(getMe, {}))).status).toBe(401)
  }
  const left = await app.database.read.selectFrom('push_subscriptions').selectAll().execute()
  expect(left).toEqual([])
  // And everybody can log in again.
  await (await signInAgain(app, ada)).call(getMe, {})
})
