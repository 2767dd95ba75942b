import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'

interface Props {
  /** On the button that sends the form. */
  submit: ReactNode
  busy: boolean
  disabled?: boolean
  danger?: boolean
  /** On the button that leaves it. */
  cancel?: ReactNode
  onCancel: () => void
}

/** The button that sends a form, and beside it the one that leaves it. */
export function SubmitOrCancel(props: Props) {
  const { submit, busy, disabled, danger = false, cancel = 'Cancel', onCancel } = props
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
        {submit}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
