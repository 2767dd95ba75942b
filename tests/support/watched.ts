import { onTestFinished } from 'vitest'
import { addWatches } from '../../src/api/v1/watches.ts'
import { programOf } from './api-keys.ts'
import { startTestApp, type TestApp, type Visitor } from './app.ts'
import { freshImei } from './factories.ts'
import { deliverWebhooks } from './queue.ts'
import { signIn } from './users.ts'
import { addEndpoint, startWebhookReceiver } from './webhook-receiver.ts'

/** A shop whose software watches one phone and is told by webhook. */
export async function startWatched(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options)
  const receiver = await startWebhookReceiver()
  onTestFinished(receiver.close)
  const shop = await signIn(app)
  const { secret, ...endpoint } = await addEndpoint(shop, receiver)
  const imei = freshImei()
  const program = await programOf(app, shop, ['watch'])
  const watch = await watchOne(program, imei, 'order 4711')
  return { app, receiver, shop, program, endpoint, secret, imei, watch }
}

/** The program has a key with the scope `watch`. */
export async function watchOne(program: Visitor, identifier: string, reference?: string) {
  const [row] = (await program.call(addWatches, { watches: [{ identifier, reference }] })).data
  if (!row?.watch) throw new Error('not watched')
  return row.watch
}

/** Sends all that is due. */
export async function sendDue({ services }: Pick<TestApp, 'services'>): Promise<void> {
  while ((await deliverWebhooks(services)) > 0);
}
