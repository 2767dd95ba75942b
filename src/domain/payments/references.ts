/** The form of our references: only characters that the provider accepts. */
const pattern = /^TJP-[0-9a-f]{24}$/

export function paymentReference(bytes: Uint8Array): string {
  return `TJP-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

export function isPaymentReference(text: string): boolean {
  return pattern.test(text)
}
