/**
 * Who sends a request. An account, or a device that was logged in to one, is known, and counted alone
 * wherever it is. Of a stranger only the IP address is known.
 */
export type Sender = Known | { ip: string }

type Known = { account: string } | { device: string }

/** The key of somebody known. */
export function knownAs(sender: Known): string {
  return 'account' in sender ? `account ${sender.account}` : `device ${sender.device}`
}
