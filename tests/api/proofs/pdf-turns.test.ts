import { expect, test } from 'vitest'
import { startTestApp } from '../../support/app.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { signIn } from '../../support/users.ts'

test('many PDFs for one address keep neither an evidence pack nor another network’s PDF waiting until it is refused', async () => {
  const app = await startTestApp()
  const ada = await signIn(app)
  const phone = await registerPhone(app, ada)
  const { id } = await report(ada, phone.id, 'Stolen')
  // Each of a number of its own, because each is drawn once.
  const paths = await Promise.all(
    Array.from({ length: 47 }, async () => {
      const made = await app.visit().send('POST', '/verify/proof', { identifier: freshImei() })
      const { data } = (await made.json()) as { data: { number: string } }
      return `/verify/proof/${data.number}/pdf`
    }),
  )
  const [first = '', second = '', ...many] = paths
  const flood = many.map((path) => app.visit('105.201.2.1').send('GET', path))
  // The queue is full as soon as somebody is refused.
  await Promise.any(
    flood.map(async (answer) => {
      if ((await answer).status !== 503) throw new Error('not refused')
    }),
  )
  const honest = await Promise.all([
    ada.send('POST', `/reports/${id}/evidence`, {}),
    app.visit('41.58.1.1').send('GET', first),
    app.visit('41.58.2.1').send('GET', second),
  ])
  expect(honest.map(({ status }) => status)).toEqual([200, 200, 200])
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
}, 60_000)
