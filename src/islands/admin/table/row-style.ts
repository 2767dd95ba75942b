/** The link that names a row and opens its screen. */
export const rowLinkStyle =
  'inline-flex min-h-11 items-center rounded-sm text-start font-semibold wrap-anywhere text-brand underline-offset-4 hover:underline'
