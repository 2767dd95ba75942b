import { apiBase } from '../../api/act.ts'
import { confirmSubscription } from '../../api/confirm-subscription.ts'
import { subscribe } from '../../api/subscribe.ts'
import { unsubscribe } from '../../api/unsubscribe.ts'

/**
 * Where the newsletter's calls go. Read while pages are built and written into them, so that no
 * schema has to travel with a box that is on every page.
 */
export const newsletterAddresses = {
  subscribe: apiBase + subscribe.path,
  confirm: apiBase + confirmSubscription.path,
  unsubscribe: apiBase + unsubscribe.path,
} as const
