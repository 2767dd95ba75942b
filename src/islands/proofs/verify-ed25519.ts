import type { VerifyEd25519 } from '../../domain/transparency/signed-note.ts'

/** By the browser itself; where it does not know Ed25519, by a script that is loaded only then. */
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
