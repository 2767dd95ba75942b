import { onTestFinished } from 'vitest'
import { addUserWatches } from '../../src/api/watches/add-user-watches.ts'
import { deliverWebhooks } from '../../src/server/jobs/deliver-webhooks.ts'
import { startTestApp, type TestApp } from './app.ts'
import { freshImei } from './factories.ts'
import { signIn, type User } from './users.ts'
import { addEndpoint, startWebhookReceiver } from './webhook-receiver.ts'

/** A shop whose software watches one phone and is told by webhook. */
export async function startWatched(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options)
  const receiver = await startWebhookReceiver()
  onTestFinished(receiver.close)
  const shop = await signIn(app)
  const { secret, ...endpoint } = await addEndpoint(shop, receiver)
  const imei = freshImei()
  const watch = await watchOne(shop, imei, 'order 4711')
  return { app, receiver, shop, endpoint, secret, imei, watch }
}

export async function watchOne(user: User, identifier: string, reference?: string) {
  const [row] = (await user.call(addUserWatches, { watches: [{ identifier, reference }] })).data
  if (!row?.watch) throw new Error('not watched')
  return row.watch
}

/** Sends all that is due. */
export async function sendDue({ services }: Pick<TestApp, 'services'>): Promise<void> {
  while ((await deliverWebhooks(services)) > 0);
}
