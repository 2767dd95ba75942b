import type { VerifyEd25519 } from '../../domain/transparency/signed-note.ts'

/** Verifies with Web Crypto; loads @noble/ed25519 only if the browser lacks Ed25519. */
export const verifyInBrowser: VerifyEd25519 = async (publicKey, message, signature) => {
  const name = 'Ed25519'
  let key: CryptoKey
  try {
    key = await crypto.subtle.importKey('raw', publicKey, { name }, false, ['verify'])
  } catch {
    const { verifyAsync } = await import('@noble/ed25519')
    return verifyAsync(signature, message, publicKey)
  }
  return crypto.subtle.verify({ name }, key, signature, message)
}
