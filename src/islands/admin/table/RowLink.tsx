import type { ReactNode, Ref } from 'react'
import { opensRow } from './open-row.ts'

/** The link that names a row and opens its screen; a press anywhere on the row does the same. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} {...opensRow} className={rowLinkStyle}>
      {children}
    </a>
  )
}

interface ButtonProps {
  ref?: Ref<HTMLButtonElement>
  onOpen: () => void
  children: ReactNode
}

/** A button that does the same for a row with a dialog. */
export function RowButton({ ref, onOpen, children }: ButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      {...opensRow}
      className={rowLinkStyle}
    >
      {children}
    </button>
  )
}

/** The link or button that names a row and opens it. */
const rowLinkStyle =
  'inline-flex min-h-11 max-w-full items-center rounded-sm text-start font-semibold text-brand underline-offset-4 hover:underline'

/** A link in another cell, to something else than the row. */
export const cellLinkStyle =
  'inline-flex min-h-11 max-w-full items-center rounded-sm underline-offset-4 hover:underline'
