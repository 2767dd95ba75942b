import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Something to read in front of a list, where nothing is decided. */
export function ReadingDialog({ title, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {/* On a phone it fills the screen: there is hardly anything beside it to press. */}
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
