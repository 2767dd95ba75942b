import { expect, test } from 'vitest'
import { listAssets } from '../../src/api/assets/assets.ts'
import { getThread } from '../../src/api/conversations/threads.ts'
import { cheapReads, countedByRoute, limitOf } from '../../src/server/rate-limit/endpoint-limits.ts'
import { policies } from '../../src/server/rate-limit/policies.ts'
import { endpoints } from '../../src/server/routes/routes.ts'
import { refusalOf, startTestApp } from '../support/app.ts'
import { matchTwo } from '../support/conversations.ts'
import { noLimits } from '../support/no-limits.ts'
import { nameOf, requestOf, sampleInput } from '../support/samples.ts'
import { signIn } from '../support/users.ts'

test('every endpoint has a limit, consumed before the handler or in its route', () => {
  const unlimited = endpoints.filter((endpoint) => {
    const limit = limitOf(endpoint)
    return limit === null ? !countedByRoute.has(nameOf(endpoint)) : !(limit in policies)
  })
  expect(unlimited.map(nameOf)).toEqual([])
})

test.each(
  endpoints
    .filter((endpoint) => limitOf(endpoint) === null)
    .map((endpoint) => [nameOf(endpoint), endpoint] as const),
)('%s is counted by its route', async (_, endpoint) => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app, { role: 'super-admin' })
  const sample = await sampleInput(endpoint, app, owner)
  // The reset endpoint counts only wrong tokens.
  const input =
    'newPassword' in sample && 'token' in sample ? { ...sample, token: 'wrong' } : sample
  const { path, body } = requestOf(endpoint, input)
  const limits: string[] = []
  const { limiter } = app.services
  app.services.limiter = {
    ...limiter,
    consume: (name, key) => {
      expect(key).not.toBe('')
      limits.push(name)
      return limiter.consume(name, key)
    },
  }
  const answer = await owner.send(endpoint.method, path, body)
  expect(limits, String(answer.status)).not.toEqual([])
})

test('every endpoint that is listed as counted by its route or as cheap exists', () => {
  const names = new Set(endpoints.map(nameOf))
  expect([...countedByRoute, ...cheapReads].filter((name) => !names.has(name))).toEqual([])
})

test('expensive reads share one limit per account a minute, and other accounts are unaffected', async () => {
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
