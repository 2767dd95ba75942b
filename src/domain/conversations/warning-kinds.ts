/** Topics that do not belong in the return of an asset. */
export const contactWarnings = ['money', 'threat', 'contact', 'link', 'code'] as const
export type ContactWarning = (typeof contactWarnings)[number]
