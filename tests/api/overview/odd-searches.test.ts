import { expect, test } from 'vitest'
import { searchAssets } from '../../../src/api/assets/assets.ts'
import { adminListReports } from '../../../src/api/reports/admin-reports.ts'
import { startTestApp } from '../../support/app.ts'
import { registerPhone, report } from '../../support/factories.ts'
import { oddTexts } from '../../support/invalid-inputs.ts'
import { noLimits } from '../../support/no-limits.ts'
import { requestOf } from '../../support/samples.ts'
import { signIn } from '../../support/users.ts'

test('a search for an odd text is answered', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'super-admin' })
  const { id } = await registerPhone(app, admin)
  await report(admin, id, 'Stolen')
  const items = { status: 'pending', owner: admin.id, page: 1, limit: 10 } as const
  for (const text of [...oddTexts, 'Black', '490154203237518', 'KSF-847ED', 'a']) {
    const searches = [
      requestOf(searchAssets, { query: text, limit: 10 }),
      requestOf(adminListReports, { ...items, search: text }),
    ]
    for (const { path } of searches) {
      const answer = await admin.send('GET', path)
      expect([200, 400], `${path} ${answer.status}`).toContain(answer.status)
    }
  }
})
