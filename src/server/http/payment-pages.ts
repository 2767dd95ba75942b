import type { StaticFiles } from './static-files.ts'

const [payment, hosted, callback] = ['/payment', '/payment/hosted', '/payment/callback']

/**
 * The pages with the form of the specification at `/payment`; where a payment provider is set, with the one that
 * leads to its checkout in that place. Neither page is reached under another address.
 */
export function withPaymentPages(pages: StaticFiles, isOpen: boolean): StaticFiles {
  const checkout = pages.get(hosted)
  const served = new Map(pages)
  served.delete(hosted)
  if (!isOpen) served.delete(callback)
  else if (checkout) served.set(payment, checkout)
  return served
}
