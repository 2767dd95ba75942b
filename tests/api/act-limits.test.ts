import { expect, test } from 'vitest'
import { getThread } from '../../src/api/get-thread.ts'
import { listAssets } from '../../src/api/list-assets.ts'
import { cheapReads, countedByRoute, limitOf } from '../../src/server/act-limits.ts'
import { limits } from '../../src/server/limits.ts'
import { acts } from '../../src/server/routes/routes.ts'
import { refusalOf, startTestApp } from '../support/app.ts'
import { matchTwo } from '../support/meetings.ts'
import { noLimits } from '../support/no-limits.ts'
import { signIn } from '../support/people.ts'
import { nameOf, requestOf, sampleInput } from '../support/samples.ts'

test('every act has a limit: one that is taken before it is answered, or its route’s own', () => {
  const unlimited = acts.filter((act) => {
    const limit = limitOf(act)
    return limit === null ? !countedByRoute.has(nameOf(act)) : !(limit in limits)
  })
  expect(unlimited.map(nameOf)).toEqual([])
})

test.each(acts.filter((act) => limitOf(act) === null).map((act) => [nameOf(act), act] as const))(
  '%s is counted by its route',
  async (_, act) => {
    const app = await startTestApp({ limits: noLimits })
    const owner = await signIn(app, { role: 'super-admin' })
    const sample = await sampleInput(act, app, owner)
    // Of links that set a password the wrong ones are counted: nobody guesses a right one.
    const input =
      'newPassword' in sample && 'token' in sample ? { ...sample, token: 'wrong' } : sample
    const { path, body } = requestOf(act, input)
    const taken: string[] = []
    const { limiter } = app.services
    app.services.limiter = {
      ...limiter,
      take: (name, key) => {
        expect(key).not.toBe('')
        taken.push(name)
        return limiter.take(name, key)
      },
    }
    const answer = await owner.send(act.method, path, body)
    expect(taken, String(answer.status)).not.toEqual([])
  },
)

test('every call that is named as counted elsewhere or cheap exists', () => {
  const names = new Set(acts.map(nameOf))
  expect([...countedByRoute, ...cheapReads].filter((name) => !names.has(name))).toEqual([])
})

test('of one account so many dear reads a minute are answered, over all of them together, and nobody else waits', async () => {
  const dearRead = { ...noLimits.dearRead, times: 5 }
  const app = await startTestApp({ limits: { ...noLimits, dearRead } })
  const { owner, finder, id } = await matchTwo(app)
  const reads = Array.from({ length: 50 }, (_, n) =>
    n % 2 === 0 ? owner.call(getThread, { id }) : owner.call(listAssets, {}),
  )
  const answered = await Promise.allSettled(reads)
  expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await refusalOf(owner.call(getThread, { id }))).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS' },
  })
  await finder.call(getThread, { id })
})
