const control =
  'w-full min-w-0 rounded-md border border-line-strong bg-surface text-base text-ink ' +
  'transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0 focus-visible:border-brand ' +
  'aria-[invalid=true]:border-stolen aria-[invalid=true]:ring-1 aria-[invalid=true]:ring-stolen ' +
  // The red edge stays visible inside the focus ring.
  'aria-[invalid=true]:focus-visible:border-stolen aria-[invalid=true]:focus-visible:outline-offset-3 ' +
  'disabled:border-line disabled:bg-sunken disabled:text-muted'

export const inputStyle = `${control} min-h-12 px-3.5 py-2`
/** Leaves space at the end for a button inside the input. */
export const inputWithButtonStyle = `${control} min-h-12 py-2 ps-3.5 pe-20`
export const inputWithIconStyle = `${control} min-h-12 py-2 ps-3.5 pe-14`
/** A button inside the input, at its end. */
export const fieldButtonStyle =
  'absolute inset-y-0.5 inset-e-0.5 rounded-sm px-3 text-sm font-semibold text-brand hover:bg-brand-soft'
export const selectStyle = `${control} min-h-12 appearance-none py-2 ps-3.5 pe-11`
export const textAreaStyle = `${control} block min-h-28 px-3.5 py-2.5 resize-y field-sizing-content`
/** For values that users read character by character. */
export const identifierInputStyle = 'font-mono tracking-wide'

export const labelStyle = 'text-sm font-semibold text-ink'
export const hintStyle = 'text-sm text-muted'
export const errorStyle = 'flex items-start gap-1.5 text-sm font-medium text-stolen'

/** The mark of a radio button in a frame, which shows the focus. */
export const radioStyle =
  'size-5 shrink-0 appearance-none rounded-full border-2 border-line-strong bg-surface outline-none checked:border-[0.375rem] checked:border-brand'
