import { expect, test } from 'vitest'
import { listAssets } from '../../src/api/assets/assets.ts'
import { listMyReports } from '../../src/api/reports/reports.ts'
import { addUserWatches, listUserWatches } from '../../src/api/webhooks/webhooks.ts'
import { refusalOf, startTestApp } from '../support/app.ts'
import { freshImei, registerPhone, report } from '../support/factories.ts'
import { noLimits } from '../support/no-limits.ts'
import { signIn } from '../support/users.ts'

test('the next page comes although the last record of the page before was deleted', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  for (let made = 0; made < 5; made++) {
    await report(user, (await registerPhone(app, user)).id, 'Lost')
    const watches = [{ identifier: freshImei(), reference: `watch ${made}` }]
    await user.call(addUserWatches, { watches })
    app.pass(1000)
  }
  const lists = {
    reports: (page: object) => user.call(listMyReports, page),
    user_watches: (page: object) => user.call(listUserWatches, page),
    assets: (page: object) => user.call(listAssets, page),
  }
  for (const [table, list] of Object.entries(lists)) {
    const all = (await list({})).data.map(({ id }) => id)
    const first = await list({ limit: 2 })
    await app.database.write(async (tx) => {
      if (table === 'assets') {
        await tx
          .deleteFrom('reports')
          .where('asset_id', '=', all[1] ?? '')
          .execute()
      }
      await tx
        .deleteFrom(table as 'assets')
        .where('id', '=', all[1] ?? '')
        .execute()
    })
    const next = await list({ limit: 2, after: first.next })
    expect(
      next.data.map(({ id }) => id),
      table,
    ).toEqual(all.slice(2, 4))
  }
})

test('a position that this registry did not issue is refused', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  for (const after of ['an-id', 't-x', 't1', 't1-', 'txx-a']) {
    expect((await refusalOf(user.call(listAssets, { after }))).status).toBe(400)
  }
})
