import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../shell/ButtonLink.tsx'

interface Props {
  submit: string
  busy: boolean
  disabled?: boolean
  /** The path of what the form is about. */
  back: string
}

/** The button that sends a form, and beside it the link back to what it is about. */
export function SubmitOrBack({ submit, busy, disabled, back }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" busy={busy} disabled={disabled}>
        {submit}
      </Button>
      <ButtonLink to={back} variant="secondary">
        {adminCaseWords.cancel}
      </ButtonLink>
    </div>
  )
}
