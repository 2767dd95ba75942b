import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/forms/DialogButtons.tsx'
import { useBusyAction } from './use-busy-action.ts'

interface Props {
  title: string
  /** What the action does. */
  text: string
  /** The label of the button that does it. */
  confirm: string
  cancel: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onClose }: Props) {
  const { busy, press } = useBusyAction(onConfirm)
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="text-sm text-muted">{text}</p>
      <DialogButtons cancel={cancel} onCancel={onClose}>
        <Button variant="danger" busy={busy} onClick={press}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
