import { Problem } from '../../../api/problem.ts'
import type { Context } from '../context.ts'

/**
 * Throws for a URL that webhooks must not be sent to. Its host name is only resolved when one is
 * sent.
 */
export function requireSendable({ webhooks }: Pick<Context, 'webhooks'>, url: string): void {
  if (!webhooks.accepts(url)) {
    throw new Problem('INVALID_INPUT', 'webhook-url-refused', { field: 'url' })
  }
}
