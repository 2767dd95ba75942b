const start = 'TOJU1.'
const form = /^TOJU1\.([0-9a-f]{16})\.([\w-]{86})/

/** Who signed, and the signature: what stands on the paper and in its QR. */
export interface CertificateCode {
  keyId: string
  /** Ed25519, base64url. */
  signature: string
}

export function certificateCode({ keyId, signature }: CertificateCode): string {
  return `${start}${keyId}.${signature}`
}

/**
 * The code in a text, wherever its lines were broken: null when there is none, `broken` when there is one
 * that has lost or gained something.
 */
export function certificateCodeIn(text: string): CertificateCode | 'broken' | null {
  const at = text.indexOf(start)
  if (at < 0) return null
  const [, keyId, signature] = form.exec(text.slice(at).replace(/\s+/g, '')) ?? []
  return keyId && signature ? { keyId, signature } : 'broken'
}

/** The text without its code: what else stands on the paper. */
export function withoutCode(text: string, code: CertificateCode): string {
  const letters = [...certificateCode(code)].map((letter) => letter.replace(/[.]/, '\\.'))
  return text.replace(new RegExp(letters.join('\\s*')), ' ')
}
