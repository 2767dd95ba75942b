/** The link or button that names a row and opens it. */
export const rowLinkStyle =
  'inline-flex min-h-11 max-w-full items-center rounded-sm text-start font-semibold text-brand underline-offset-4 hover:underline'

/** A link in another cell, to something else than the row. */
export const cellLinkStyle =
  'inline-flex min-h-11 max-w-full items-center rounded-sm underline-offset-4 hover:underline'
