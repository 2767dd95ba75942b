/** Not in `site.ts`, because the apps need only this part of it. */
export const siteName = 'Toju'
