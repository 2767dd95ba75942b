import { listDisputes } from '../../src/api/disputes/disputes.ts'
import type { TestApp } from './app.ts'
import { freshImei, registerPhone } from './factories.ts'
import { signIn } from './users.ts'

/** Opens a dispute: two users register one identifier. */
export async function contest(app: TestApp) {
  const [first, second] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  const one = await registerPhone(app, first, imei)
  app.pass(1000)
  const two = await registerPhone(app, second, imei)
  const { data } = await admin.call(listDisputes, { status: 'open' })
  const dispute = data.disputes.at(-1)
  if (!dispute) throw new Error('no dispute was opened')
  return { first, second, admin, imei, one, two, dispute }
}
