/** What a message may be about that has no place in handing a thing back. */
export const contactWarnings = ['money', 'threat', 'contact', 'link', 'code'] as const
export type ContactWarning = (typeof contactWarnings)[number]
