/** In its own file, because the apps need nothing else of `site.ts`. */
export const siteName = 'Toju'
