/** What a photo may come as. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Why a picture cannot be sent, in the words its sender reads. */
export class InvalidImageError extends Error {}
