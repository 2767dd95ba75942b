import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'

interface Props {
  /** The label of the button that closes the dialog and changes nothing. */
  cancel: string
  onCancel: () => void
  /** The buttons that do something; the main one last. */
  children?: ReactNode
}

/**
 * The buttons at the end of a dialog: the one that changes nothing is always first. They stay in
 * sight while a long text scrolls, except on screens so low that they would cover it.
 */
export function DialogButtons({ cancel, onCancel, children }: Props) {
  return (
    <div className="bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 max-sm:*:grow border-t border-line bg-surface px-5 py-3 sm:-mx-7 sm:-mb-7 sm:px-7 [@media(height>=30rem)]:sticky">
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      {children}
    </div>
  )
}
