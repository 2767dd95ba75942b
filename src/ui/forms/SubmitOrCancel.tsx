import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'

interface Props {
  /** The label of the submit button. */
  submit: ReactNode
  busy: boolean
  disabled?: boolean
  /** The label of the cancel button. */
  cancel?: ReactNode
  onCancel: () => void
}

export function SubmitOrCancel(props: Props) {
  const { submit, busy, disabled, cancel = 'Cancel', onCancel } = props
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <Button type="submit" busy={busy} disabled={disabled}>
        {submit}
      </Button>
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  )
}
