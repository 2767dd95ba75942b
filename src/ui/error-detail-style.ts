export const errorDetailStyle = 'group w-full'
export const errorSummaryStyle =
  'mx-auto flex min-h-11 w-fit list-none items-center rounded-md px-3 text-sm font-semibold text-brand underline underline-offset-4 decoration-1 hover:decoration-2'
export const errorTextStyle =
  'mt-2 max-h-72 overflow-auto rounded-md border border-line bg-sunken p-4 text-start font-mono text-xs whitespace-pre-wrap break-words text-ink'
