/** The style of all merchant cards: samples, listed merchants, and those in the dashboard. */
export const merchantCardStyles = {
  card: 'flex h-full flex-col rounded-lg border border-line bg-surface p-4 sm:p-6',
  head: 'flex gap-4',
  logo: 'size-14 shrink-0 rounded-md border border-line object-cover',
  name: 'text-lg wrap-anywhere',
  link: '-my-2.5 inline-block rounded-sm py-2.5 hover:underline underline-offset-4',
  category: 'text-sm font-medium text-brand',
  address: 'mt-3 sm:mt-4 flex gap-2 text-sm text-muted',
  products: 'mt-3 flex sm:mt-4 flex-wrap gap-2 text-sm',
  product: 'max-w-full rounded-full border border-line bg-sunken px-3 py-1 break-words',
  contacts: 'mt-auto pt-2 flex flex-wrap gap-x-5 text-sm',
  contact:
    'inline-flex min-h-11 items-center gap-2 rounded-sm font-medium hover:underline underline-offset-4',
  foot: 'text-xs text-muted',
  strip:
    'flex h-full w-72 items-center gap-4 rounded-lg border border-line bg-surface p-4 hover:border-line-strong',
} as const
