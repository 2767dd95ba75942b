import { expect, test } from 'vitest'
import { decideMatch } from '../../../src/api/matching/decide-match.ts'
import { getMatch } from '../../../src/api/matching/get-match.ts'
import { reasonMessages } from '../../../src/locales/en/matching.ts'
import { statements } from '../../../src/server/db/migrations/0025-reason-codes.ts'
import { startTestApp } from '../../support/app.ts'
import { suggestedMatch } from '../../support/matches.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

/** As earlier releases stored them. */
const oldReasons = Object.values(reasonMessages).map((says, index) => ({ points: index + 1, says }))

test('match reasons are stored as codes, and older rows with sentences are converted', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { database } = app
  const owner = await signIn(app)
  const { match } = await suggestedMatch(app, owner)
  const stored = async () => {
    const rows = await database.read.selectFrom('matches').select('reasons').execute()
    return rows.map(({ reasons }) => JSON.parse(reasons) as object[])
  }
  const codes = Object.keys(reasonMessages)
  for (const reason of (await stored()).flat()) {
    expect(reason).toEqual({ points: expect.any(Number), code: expect.toBeOneOf(codes) })
  }
  await database.write(async (tx) => {
    await tx
      .updateTable('matches')
      .set({ reasons: JSON.stringify(oldReasons) })
      .execute()
    for (const step of statements()) if (typeof step === 'function') await step(tx)
  })
  expect((await stored()).flat()).toEqual(codes.map((code, index) => ({ points: index + 1, code })))

  await owner.call(decideMatch, { id: match.id, decision: 'accept' })
  await database.write((tx) =>
    tx.updateTable('matches').set({ finder_accepted_at: app.clock.now }).execute(),
  )
  const { data } = await owner.call(getMatch, { id: match.id })
  expect(data.reasons).toEqual(Object.values(reasonMessages))
})
