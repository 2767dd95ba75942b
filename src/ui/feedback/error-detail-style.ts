export const errorDetailStyle = 'group w-full'
export const errorSummaryStyle =
  'inline-flex min-h-11 list-none items-center rounded-sm text-sm font-semibold text-brand underline underline-offset-4 decoration-1 hover:decoration-2'
export const errorTextStyle =
  'mt-2 max-h-72 overflow-auto rounded-md border border-line bg-sunken p-4 text-start font-mono text-xs whitespace-pre-wrap break-words text-ink'
