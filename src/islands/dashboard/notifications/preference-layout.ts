/** The classes of the table of preferences, which is a list on a narrow screen. */
export interface PreferenceLayout {
  row: string
  headings: string
  list: string
  /** The label of one control, shown in the list only. */
  label: string
  check: string
}

const row =
  'grid grid-cols-[minmax(0,1fr)_4.5rem_4.5rem] items-end gap-x-2 sm:gap-x-3 gap-y-2 p-4 [&>:first-child]:col-span-full'

const fromMd = {
  headings: 'max-md:hidden',
  list: 'md:border-t',
  label: 'md:sr-only',
  check: 'md:justify-items-center',
  row: `${row} md:grid-cols-[minmax(0,1fr)_11rem_5.5rem_5.5rem] md:items-center md:px-5 md:[&>:first-child]:col-span-1`,
}

const fromXl = {
  headings: 'max-xl:hidden',
  list: 'xl:border-t',
  label: 'xl:sr-only',
  check: 'xl:justify-items-center',
}
const wide = `${row} xl:items-center xl:px-5 xl:[&>:first-child]:col-span-1`

/** The columns for SMS and WhatsApp need a wider screen for the table. */
export function layoutFor(phoneChannels: number): PreferenceLayout {
  if (phoneChannels === 0) return fromMd
  const columns =
    phoneChannels === 1
      ? 'sm:grid-cols-[minmax(0,1fr)_5rem_5rem_5rem] xl:grid-cols-[minmax(0,1fr)_9rem_5.5rem_5.5rem_5.5rem]'
      : 'sm:grid-cols-[minmax(0,1fr)_5rem_5rem_5rem_5.5rem] xl:grid-cols-[minmax(0,1fr)_9rem_5.5rem_5.5rem_5.5rem_5.5rem]'
  return { ...fromXl, row: `${wide} ${columns}` }
}
