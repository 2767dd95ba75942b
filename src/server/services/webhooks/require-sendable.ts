import { Problem } from '../../../api/problem.ts'
import type { Context } from '../context.ts'

/** Refuses a URL that nothing will ever be sent to. Its name is resolved when something is sent. */
export function requireSendable({ webhooks }: Pick<Context, 'webhooks'>, url: string): void {
  if (!webhooks.accepts(url)) {
    throw new Problem('INVALID_INPUT', 'webhook-url-refused', { field: 'url' })
  }
}
