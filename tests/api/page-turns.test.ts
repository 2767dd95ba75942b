import { expect, test } from 'vitest'
import { startTestApp } from '../support/app.ts'
import { noLimits } from '../support/no-limits.ts'
import { listen } from '../support/server/listen.ts'

test('of hundreds of pages that one network asks for at once a few are rendered, and another network gets its turn', async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  let [rendering, most] = [0, 0]
  const origin = await listen(await startTestApp({ limits: noLimits }), {
    trustedProxies: ['127.0.0.1'],
    async renderPage(_request, response) {
      rendering += 1
      most = Math.max(most, rendering)
      await mayEnd
      rendering -= 1
      response.end('a page')
    },
  })
  let refused = 0
  const ask = async (from: string) => {
    const { status } = await fetch(`${origin}/log`, { headers: { 'x-forwarded-for': from } })
    if (status === 429) refused += 1
    return status
  }
  const flood = Array.from({ length: 200 }, (_, n) => ask(`203.0.113.${n}`))
  await expect.poll(() => refused, { timeout: 10_000 }).toBe(96)
  const elsewhere = ask('198.51.100.1')
  await expect.poll(() => refused).toBe(97)
  end()
  expect(await elsewhere).toBe(200)
  expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(103)
  expect(most).toBe(4)
})
