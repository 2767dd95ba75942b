/** The accepted types of photos. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Why an image cannot be uploaded, as a message for the user. */
export class InvalidImageError extends Error {}
