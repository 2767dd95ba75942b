import { startTestApp } from './app.ts'
import { freshImei, registerPhone } from './factories.ts'
import { noLimits } from './no-limits.ts'
import { signIn } from './users.ts'

/** A registry with one phone, its owner and an admin. */
export async function startWithPhone() {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  return { app, owner, admin, imei, phone }
}
