import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'

interface Props {
  /** The label of the button that closes the dialog and changes nothing. */
  cancel: string
  onCancel: () => void
  /** The buttons that do something; the main one last. */
  children: ReactNode
}

/** The buttons of a dialog: the one that changes nothing is always first. */
export function DialogButtons({ cancel, onCancel, children }: Props) {
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      {children}
    </div>
  )
}
