/** `line`: above an answer, in one row. */
export type SearchSize = 'hero' | 'header' | 'line'

const box =
  'flex w-full items-center border bg-surface text-ink focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus'

/**
 * The frame that looks like the input; it contains the icon, the input and the buttons. On phones
 * Verify has its own row, so that a whole identifier is visible.
 */
const frame = {
  hero: `${box} flex-wrap gap-2 rounded-lg border-line-strong p-1.5 shadow-card sm:flex-nowrap sm:ps-4`,
  header: `${box} gap-1.5 rounded-md border-line-strong p-0.5 ps-3`,
  line: `${box} rounded-md border-line-strong ps-3 pe-0.5`,
} satisfies Record<SearchSize, string>

const input =
  'w-0 min-w-0 grow bg-transparent font-mono text-ellipsis outline-none placeholder:font-sans [&::-webkit-search-cancel-button]:appearance-none'

const field = {
  hero: `${input} min-h-12 ps-2 text-base placeholder:text-[1rem] sm:ps-0 sm:text-lg sm:placeholder:text-lg`,
  header: `${input} min-h-10 text-[1rem] lg:text-sm lg:max-xl:placeholder:text-[0.75rem]`,
  line: `${input} min-h-11.5 text-[1rem]`,
} satisfies Record<SearchSize, string>

const icon = {
  hero: 'size-5 shrink-0 text-muted max-sm:hidden',
  header: 'size-5 shrink-0 text-muted max-xl:hidden',
  line: 'hidden',
} satisfies Record<SearchSize, string>

const button =
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold transition-colors'

const submit = {
  hero: `${button} min-h-12 w-full bg-marigold px-5 text-on-marigold hover:bg-marigold-hover sm:w-auto`,
  header: `${button} size-10 text-brand hover:bg-brand-soft`,
  line: `${button} size-11 text-brand hover:bg-brand-soft`,
} satisfies Record<SearchSize, string>

const scan = `${button} noscript:hidden size-11 text-brand hover:bg-brand-soft`

/** In the menu it is below the input; beside the menu it appears while the input has the focus. */
const hint = {
  hero: 'mt-2 ps-1 text-sm font-medium text-ink',
  line: 'mt-2 ps-1 text-sm font-medium text-ink',
  header:
    'mt-2 text-sm text-muted lg:absolute lg:inset-x-0 lg:top-full lg:z-50 lg:hidden lg:rounded-md lg:border lg:border-line lg:bg-surface lg:px-3.5 lg:py-2.5 lg:shadow-float lg:group-focus-within/search:block',
} satisfies Record<SearchSize, string>

export const searchStyle = { frame, field, icon, submit, scan, hint }
