import { adminCaseWords } from '../../../locales/en/screens/admin/cases.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../shell/ButtonLink.tsx'

interface Props {
  submit: string
  busy: boolean
  disabled?: boolean
  /** The path of the record that the form changes. */
  back: string
}

/** The submit button of a form, and a link back to the record. */
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
