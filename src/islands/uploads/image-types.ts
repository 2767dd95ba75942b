/** What a photo may come as. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Why an image cannot be sent, as the user reads it. */
export class InvalidImageError extends Error {}
