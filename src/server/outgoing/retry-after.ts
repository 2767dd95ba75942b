/**
 * The wait that a response asks for, in milliseconds: `Retry-After` holds seconds or a date (RFC 9110,
 * section 10.2.3). A date is compared with the clock of the same server. Undefined if there is none in
 * the future.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  const sentAt = Date.parse(headers.get('date') ?? '')
  const wait = /^\d+$/.test(text)
    ? Number(text) * 1000
    : Date.parse(text) - (Number.isNaN(sentAt) ? now : sentAt)
  return wait > 0 ? wait : undefined
}
