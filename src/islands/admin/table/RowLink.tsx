import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { opensRow } from './open-row.ts'
import { rowLinkStyle } from './row-style.ts'

/** The link that names a row and opens its screen; a press anywhere on the row does the same. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} {...opensRow} className={rowLinkStyle}>
      {children}
    </Link>
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
