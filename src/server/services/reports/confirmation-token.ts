import type { Encryption } from '../../lib/encryption.ts'

/** The token in a link that answers one question: the id of the question, signed. */
export function confirmationToken({ hmac }: Encryption, questionId: string): string {
  return `${questionId}.${hmac(`confirmation ${questionId}`)}`
}

/** The id in a token with a valid signature; null for any other text. */
export function questionIdIn(encryption: Encryption, token: string): string | null {
  const [id = ''] = token.split('.', 1)
  // Keyed hashes are compared, so that the time does not reveal how much of a signature was right.
  const [right, given] = [confirmationToken(encryption, id), token].map((text) =>
    encryption.hmac(`compare ${text}`),
  )
  return right === given ? id : null
}
