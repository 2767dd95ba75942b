import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context as HonoContext } from 'hono'
import type { Bindings } from '../routes/route.ts'

/** What the handler passes to the router about a request. */
export interface RouterBindings extends Bindings {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

export type RouterContext = HonoContext<{ Bindings: RouterBindings }>
