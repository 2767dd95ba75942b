import type { ComponentProps } from 'react'
import { CodeField } from '../../ui/forms/CodeField.tsx'

type Props = Omit<ComponentProps<typeof CodeField>, 'label' | 'hint' | 'autoFocus' | 'submitsForm'>

/** The field for a mailed code. It submits the form as soon as the code is complete. */
export function MailedCodeField(props: Props) {
  return (
    <CodeField
      {...props}
      label="Code"
      hint="Nothing there yet? Look in the spam folder too."
      autoFocus
      submitsForm
    />
  )
}
