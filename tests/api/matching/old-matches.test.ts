import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { getThread } from '../../../src/api/conversations/get-thread.ts'
import { sendMessage } from '../../../src/api/conversations/send-message.ts'
import { getMatch } from '../../../src/api/matching/get-match.ts'
import { statements } from '../../../src/server/db/migrations/0020-guarded-matches.ts'
import { startTestApp } from '../../support/app.ts'
import { matchTwo } from '../../support/conversations.ts'
import { allRows } from '../../support/database/rows.ts'
import { suggestedMatch } from '../../support/matches.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

test('older rows keep their offers, get their warnings, and no longer reveal where a find was', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { database } = app
  const owner = await signIn(app)
  const { match } = await suggestedMatch(app, owner)
  const two = await matchTwo(app)
  await two.finder.call(sendMessage, { id: two.id, text: 'Pay first, at evil.ru' })
  const old = JSON.stringify({ item: 'Black iPhone 12', state: 'Lagos' })
  await database.write(async (tx) => {
    await tx.updateTable('matches').set({ offered_at: null, score: 70 }).execute()
    await tx.updateTable('contact_messages').set({ warnings: null }).execute()
    const suggested = tx.updateTable('notices').where('kind', '=', 'match-suggested')
    await suggested.set({ data: old }).execute()
  })

  // The statements of the migration that change rows, not tables.
  await database.write(async (tx) => {
    for (const step of statements(database.dialect)) {
      if (typeof step === 'function') await step(tx)
      else if (step.startsWith('update')) await tx.executeQuery(CompiledQuery.raw(step))
    }
  })
  const { data } = await owner.call(getMatch, { id: match.id })
  expect(data).toMatchObject({ asked: true, createdAt: match.created_at, reasons: [] })
  const thread = await two.owner.call(getThread, { id: two.id })
  expect(thread.data.messages[0]?.warnings).toEqual(['money', 'link'])
  const { notices = [] } = await allRows(database)
  const [notice] = (notices as { kind: string; data: string }[]).filter(
    ({ kind }) => kind === 'match-suggested',
  )
  expect(JSON.parse(notice?.data ?? '')).toEqual({ item: 'Black iPhone 12' })
})
