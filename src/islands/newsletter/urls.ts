import { apiBase } from '../../api/endpoint.ts'
import { confirmSubscription } from '../../api/newsletter/confirm-subscription.ts'
import { subscribe } from '../../api/newsletter/subscribe.ts'
import { unsubscribe } from '../../api/newsletter/unsubscribe.ts'

/**
 * Where the newsletter's calls go. Read while pages are built and written into them, so that no
 * schema has to travel with a box that is on every page.
 */
export const newsletterUrls = {
  subscribe: apiBase + subscribe.path,
  confirm: apiBase + confirmSubscription.path,
  unsubscribe: apiBase + unsubscribe.path,
} as const
