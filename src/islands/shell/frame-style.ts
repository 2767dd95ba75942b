/** The layout of the bars and the screen. The skeleton uses it too, so that nothing shifts. */
export const frameStyle = {
  frame: 'min-h-dvh w-full grow lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block',
  sideBar:
    'sticky top-0 hidden h-dvh flex-col gap-1 border-e border-line bg-surface px-3 py-4 lg:flex',
  topBar:
    'sticky top-0 z-10 flex h-15 items-center justify-between border-b border-line bg-surface px-4 lg:hidden',
  bottomBar:
    'fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden',
  screen:
    'mx-auto w-full max-w-6xl px-4 pt-6 pb-32 sm:px-8 lg:pt-10 lg:pb-20 print:max-w-none print:p-0',
  /** As wide as there is space, for tables. */
  wideScreen: 'w-full px-4 pt-5 pb-32 sm:px-6 lg:pt-6 lg:pb-12 print:p-0',
} as const
