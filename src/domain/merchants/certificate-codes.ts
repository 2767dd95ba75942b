const start = 'TOJU1.'
const form = /^TOJU1\.([0-9a-f]{16})\.([\w-]{86})/

/** The signer and the signature, as printed on the certificate and in its QR code. */
export interface CertificateCode {
  keyId: string
  /** Ed25519, base64url. */
  signature: string
}

export function certificateCode({ keyId, signature }: CertificateCode): string {
  return `${start}${keyId}.${signature}`
}

/**
 * The code in a text, even with line breaks in it. Null if there is none, `broken` if it is
 * incomplete or has extra characters.
 */
export function certificateCodeIn(text: string): CertificateCode | 'broken' | null {
  const at = text.indexOf(start)
  if (at < 0) return null
  const [, keyId, signature] = form.exec(text.slice(at).replace(/\s+/g, '')) ?? []
  return keyId && signature ? { keyId, signature } : 'broken'
}

/** The text without its code. */
export function withoutCode(text: string, code: CertificateCode): string {
  const letters = [...certificateCode(code)].map((letter) => letter.replace(/[.]/, '\\.'))
  return text.replace(new RegExp(letters.join('\\s*')), ' ')
}
