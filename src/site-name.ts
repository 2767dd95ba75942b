/** Apart from the rest of `site.ts`: the apps need nothing else of it. */
export const siteName = 'Toju'
