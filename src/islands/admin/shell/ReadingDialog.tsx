import type { ReactNode } from 'react'
import { adminShellWords } from '../../../locales/en/screens/admin/shell.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog with text to read and no decision. */
export function ReadingDialog({ title, onClose, children }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {/* A button, because on a phone the dialog leaves no space to press outside it. */}
      <div className="flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          {adminShellWords.close}
        </Button>
      </div>
    </Dialog>
  )
}
