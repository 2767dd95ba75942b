import { Button } from '../../../ui/Button.tsx'
import { userPath } from '../../paths.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'

interface Props {
  submit: string
  busy: boolean
  disabled?: boolean
  /** Back to this user. */
  userId: string
}

/** The button that sends a form about a user, and beside it the link back to them. */
export function SubmitOrBack({ submit, busy, disabled, userId }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} disabled={disabled}>
        {submit}
      </Button>
      <ButtonLink to={userPath(userId)} variant="secondary">
        Cancel
      </ButtonLink>
    </div>
  )
}
