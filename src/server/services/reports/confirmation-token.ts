import type { Encryption } from '../../lib/encryption.ts'

/** The text of a link that answers one question: its id, signed, so that none can be invented. */
export function confirmationToken({ hmac }: Encryption, questionId: string): string {
  return `${questionId}.${hmac(`confirmation ${questionId}`)}`
}

/** The id in a token that we signed; null for any other text. */
export function questionIdIn(encryption: Encryption, token: string): string | null {
  const [id = ''] = token.split('.', 1)
  // Both are of our own key: nobody learns from the time how much of a signature was right.
  const [right, given] = [confirmationToken(encryption, id), token].map((text) =>
    encryption.hmac(`compare ${text}`),
  )
  return right === given ? id : null
}
