import { apiBase } from '../../api/endpoint.ts'
import { confirmSubscription } from '../../api/newsletter/confirm-subscription.ts'
import { subscribe } from '../../api/newsletter/subscribe.ts'
import { unsubscribe } from '../../api/newsletter/unsubscribe.ts'

/**
 * The API URLs of the newsletter. The build renders them into the pages, so that a box on every
 * page needs no schema.
 */
export const newsletterUrls = {
  subscribe: apiBase + subscribe.path,
  confirm: apiBase + confirmSubscription.path,
  unsubscribe: apiBase + unsubscribe.path,
} as const
