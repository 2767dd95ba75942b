import type { sharedWords } from '../../locales/en/screens/shared.ts'

/** The accepted types of photos. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

export type ImageRefusal = keyof typeof sharedWords.photoRefusals

/** Why an image cannot be uploaded. */
export class InvalidImageError extends Error {
  readonly reason: ImageRefusal

  constructor(reason: ImageRefusal) {
    super(reason)
    this.name = 'InvalidImageError'
    this.reason = reason
  }
}
