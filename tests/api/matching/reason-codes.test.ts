import { expect, test } from 'vitest'
import { decideMatch, getMatch } from '../../../src/api/matching/matches.ts'
import { reasonMessages } from '../../../src/locales/en/matching.ts'
import { startTestApp } from '../../support/app.ts'
import { suggestedMatch } from '../../support/matches.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

test('the reasons of a possible match are stored as codes and returned as text', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { database } = app
  const owner = await signIn(app)
  const { match } = await suggestedMatch(app, owner)
  const codes = Object.keys(reasonMessages)
  const { reasons } = await database.read
    .selectFrom('matches')
    .select('reasons')
    .executeTakeFirstOrThrow()
  const stored = JSON.parse(reasons) as object[]
  expect(stored.length).toBeGreaterThan(0)
  for (const reason of stored) {
    expect(reason).toEqual({ points: expect.any(Number), code: expect.toBeOneOf(codes) })
  }

  await owner.call(decideMatch, { id: match.id, decision: 'accept' })
  const all = codes.map((code, index) => ({ points: index + 1, code }))
  await database.write((tx) =>
    tx
      .updateTable('matches')
      .set({ reasons: JSON.stringify(all), finder_accepted_at: app.clock.now })
      .execute(),
  )
  const { data } = await owner.call(getMatch, { id: match.id })
  expect(data.reasons).toEqual(Object.values(reasonMessages))
})
